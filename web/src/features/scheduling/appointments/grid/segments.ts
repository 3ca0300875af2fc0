// Splits an entry into its parts per day, in minutes of that day. A block of two weeks has a part on each day.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import { addDays, type Day, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";

export type Segment = Span & {
  entry: AgendaEntry;
  /** It started on an earlier day, or continues on the next. */
  isCut: boolean;
  /** Of a class: it is the card of all who have a place in it. */
  placesTaken?: number;
};

const WHOLE_DAY = 24 * 60;
const MOST_DAYS = 400;

/** By day, in time order. The server writes times in the branch's zone, so day and hour are read from the text. */
export function segmentsByDay(entries: readonly AgendaEntry[]): Map<Day, Segment[]> {
  const days = new Map<Day, Segment[]>();
  for (const entry of entries) {
    const [start, end] = [localPart(entry.start), localPart(entry.end)];
    const last = end.minute === 0 ? addDays(end.day, -1) : end.day;
    let day = start.day;
    for (let count = 0; day <= last && count < MOST_DAYS; count += 1, day = addDays(day, 1)) {
      const from = day === start.day ? start.minute : 0;
      const to = day === last && end.minute > 0 ? end.minute : WHOLE_DAY;
      const segment = { entry, from, to, isCut: start.day !== last };
      const list = days.get(day);
      if (list) list.push(segment);
      else days.set(day, [segment]);
    }
  }
  return days;
}

export function localPart(iso: string): { day: Day; minute: number } {
  return { day: iso.slice(0, 10), minute: minutesOf(iso.slice(11, 16)) };
}
