// A bought package: what is left, what was paid, and every movement of its sessions.
import { isUnpaid, MOVE_LABELS } from "@mostrador/domain/money/packages/balance.ts";
import { editPackagePurchase, refundPackage } from "@mostrador/domain/money/packages/routes.ts";
import type { PackageMovement, PackagePurchase } from "@mostrador/domain/money/packages/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { DateTime, dateTimeText } from "../../../../ui/data/date-time.tsx";
import { Facts } from "../../../../ui/data/facts.tsx";
import { moneyText } from "../../../../ui/data/money.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { ChargeLine } from "../../charges/index.ts";
import { useSessionMovements } from "../api.ts";
import { leftText } from "../sessions-text.ts";
import { ExpiryForm } from "./expiry-form.tsx";
import { PurchaseState } from "./purchase-state.tsx";
import { RefundForm } from "./refund-form.tsx";

type Props = { purchase: PackagePurchase; onClose: () => void };

export function PurchaseDialog({ purchase, onClose }: Props) {
  const mayCall = useMayCall();
  const [open, setOpen] = useState<"expiry" | "refund" | null>(null);
  const { _id, clientId, clientName, packageName, services, price, paid, owed, status, note } = purchase;
  const isClosed = status === "refunded" || isUnpaid(purchase);
  const close = () => setOpen(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={packageName}
      actions={
        !isClosed && (
          <>
            {mayCall(refundPackage) && (
              <Button color="error" onClick={() => setOpen("refund")}>
                Devolver
              </Button>
            )}
            {mayCall(editPackagePurchase) && <Button onClick={() => setOpen("expiry")}>Vigencia y nota</Button>}
          </>
        )
      }
    >
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <Typography variant="h3" component="p" sx={{ flex: 1, minWidth: 180 }}>
            {leftText(purchase)}
          </Typography>
          <PurchaseState status={status} />
        </Box>
        {!isClosed && <ChargeLine of={{ packagePurchaseId: _id }} />}
        <Facts
          facts={[
            {
              label: "Cliente",
              value: (
                <Link component={RouterLink} to={`/contactos/${clientId}`}>
                  {clientName}
                </Link>
              ),
            },
            { label: "Servicios", value: services.map(({ name }) => name).join(", ") },
            { label: "Precio", value: moneyText(price) },
            { label: "Pagado", value: owed > 0 ? `${moneyText(paid)}, debe ${moneyText(owed)}` : moneyText(paid) },
            { label: "Vendido", value: `${dateTimeText(purchase.soldAt)}, ${purchase.branchName}` },
            note !== "" && { label: "Nota", value: note },
          ]}
        />
        <Movements purchaseId={_id} />
      </Box>
      {open === "expiry" && <ExpiryForm purchase={purchase} onClose={close} />}
      {open === "refund" && <RefundForm purchase={purchase} onClose={close} />}
    </Dialog>
  );
}

function Movements({ purchaseId }: { purchaseId: string }) {
  const { data, error, refetch } = useSessionMovements(purchaseId);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  if (!data) return <Skeleton height={120} />;
  return (
    <Box component="section" aria-label="Movimientos">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Movimientos
      </Typography>
      <DividedList label="Movimientos">
        {data.map((movement) => (
          <DividedRow key={movement._id}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {MOVE_LABELS[movement.type]}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                <About movement={movement} />
                <DateTime value={movement.createdAt} />, {movement.createdBy}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
              {movement.sessions > 0 ? `+${movement.sessions}` : `−${-movement.sessions}`}
            </Typography>
          </DividedRow>
        ))}
      </DividedList>
    </Box>
  );
}

function About({ movement: { appointmentId, about } }: { movement: PackageMovement }) {
  if (!about) return null;
  if (!appointmentId) return <>{about} · </>;
  return (
    <>
      <Link component={RouterLink} to={`/agenda?cita=${appointmentId}`}>
        {about}
      </Link>{" "}
      ·{" "}
    </>
  );
}
