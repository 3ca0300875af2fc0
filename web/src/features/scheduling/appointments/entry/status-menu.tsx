// The state menu of an appointment: offers all other states (contract/agenda#status). A change shows at once and can be
// undone; cancelling first asks what to tell the client.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, STATUS_LABELS, statusMenu } from "@mostrador/domain/scheduling/appointments/status.ts";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import { StatusChip, StatusDot } from "../../../../ui/data/status.tsx";
import { ExpandMoreRounded } from "../../../../ui/icon/arrows.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { patchEntry, restoreEntry, useChangeStatus } from "../api.ts";
import { STATUS_LOOK } from "../status-look.ts";

type Props = { entry: AgendaEntry; mayEdit: boolean; onCancel: () => void };

export function StatusMenu({ entry, mayEdit, onCancel }: Props) {
  const change = useStatusChange();
  const look = STATUS_LOOK[entry.status];
  const label = STATUS_LABELS[entry.status];
  if (!mayEdit) return <StatusChip {...look} label={label} />;
  return (
    <MenuButton
      label={`Estado: ${label}. Cambiar estado`}
      trigger={(props) => (
        <Button
          {...props}
          endIcon={<ExpandMoreRounded />}
          sx={{ gap: 0.75, bgcolor: `${look.tone}.soft`, color: `${look.tone}.ink`, borderColor: "transparent" }}
        >
          <StatusDot {...look} />
          {label}
        </Button>
      )}
      actions={statusMenu(entry.status).map((status) => ({
        label: STATUS_LABELS[status],
        icon: <StatusDot {...STATUS_LOOK[status]} size={14} />,
        onSelect: () => (status === "cancelada" ? onCancel() : void change(entry, status)),
      }))}
    />
  );
}

type StatusOptions = { isUndo?: boolean; cancellationMessage?: string };

/** Returns whether it was saved; a refusal is shown and the previous state returns. */
export function useStatusChange() {
  const client = useQueryClient();
  const { mutateAsync } = useChangeStatus();
  const toast = useToast();
  const change = async (entry: AgendaEntry, status: AppointmentStatus, how: StatusOptions = {}): Promise<boolean> => {
    const { isUndo = false, cancellationMessage } = how;
    const before = entry.status as AppointmentStatus;
    const body = { status, ...(cancellationMessage ? { cancellationMessage } : {}) };
    await patchEntry(client, entry._id, { status });
    try {
      const { message } = await mutateAsync({ params: { id: entry._id }, body });
      if (isUndo) toast.success(message);
      else toast.undo(message, () => void change({ ...entry, status }, before, { isUndo: true }));
      return true;
    } catch (reason) {
      await restoreEntry(client, entry._id, { status: before });
      toast.error(sayError(reason));
      return false;
    }
  };
  return change;
}
