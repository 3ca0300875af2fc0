// The first hour of a new appointment without a touched place: the first with a free person, from today's next half
// hour or the opening of the visible day.
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import { rangesOn } from "@mostrador/domain/business/branches/hours-of-date.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { occupied } from "../grid/buffer/occupied.ts";
import { segmentsByDay } from "../grid/segments.ts";
import { daysOf, type View } from "../view/views.ts";
import type { Draft } from "./appointment-values.ts";

type Wish = {
  day: Day;
  today: Day;
  now: number;
  branch: Branch;
  specialistId: string | null;
  view: View;
  /** The loaded days around it, and the visible people when none is chosen. */
  entries?: readonly AgendaEntry[];
  people?: readonly { _id: string }[];
};

const MINUTES = 60;
const STEP = 30;

export function nextFreeHour(wish: Wish): Draft {
  const { day, today, now, branch, specialistId, view, entries = [], people = [] } = wish;
  const asked = specialistId ? [specialistId] : people.map(({ _id }) => _id);
  const segments = segmentsByDay(entries.filter(({ status }) => status === "block" || holdsPlace(status)));
  const isFree = (id: string, each: Day, from: number) =>
    !segments.get(each)?.some((one) => {
      const taken = occupied(one);
      return one.entry.specialistId === id && taken.from < from + MINUTES && from < taken.to;
    });
  const shown = daysOf(view, day);
  const first = shown.includes(today) ? today : (shown[0] as Day);
  for (let each = first; each <= addDays(first, 7); each = addDays(each, 1)) {
    const earliest = each === today ? Math.ceil(now / STEP) * STEP : 0;
    for (const span of openSpans(rangesOn(branch, each))) {
      for (let from = Math.max(span.from, earliest); from + MINUTES <= span.to; from += STEP) {
        if (asked.length > 0 && !asked.some((id) => isFree(id, each, from))) continue;
        return { day: each, from, to: from + MINUTES, branchId: branch._id, specialistId };
      }
    }
  }
  return { day: first, from: 9 * 60, to: 10 * 60, branchId: branch._id, specialistId };
}
