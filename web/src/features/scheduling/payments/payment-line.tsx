// One payment: amount, state, pending decision, and a refund with one click (D-6.4).
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { PAYMENT_LABELS, taskText } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import type { Payment } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useRefund, useSettle } from "./api.ts";

const LOOK = {
  approved: { tone: "success", mark: "check" },
  pending: { tone: "warning", mark: "clock" },
  in_process: { tone: "warning", mark: "clock" },
  authorized: { tone: "warning", mark: "clock" },
  in_mediation: { tone: "error", mark: "ring" },
  charged_back: { tone: "error", mark: "cross" },
  rejected: { tone: "neutral", mark: "cross" },
  cancelled: { tone: "neutral", mark: "cross" },
  refunded: { tone: "neutral", mark: "dash" },
} as const;

export function PaymentLine({ payment, isTitled = false }: { payment: Payment; isTitled?: boolean }) {
  const refund = useRefund();
  const settle = useSettle();
  const toast = useToast();
  const may = useMay();
  const [isAsking, setIsAsking] = useState(false);
  const { _id: id, status, amount, currency, task } = payment;
  const mayRefund = payment.mayRefund && may(PAGE.finanzas, "edit");
  const maySettle = task !== null && (may(PAGE.finanzas, "edit") || may(PAGE.agenda, "edit"));
  const done = async () => {
    try {
      toast.success((await settle.mutateAsync({ params: { id } })).message);
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return (
    <Box>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          {isTitled && <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{payment.title}</Typography>}
          <Typography variant="body2" color="textSecondary">
            <Money amount={amount} currency={currency} /> · <DateTime value={payment.paidAt ?? payment.createdAt} />
          </Typography>
        </Box>
        <StatusChip {...LOOK[status]} label={PAYMENT_LABELS[status]} />
      </Box>
      {task && (
        <Box sx={{ mt: 1 }}>
          <Notice tone="warning">{taskText(task, payment)}</Notice>
        </Box>
      )}
      {(mayRefund || maySettle) && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: "wrap" }}>
          {isTitled && payment.appointmentId && (
            <Button size="small" href={`/agenda?cita=${payment.appointmentId}`}>
              Ver cita
            </Button>
          )}
          {isTitled && payment.orderId && (
            <Button size="small" href={`/pedidos?pedido=${payment.orderId}`}>
              Ver pedido
            </Button>
          )}
          {isTitled && payment.packagePurchaseId && (
            <Button size="small" href={`/paquetes/vendidos?venta=${payment.packagePurchaseId}`}>
              Ver paquete
            </Button>
          )}
          {mayRefund && (
            <Button size="small" color="error" onClick={() => setIsAsking(true)}>
              Reembolsar
            </Button>
          )}
          {maySettle && (
            <Button size="small" variant="text" onClick={() => void done()} disabled={settle.isPending}>
              Ya lo resolví
            </Button>
          )}
        </Stack>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setIsAsking(false)}
          title="¿Reembolsar este pago?"
          confirmLabel="Reembolsar"
          danger
          onConfirm={async () => {
            toast.success((await refund.mutateAsync({ params: { id } })).message);
          }}
        >
          Se devolverán {moneyText(amount - payment.refunded, currency)} a quien pagó. No se puede deshacer.
        </ConfirmDialog>
      )}
    </Box>
  );
}
