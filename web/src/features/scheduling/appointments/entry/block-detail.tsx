// A blocked time, opened: it can be taken away, and brought back for some seconds.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { sayError } from "../../../../ui/state/error-state.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useCreateBlocks, useDeleteBlock } from "../api.ts";
import type { Desk } from "../desk.ts";
import { whenText } from "./when-text.ts";

type Props = { entry: AgendaEntry; desk: Desk; mayDelete: boolean; onClose: () => void };

export function BlockDetail({ entry, desk, mayDelete, onClose }: Props) {
  const remove = useDeleteBlock();
  const create = useCreateBlocks();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const person = desk.specialists.find((one) => one._id === entry.specialistId)?.name ?? "";
  const bringBack = async () => {
    const { title, start, end, branchId, businessId, specialistId, colorHex } = entry;
    try {
      await create.mutateAsync({
        body: { block: { title, start, end, branchId, businessId, colorHex, specialists: [specialistId] } },
      });
    } catch (reason) {
      toast.error(sayError(reason));
    }
  };
  const takeAway = async () => {
    setBusy(true);
    try {
      const { message } = await remove.mutateAsync({ params: { id: entry._id } });
      toast.undo(message, () => void bringBack());
      onClose();
    } catch (reason) {
      toast.error(sayError(reason) || "Error al eliminar el bloqueo");
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.title}
      size="small"
      compact
      busy={busy}
      actions={
        mayDelete && (
          <Button variant="contained" color="error" disabled={busy} onClick={() => void takeAway()}>
            Eliminar bloqueo
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 0.5 }}>
        <Typography sx={{ fontWeight: 500 }}>{whenText(entry)}</Typography>
        <Typography color="textSecondary">{person && `${person} no recibe citas en ese horario.`}</Typography>
      </Stack>
    </Dialog>
  );
}
