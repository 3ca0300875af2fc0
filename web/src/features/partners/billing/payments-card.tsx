// What the partner bought, and the way to its card and invoices at Stripe.
import type { PartnerPurchase } from "@mostrador/domain/partners/billing/schema.ts";
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { usePartnerBilling, usePartnerPortal } from "./api.ts";

const NUMBER = new Intl.NumberFormat("es-MX");
const STATUS: Readonly<Record<PartnerPurchase["status"], string>> = {
  open: "Sin pagar",
  pending: "Esperando el pago",
  paid: "Pagada",
  failed: "No se pagó",
  expired: "Vencida",
  refunded: "Reembolsada",
  disputed: "En disputa",
};

export function PaymentsCard({ partner }: { partner: Partner }) {
  const read = usePartnerBilling(partner._id);
  const portal = usePartnerPortal(partner._id);
  const { data, error } = read;
  return (
    <Card
      title="Pagos"
      flush
      action={
        <Button component={Link} to="/partner/recargar-creditos">
          Recargar créditos
        </Button>
      }
    >
      {error && !data && <ErrorState dense error={error} onRetry={() => void read.refetch()} />}
      {!error && !data && <Skeleton height={64} sx={{ mx: 2.5 }} />}
      {data?.purchases.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          Aquí verás tus recargas y las facturas de tu plan.
        </Typography>
      )}
      {data?.purchases.map((purchase) => (
        <Row
          key={purchase._id}
          title={purchase.title}
          subtitle={subtitleOf(purchase)}
          amount={moneyText(purchase.amount / 100)}
        />
      ))}
      {partner.subscription.stripeCustomerId && (
        <Box sx={{ px: 2.5, pb: 2, pt: 1 }}>
          <Button variant="outlined" disabled={portal.isBusy} onClick={() => void portal.open()}>
            Tarjeta, facturas y cancelación
          </Button>
        </Box>
      )}
    </Card>
  );
}

function subtitleOf({ credits, createdAt, status }: PartnerPurchase): string {
  const facts = [dateTimeText(createdAt, { time: false }), STATUS[status]];
  return (credits > 0 ? [`${NUMBER.format(credits)} créditos`, ...facts] : facts).join(" · ");
}
