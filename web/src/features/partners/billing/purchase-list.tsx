// What was bought, the latest first: title, credits, day, status and amount.
import type { PartnerPurchase } from "@mostrador/domain/partners/billing/schema.ts";
import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { Row } from "../../../ui/list/row.tsx";

type Purchase = PartnerPurchase & { currency?: string };

const NUMBER = new Intl.NumberFormat("es-MX");
const STATUS = {
  open: { tone: "neutral", mark: "ring", label: "Sin pagar" },
  pending: { tone: "warning", mark: "clock", label: "Esperando el pago" },
  paid: { tone: "success", mark: "check", label: "Pagada" },
  failed: { tone: "error", mark: "cross", label: "No se pagó" },
  expired: { tone: "neutral", mark: "dash", label: "Vencida" },
  refunded: { tone: "neutral", mark: "dash", label: "Reembolsada" },
  disputed: { tone: "error", mark: "half", label: "En disputa" },
} as const satisfies Record<PartnerPurchase["status"], ComponentProps<typeof StatusChip>>;

export function PurchaseList({
  label,
  purchases = [],
}: {
  label: string;
  purchases?: readonly Purchase[] | undefined;
}) {
  return (
    <DividedList label={label}>
      {purchases.map((purchase) => (
        <DividedRow key={purchase._id}>
          <Row
            title={purchase.title}
            subtitle={
              <Box
                component="span"
                sx={{ display: "flex", flexWrap: "wrap", gap: 1, rowGap: 0.5, alignItems: "center", pt: 0.25 }}
              >
                {subtitleOf(purchase)}
                <StatusChip {...STATUS[purchase.status]} />
              </Box>
            }
            amount={moneyText(purchase.amount / 100, purchase.currency)}
          />
        </DividedRow>
      ))}
    </DividedList>
  );
}

function subtitleOf({ credits, createdAt }: Purchase): string {
  const day = dateTimeText(createdAt, { time: false });
  return credits > 0 ? `${NUMBER.format(credits)} créditos · ${day}` : day;
}
