// A blocked time in read-only form, for people who may not edit it; people who may delete it can do so here.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import type { Desk } from "../desk.ts";
import { whenText } from "../entry/when-text.ts";
import { useRemoveBlock } from "./remove-block.ts";

type Props = { entry: AgendaEntry; desk: Desk; mayDelete: boolean; onClose: () => void };

export function BlockDetail({ entry, desk, mayDelete, onClose }: Props) {
  const remove = useRemoveBlock();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const person = desk.specialists.find((one) => one._id === entry.specialistId)?.name ?? "";
  const takeAway = async () => {
    setBusy(true);
    try {
      await remove(entry);
      onClose();
    } catch (reason) {
      toast.error(sayError(reason));
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
        {entry.source === "google" && (
          <Typography color="textSecondary">Viene de su Google Calendar: se cambia allá.</Typography>
        )}
      </Stack>
    </Dialog>
  );
}
