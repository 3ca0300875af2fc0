// The subscription of a partner: what it has, until when, and where to choose or renew it.
import type { PartnerSubscription } from "@mostrador/domain/partners/partners/schema.ts";
import { subscriptionCard } from "@mostrador/domain/partners/partners/subscription.ts";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useNow } from "../../../lib/use-now.ts";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { Card } from "../../../ui/layout/card.tsx";

const STATES = {
  active: "Activa",
  trialing: "En prueba",
  expired: "Vencida",
  inactive: "Inactiva",
  canceled: "Cancelada",
  unpaid: "Sin pagar",
} as const;
const PLANS = { hobby: "Hobby", pro: "Pro", scale: "Scale", prepay: "Prepago" } as const;

export function SubscriptionCard({ subscription }: { subscription: PartnerSubscription }) {
  const now = useNow();
  const state = subscriptionCard(subscription, now);
  const { status, plan, endDate } = subscription;
  return (
    <Card
      title="Suscripción"
      action={
        state === "running" ? undefined : (
          <Button component={Link} to="/precios-partner" variant={state === "ended" ? "contained" : "outlined"}>
            {state === "ended" ? "Renovar" : "Elegir un plan"}
          </Button>
        )
      }
    >
      {state === "none" && <Typography sx={{ mb: 1.5 }}>Sin suscripción</Typography>}
      {state === "ended" && (
        <Typography sx={{ mb: 1.5 }}>Tu suscripción terminó. Renuévala para seguir enviando créditos.</Typography>
      )}
      <Facts
        facts={[
          { label: "Plan", value: PLANS[plan] },
          {
            label: "Estado",
            value: <StatusChip tone={state === "ended" ? "warning" : "success"} label={STATES[status]} />,
          },
          { label: state === "ended" ? "Terminó" : "Vigente hasta", value: dateTimeText(endDate) },
        ]}
      />
    </Card>
  );
}
