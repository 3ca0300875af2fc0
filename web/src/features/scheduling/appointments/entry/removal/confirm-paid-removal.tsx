// Asks before an appointment with payments is deleted, and shows the amounts.
import { listMoneyMovements } from "@mostrador/domain/money/finance/routes.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useMayCall } from "../../../../../lib/session/active-business.ts";
import { moneyText } from "../../../../../ui/data/money.tsx";
import { ConfirmDialog } from "../../../../../ui/dialog/confirm-dialog.tsx";
import { useMovementsOf } from "../../../../money/finance/index.ts";
import { paidText } from "./paid-text.ts";

type Props = { entry: AgendaEntry; onConfirm: () => void; onClose: () => void };

export function ConfirmPaidRemoval({ entry: { moneyMovementIds: ids }, onConfirm, onClose }: Props) {
  const maySee = useMayCall()(listMoneyMovements);
  const { data } = useMovementsOf(maySee ? ids : []);
  const { title, text } = paidText(ids.length, data, (pesos) => moneyText(pesos));
  return (
    <ConfirmDialog open onClose={onClose} title={title} confirmLabel="Eliminar" danger onConfirm={onConfirm}>
      {text}
    </ConfirmDialog>
  );
}
