// Moves an entry: shows it at once, sends it, and reverts it with the reason when refused. A move can be undone; one
// outside working hours is confirmed first (D-4.4).
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import {
  editCall,
  moveCall,
  moveClassCall,
  type PlaceCall,
  patchEntry,
  restoreEntry,
  useEditBlock,
  usePlaceCall,
  versionShown,
} from "../api.ts";
import { isOfClass } from "../classes/class-of.ts";
import type { AskOutsideHours } from "../entry/outside-hours.tsx";
import { type Confirmations, confirmationsIn, freeSlotsOf, sendConfirmed } from "../entry/refusals.ts";
import type { MoveChoice, Together } from "../together/use-move-choice.tsx";

const MOST_CHOICES = 3;
const CHOICE_MS = 15_000;

export type NewPlace = Pick<AgendaEntry, "start" | "end" | "specialistId">;

/** `askMove`: for an appointment of a visit or class that gets another time. */
export function useMove(ask: AskOutsideHours, askMove: (entry: AgendaEntry) => Promise<MoveChoice>) {
  const client = useQueryClient();
  const editBlock = useEditBlock();
  const places = usePlaceCall();
  const toast = useToast();

  const save = async (entry: AgendaEntry, place: NewPlace, together: Together | null, confirmed: Confirmations) => {
    const change = { ...place, updatedAt: versionShown(client, entry) };
    if (entry.status === "block" && together === null)
      return editBlock.mutateAsync({ params: { id: entry._id }, body: { block: change } });
    const { end, ...visit } = { ...change, ...confirmed };
    const { data } = await places.mutateAsync(callOf(entry._id, { ...visit, end }, together));
    return { data: [data].flat().find(({ _id }) => _id === entry._id) ?? { ...entry, ...place } };
  };

  const put = async (
    entry: AgendaEntry,
    place: NewPlace,
    zone: string,
    together: Together | null,
    isUndo: boolean,
  ): Promise<boolean> => {
    const { start, end, specialistId } = entry;
    await patchEntry(client, entry._id, place);
    try {
      const { data } = await inTurn(entry._id, () =>
        sendConfirmed((confirmed) => save(entry, place, together, confirmed), ask, isUndo ? AS_BEFORE : {}),
      );
      if (isUndo) return true;
      const moved = { ...entry, ...place, updatedAt: data.updatedAt };
      toast.undo(
        movedText(entry, data, zone),
        () => void put(moved, { start, end, specialistId }, zone, together, true),
      );
      return true;
    } catch (reason) {
      await restoreEntry(client, entry._id, { start, end, specialistId });
      if (!confirmationsIn(reason)) {
        const choices = freeSlotsOf(reason)
          .slice(0, MOST_CHOICES)
          .map((slot) => ({
            label: dateTimeText(slot.start, { zone }),
            onSelect: () => void put(entry, slot, zone, together, false),
          }));
        toast.error(sayError(reason), choices.length > 0 ? { choices, duration: CHOICE_MS } : {});
      }
      return false;
    }
  };

  return async (entry: AgendaEntry, place: NewPlace, zone: string) => {
    const isAsked = isShift(entry, place) || (isOfClass(entry) && entry.specialistId !== place.specialistId);
    const choice = isAsked ? await askMove(entry) : "one";
    return choice !== null && put(entry, place, zone, choice === "one" ? null : choice, false);
  };
}

/** All of a visit or class keep their lengths. */
function callOf(id: string, { end, ...place }: NewPlace & Confirmations, together: Together | null): PlaceCall {
  if (together === "class") return moveClassCall(id, place);
  return together === "visit" ? moveCall(id, place) : editCall(id, { ...place, end });
}

/** Its previous place needs no confirmation. */
const AS_BEFORE = { confirmOutsideHours: true, confirmOtherBranch: true, confirmNotGiven: true };

const underWay = new Map<string, Promise<unknown>>();

/** Moves of one entry are sent one after the other. */
function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(id) ?? Promise.resolve();
  const own = before.catch(() => undefined).then(work);
  underWay.set(id, own);
  void own.catch(() => undefined).finally(() => underWay.get(id) === own && underWay.delete(id));
  return own;
}

/** At another time, with the same length. */
function isShift(entry: AgendaEntry, place: NewPlace): boolean {
  const by = Date.parse(place.start) - Date.parse(entry.start);
  return by !== 0 && by === Date.parse(place.end) - Date.parse(entry.end);
}

function movedText(before: AgendaEntry, after: Pick<AgendaEntry, "start" | "end">, zone: string): string {
  const what = before.status === "block" ? "Bloqueo" : "Cita";
  if (before.start !== after.start)
    return `${what} movid${what === "Cita" ? "a" : "o"}: ${dateTimeText(after.start, { zone })}`;
  if (before.end !== after.end) return `${what} de ${hourOfInstant(after.start)} a ${hourOfInstant(after.end)}`;
  return `${what} con otro especialista`;
}
