// Filters in an address. It may be typed by hand: unreadable values are ignored.
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { Day as DayShape, Id } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";

/** As form values of a filter panel; `none` lists the fields. */
export function filtersIn<Name extends string>(
  params: URLSearchParams,
  none: Readonly<Record<Name, null>>,
): Record<Name, string | null> {
  const names = Object.keys(none) as Name[];
  return Object.fromEntries(names.map((name) => [name, params.get(name) || null])) as Record<Name, string | null>;
}

export function idIn(text: string | null | undefined): string | null {
  return Id.safeParse(text).data ?? null;
}

/** From the start of the first day to the end of the last, in this zone. */
export function daysIn(
  { desde, hasta }: { desde: string | null; hasta: string | null },
  zone: string,
): { from?: string; to?: string } {
  const at = (day: Day) => isoAt(zone, instantOf(zone, day, "00:00"));
  const [first, last] = [dayIn(desde), dayIn(hasta)];
  return { ...(first && { from: at(first) }), ...(last && { to: at(addDays(last, 1)) }) };
}

/** Both days included, each row by the clock of its branch. */
export function branchDaysIn({ desde, hasta }: { desde: string | null; hasta: string | null }): {
  fromDay?: string;
  toDay?: string;
} {
  const [first, last] = [dayIn(desde), dayIn(hasta)];
  return { ...(first && { fromDay: first }), ...(last && { toDay: last }) };
}

export function dayIn(text: string | null): Day | null {
  return (DayShape.safeParse(text).data as Day | undefined) ?? null;
}
