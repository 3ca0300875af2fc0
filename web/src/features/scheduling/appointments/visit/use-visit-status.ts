// Changes the state of a whole visit; undo restores the previous one.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useChangeVisitStatus } from "../api.ts";

/** Returns whether it was saved; a refusal is shown. */
export function useVisitStatusChange() {
  const { mutateAsync } = useChangeVisitStatus();
  const toast = useToast();
  return async (entry: AgendaEntry, status: AppointmentStatus, how: { cancellationMessage: string }) => {
    const body = { status, ...(how.cancellationMessage && { cancellationMessage: how.cancellationMessage }) };
    try {
      const { message } = await mutateAsync({ params: { id: entry._id }, body });
      toast.success(message);
      return true;
    } catch (reason) {
      toast.error(sayError(reason));
      return false;
    }
  };
}
