// Changes the state of a whole visit or class.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useChangeClassStatus, useChangeVisitStatus } from "../api.ts";
import type { Together } from "./use-move-choice.tsx";

/** Returns whether it was saved; a refusal is shown. */
export function useStatusOfAll() {
  const calls = { visit: useChangeVisitStatus(), class: useChangeClassStatus() };
  const toast = useToast();
  return async (
    of: Together,
    entry: AgendaEntry,
    status: AppointmentStatus,
    { cancellationMessage }: { cancellationMessage: string },
  ) => {
    const body = { status, ...(cancellationMessage && { cancellationMessage }) };
    try {
      const { message } = await calls[of].mutateAsync({ params: { id: entry._id }, body });
      toast.success(message);
      return true;
    } catch (reason) {
      toast.error(sayError(reason));
      return false;
    }
  };
}
