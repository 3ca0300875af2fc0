import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";

/** All that was booked together with it, in the order of their starts; empty where it stands alone. */
export function visitOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  if (!entry.visitId) return [];
  const all = entries.filter(({ visitId }) => visitId === entry.visitId);
  return all.length > 1 ? all.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)) : [];
}

/** How many others of the visit still hold their place. */
export function othersOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): number {
  return visitOf(entry, entries).filter(({ _id, status }) => _id !== entry._id && holdsPlace(status)).length;
}
