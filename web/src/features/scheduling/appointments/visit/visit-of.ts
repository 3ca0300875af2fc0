import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";

/** The appointments of its visit, by start; empty without a visit. */
export function visitOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  if (!entry.visitId) return [];
  const all = entries.filter(({ visitId }) => visitId === entry.visitId);
  return all.length > 1 ? all.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)) : [];
}

/** How many others of the visit are not cancelled. */
export function othersOf(entry: AgendaEntry, entries: readonly AgendaEntry[]): number {
  return visitOf(entry, entries).filter(({ _id, status }) => _id !== entry._id && holdsPlace(status)).length;
}
