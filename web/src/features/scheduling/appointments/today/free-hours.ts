// The hours of a day that are still free, by branch and specialist, for the desk's own page.
import { closedFor } from "@mostrador/domain/business/branches/hours-of-date.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { mergeSpans, type Span, subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { classOf } from "../classes/class-of.ts";
import { occupied } from "../grid/buffer/occupied.ts";
import { openOf, type Person } from "../grid/columns.ts";
import { segmentsByDay } from "../grid/segments.ts";

type Place = Pick<Branch, "_id" | "name" | "schedules" | "restSchedules" | "dates">;
export type FreeHours = {
  branch: Place;
  /** Why it does not open: the reason of that date, or empty. Null: it opens. */
  closed: string | null;
  people: readonly { person: Person; free: readonly Span[] }[];
};

const STEP = 15;
const LEAST = 30;

/** `now`: minutes of the day, for today; 0 for a later day. */
export function freeHours(
  places: readonly Branch[],
  people: readonly Person[],
  entries: readonly AgendaEntry[],
  day: Day,
  now: number,
): FreeHours[] {
  const taken = (segmentsByDay(entries).get(day) ?? []).filter(
    ({ entry }) => entry.status === "block" || (holdsPlace(entry.status) && !hasPlaces(entry, entries)),
  );
  const earliest = Math.ceil(now / STEP) * STEP;
  return places.map((branch) => {
    const own = people.filter(({ branchId, isArchived }) => branchId === branch._id && !isArchived);
    const isOpen = openOf([branch], day).length > 0;
    return {
      branch,
      closed: isOpen ? null : (closedFor(branch, day) ?? ""),
      people: own.map((person) => {
        const busy = taken.filter(({ entry }) => entry.specialistId === person._id).map(occupied);
        const left = subtractSpans(openOf([branch], day, person), mergeSpans([...busy, { from: 0, to: earliest }]));
        return { person, free: left.filter(({ from, to }) => to - from >= LEAST) };
      }),
    };
  });
}

/** A class that takes another client. */
function hasPlaces(entry: AgendaEntry, entries: readonly AgendaEntry[]): boolean {
  const members = classOf(entry, entries).length;
  return members > 0 && members < entry.capacity;
}
