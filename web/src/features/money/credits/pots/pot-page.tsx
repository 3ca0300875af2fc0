// /partner/movimientos: both pots of a partner, and what came into them and went to businesses, newest first.
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import {
  CREDIT_LABELS,
  creditText,
  POT_LABELS,
  POT_MOVEMENT_LABELS,
} from "@mostrador/domain/money/credits/credit-words.ts";
import { POT_MOVEMENT_TYPES, type PotMovement } from "@mostrador/domain/money/credits/schema.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useAddress } from "../../../../lib/address/address.ts";
import { daysIn, filtersIn } from "../../../../lib/address/filters.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Money } from "../../../../ui/data/money.tsx";
import { AddRounded } from "../../../../ui/icon/list-actions.ts";
import { Card } from "../../../../ui/layout/card.tsx";
import { JournalList } from "../../../../ui/list/journal-list.tsx";
import { Row } from "../../../../ui/list/row.tsx";
import { PartnerFrame, usePartner, usePartners } from "../../../partners/partners/index.ts";
import { type PotFilters, usePotMovements } from "../api.ts";
import { type AddressFilters, NO_FILTERS, PotFilterPanel } from "./pot-filters.tsx";
import { RechargePot } from "./recharge-pot.tsx";

const when = ({ date }: PotMovement) => dateTimeText(date, { zone: USUAL_ZONE });

export function PotPage() {
  const { params, change } = useAddress();
  const session = useSession();
  const role = session.status === "in" ? session.user.role : "user";
  const isTeam = role === "admin";
  const [isRecharging, setIsRecharging] = useState(false);
  const found = filtersIn(params, NO_FILTERS);
  const values = isTeam ? found : { ...found, partner: null };
  const own = usePartners();
  const chosen = usePartner(values.partner ?? undefined);
  const partner = isTeam ? chosen.data : own.data?.[0];
  const filters = filtersOf(values, isTeam);
  const list = usePotMovements(filters, role !== "user");
  const { partnerId: _partner, ...narrowing } = filters;
  return (
    <PartnerFrame
      title="Movimientos de créditos"
      partner={partner}
      action={
        isTeam &&
        partner && (
          <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={() => setIsRecharging(true)}>
            Recargar créditos
          </Button>
        )
      }
    >
      {(partner || !isTeam) && <PotCards partner={partner} />}
      <Box>
        <PotFilterPanel values={values} onChange={change} isTeam={isTeam} />
      </Box>
      <JournalList<PotMovement>
        label="Movimientos de créditos"
        query={list}
        columns={[
          { key: "date", label: "Fecha", render: when, width: 190 },
          { key: "type", label: "Movimiento", render: ({ type }) => POT_MOVEMENT_LABELS[type] },
          { key: "business", label: "Negocio", render: ({ businessName }) => businessName || "—" },
          { key: "pot", label: "Saldo", render: ({ creditSource }) => POT_LABELS[creditSource], width: 110 },
          { key: "model", label: "Modelo", render: modelOf, width: 120 },
          { key: "total", label: "Total", render: (movement) => <Total {...movement} />, align: "right", width: 120 },
          { key: "amount", label: "Créditos", render: (movement) => <Signed {...movement} />, align: "right" },
          {
            key: "after",
            label: "Quedan",
            render: ({ balanceAfterMovement }) => creditText(balanceAfterMovement),
            align: "right",
            width: 110,
          },
        ]}
        renderRow={(movement) => (
          <Row
            title={movement.businessName || POT_MOVEMENT_LABELS[movement.type]}
            subtitle={`${POT_LABELS[movement.creditSource]} · ${when(movement)}`}
            amount={<Signed {...movement} />}
          />
        )}
        narrowed={Object.keys(narrowing).length > 0 ? "Ningún movimiento coincide con los filtros." : null}
        empty={{ text: "Aquí verás los créditos que recibes y los que envías a tus negocios." }}
      />
      {isRecharging && partner && <RechargePot partner={partner} onClose={() => setIsRecharging(false)} />}
    </PartnerFrame>
  );
}

function PotCards({ partner }: { partner: Partner | undefined }) {
  const pots = [
    { label: POT_LABELS.prepay, left: partner?.counters.prepayCredits, text: "Créditos que ya se pagaron" },
    { label: POT_LABELS.sold, left: partner?.counters.soldCredits, text: "Créditos de tu suscripción" },
  ];
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))", gap: 2 }}>
      {pots.map(({ label, left, text }) => (
        <Card key={label}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="p" sx={{ fontSize: 28, lineHeight: 1.3, fontVariantNumeric: "tabular-nums" }}>
            {left === undefined ? <Skeleton width={96} /> : creditText(left)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

/** A recharge of a pot is of no model: its credits become those of one when they are sent. */
function modelOf({ type, creditType }: PotMovement): string {
  return type === "partner_recharge" ? "—" : CREDIT_LABELS[creditType];
}

function Total({ type, totalPrice }: Pick<PotMovement, "type" | "totalPrice">) {
  if (type === "business_extract") return "—";
  return totalPrice > 0 ? <Money amount={totalPrice} /> : "Gratis";
}

function Signed({ type, amount }: Pick<PotMovement, "type" | "amount">) {
  const isIn = type !== "partner_transfer";
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", color: isIn ? "success.ink" : "text.primary" }}
    >
      {`${isIn ? "+" : "−"}${creditText(amount)}`}
    </Box>
  );
}

function filtersOf(values: AddressFilters, isTeam: boolean): PotFilters {
  const { tipo, saldo, negocio, partner } = values;
  const type = POT_MOVEMENT_TYPES.find((one) => one === tipo);
  const creditSource = (["prepay", "sold"] as const).find((one) => one === saldo);
  return {
    ...daysIn(values, USUAL_ZONE),
    ...(isTeam && partner && { partnerId: partner }),
    ...(negocio && { businessId: negocio }),
    ...(type && { type }),
    ...(creditSource && { creditSource }),
  };
}
