// What the partner bought, and the way to its card and invoices at Stripe.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { Card } from "../../../ui/layout/card.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { usePartnerBilling, usePartnerPortal } from "./api.ts";
import { PurchaseList } from "./purchase-list.tsx";

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
      <PurchaseList label="Pagos del partner" purchases={data?.purchases} />
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
