import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { Draft } from "../booking/appointment-values.ts";
import { localPart } from "../grid/segments.ts";

/** An agenda that was kept in the browser by an earlier version says no number of places. */
export function isOfClass(entry: AgendaEntry): boolean {
  return (entry.capacity ?? 1) > 1 && holdsPlace(entry.status);
}

/** The same for all who share the hour. */
export function classKey({ specialistId, branchId, serviceId, start }: AgendaEntry): string {
  return [specialistId, branchId, serviceId, Date.parse(start)].join(" ");
}

/** Who has a place in its class, itself included, by name; empty for an appointment that has its time alone. */
export function classOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  if (!isOfClass(entry)) return [];
  return entries
    .filter((one) => isOfClass(one) && classKey(one) === classKey(entry))
    .sort((a, b) => a.clientName.localeCompare(b.clientName, "es") || a._id.localeCompare(b._id));
}

/** Another client for the class. */
export function placeInClass(entry: AgendaEntry): Draft {
  const [start, end] = [localPart(entry.start), localPart(entry.end)];
  const { branchId, specialistId } = entry;
  const like = { ...entry, clientId: "0", clientName: "", attendeeName: null, title: "", details: "", clientNotes: "" };
  return { day: start.day, from: start.minute, to: end.minute || 24 * 60, branchId, specialistId, like };
}
