// A week of hours for display: a block that crosses midnight is stored as two days and shown as one (D-17.9), on the
// day on which it starts.
import { WEEKDAYS, type Weekday } from "../../kit/calendar.ts";
import { MIDNIGHT } from "./hours-of-date.ts";
import type { Span } from "./spans.ts";

type WeekSpans = { readonly [day in Weekday]: readonly Span[] };

/** `to` above 1440 is an hour of the next day. A day that is open all 24 hours stays separate from its neighbours. */
export function weekAsRead(week: WeekSpans): Record<Weekday, Span[]> {
  const goesOn = (index: number) => {
    const today = week[dayAt(index)];
    const last = today.at(-1);
    const next = week[dayAt(index + 1)][0];
    const crosses = last !== undefined && last.to === MIDNIGHT && last.from > 0;
    return crosses && next !== undefined && next.from === 0 && next.to < MIDNIGHT ? next.to : null;
  };
  const read = WEEKDAYS.map((day, index): [Weekday, Span[]] => {
    const own = goesOn(index - 1) === null ? [...week[day]] : week[day].slice(1);
    const end = goesOn(index);
    const last = own.at(-1);
    if (end === null || !last) return [day, own];
    return [day, [...own.slice(0, -1), { from: last.from, to: MIDNIGHT + end }]];
  });
  return Object.fromEntries(read) as Record<Weekday, Span[]>;
}

function dayAt(index: number): Weekday {
  return WEEKDAYS[(index + WEEKDAYS.length) % WEEKDAYS.length] as Weekday;
}
