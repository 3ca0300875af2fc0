// The payouts of a specialist that meet the period; each leads to its money, and can be undone with a reason.
import { METHOD_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import { undoPayout } from "@mostrador/domain/scheduling/commissions/routes.ts";
import { type Payout, PayoutUndoing } from "@mostrador/domain/scheduling/commissions/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { dateTimeText, dayText } from "../../../ui/data/date-time.tsx";
import { moneyText } from "../../../ui/data/money.tsx";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useUndoPayout } from "./api.ts";

type Props = { payouts: readonly Payout[]; zone: string };

export function PayoutList({ payouts, zone }: Props) {
  const [undoing, setUndoing] = useState<Payout | null>(null);
  const mayUndo = useMayCall()(undoPayout);
  return (
    <>
      <Box component="ul" aria-label="Pagos" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {payouts.map((payout) => (
          <Box
            component="li"
            key={payout._id}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography variant="body2">
                {`${totalText(payout)} · ${METHOD_LABELS[payout.paymentMethod]} · ${dayText(payout.from)} – ${dayText(payout.to)}`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {payout.undoneAt
                  ? `Se deshizo: ${payout.undoneReason} · ${payout.undoneBy} · ${dateTimeText(payout.undoneAt, { zone })}`
                  : `${payout.paidBy} · ${dateTimeText(payout.paidAt, { zone })}`}
              </Typography>
            </Box>
            {payout.movementId && (
              <Button
                size="small"
                variant="text"
                component={RouterLink}
                to={`/finanzas/movimientos?movimiento=${payout.movementId}`}
              >
                Ver movimiento
              </Button>
            )}
            {mayUndo && !payout.undoneAt && (
              <Button size="small" variant="text" onClick={() => setUndoing(payout)}>
                Deshacer
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {undoing && <UndoForm payout={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function UndoForm({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const undo = useUndoPayout();
  const toast = useToast();
  return (
    <FormDialog<PayoutUndoing>
      open
      size="small"
      onClose={onClose}
      title={`Deshacer el pago de ${totalText(payout)}`}
      schema={PayoutUndoing}
      defaultValues={{ reason: "" }}
      errorRoot="undoing"
      submitLabel="Deshacer pago"
      onSubmit={async (undoing) => {
        toast.success((await undo.mutateAsync({ params: { id: payout._id }, body: { undoing } })).message);
      }}
    >
      <Typography>Lo pagado vuelve a quedar por pagar, y el dinero regresa como una entrada.</Typography>
      <TextArea name="reason" label="Motivo" max={500} />
    </FormDialog>
  );
}

function totalText({ commission, tips }: Payout): string {
  return moneyText(commission + tips);
}
