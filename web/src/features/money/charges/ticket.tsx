// The ticket of a charge on screen.

import type { Charge } from "@mostrador/domain/money/charges/schema.ts";
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { paymentsByMeans, placeOf } from "./ticket-text.ts";

export function Ticket({ charge, zone }: { charge: Charge; zone: string }) {
  const { lines, tip, received, change, total } = charge;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {[charge.clientName, charge.branchName, dateTimeText(charge.createdAt, { zone }), `Cobró ${charge.createdBy}`]
          .filter(Boolean)
          .join(" · ")}
      </Typography>
      <Box component="dl" aria-label="Recibo" sx={{ my: 1.5, display: "grid", gap: 0.75 }}>
        {lines.map((line) => (
          <Amount key={placeOf(line) || line.title} label={line.title} amount={line.price} link={placeOf(line)} />
        ))}
        {lines.some(({ discount }) => discount > 0) && (
          <Amount label="Descuentos" amount={-lines.reduce((sum, { discount }) => sum + discount, 0)} />
        )}
        {tip > 0 && <Amount label="Propina" amount={tip} />}
        {paymentsByMeans(charge).map((each) => (
          <Amount
            key={`${each.type} ${each.paymentMethod}`}
            label={`${each.type === "in" ? "Pagó con" : "Se devolvió en"} ${METHOD_LABELS[each.paymentMethod].toLowerCase()}`}
            amount={each.type === "in" ? each.amount : -each.amount}
          />
        ))}
        {change > 0 && <Amount label={`Recibido ${moneyText(received)}, cambio`} amount={change} />}
        <Amount label="Total cobrado" amount={total} isStrong />
      </Box>
      {charge.note && <Typography variant="body2">{charge.note}</Typography>}
    </Box>
  );
}

type AmountProps = { label: string; amount: number; link?: string; isStrong?: boolean };

function Amount({ label, amount, link = "", isStrong = false }: AmountProps) {
  return (
    <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, fontWeight: isStrong ? 700 : 400 }}>
      <Box component="dt" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {link ? (
          <Link component={RouterLink} to={link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: "nowrap" }}>
        <Money amount={amount} />
      </Box>
    </Box>
  );
}
