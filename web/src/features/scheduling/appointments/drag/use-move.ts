// An entry put elsewhere: shown there at once, asked of the server, and put back when it is refused, with the reason. A
// move can be undone; one to an hour outside working hours is asked about first (D-4.4).
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { patchEntry, restoreEntry, useEditAppointment, useEditBlock } from "../api.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { isOutsideHours } from "../entry/refusals.ts";

export type NewPlace = Pick<AgendaEntry, "start" | "end" | "specialistId">;

export function useMove(ask: AskOutsideHours) {
  const client = useQueryClient();
  const editAppointment = useEditAppointment();
  const editBlock = useEditBlock();
  const toast = useToast();

  const save = (entry: AgendaEntry, place: NewPlace, confirmOutsideHours: boolean) => {
    const change = { ...place, updatedAt: entry.updatedAt };
    const params = { id: entry._id };
    return entry.status === "block"
      ? editBlock.mutateAsync({ params, body: { block: change } })
      : editAppointment.mutateAsync({ params, body: { appointment: { ...change, confirmOutsideHours } } });
  };

  const put = async (entry: AgendaEntry, place: NewPlace, zone: string, isUndo: boolean): Promise<boolean> => {
    const { start, end, specialistId } = entry;
    await patchEntry(client, entry._id, place);
    try {
      const { data } = await save(entry, place, isUndo).catch(async (reason: unknown) => {
        if (!isOutsideHours(reason) || !(await ask(reason.message))) throw reason;
        return save(entry, place, true);
      });
      if (isUndo) return true;
      const moved = { ...entry, ...place, updatedAt: data.updatedAt };
      toast.undo(movedText(entry, data, zone), () => void put(moved, { start, end, specialistId }, zone, true));
      return true;
    } catch (reason) {
      await restoreEntry(client, entry._id, { start, end, specialistId });
      if (!isOutsideHours(reason)) toast.error(sayError(reason));
      return false;
    }
  };

  return (entry: AgendaEntry, place: NewPlace, zone: string) => put(entry, place, zone, false);
}

function movedText(before: AgendaEntry, after: Pick<AgendaEntry, "start" | "end">, zone: string): string {
  const what = before.status === "block" ? "Bloqueo" : "Cita";
  if (before.start !== after.start)
    return `${what} movid${what === "Cita" ? "a" : "o"}: ${dateTimeText(after.start, { zone })}`;
  if (before.end !== after.end) return `${what} de ${after.start.slice(11, 16)} a ${after.end.slice(11, 16)}`;
  return `${what} con otro especialista`;
}
