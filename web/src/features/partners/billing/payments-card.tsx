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
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
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
      action={
        <Button component={Link} to="/partner/recargar-creditos">
          Recargar créditos
        </Button>
      }
    >
      {error && !data && <ErrorState dense error={error} onRetry={() => void read.refetch()} />}
      {!error && !data && <Skeleton height={64} />}
      {data?.purchases.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aquí verás tus recargas y las facturas de tu plan.
        </Typography>
      )}
      <DividedList label="Pagos del partner">
        {data?.purchases.map((purchase) => (
          <DividedRow key={purchase._id}>
            <Row title={purchase.title} subtitle={subtitleOf(purchase)} amount={moneyText(purchase.amount / 100)} />
          </DividedRow>
        ))}
      </DividedList>
      {partner.subscription.stripeCustomerId && (
        <Box sx={{ pt: 2 }}>
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
