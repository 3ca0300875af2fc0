// The hours of one date at a branch: those of its weekday, or its own where the date is closed or has other hours
// (D-17.10). A block that ends at 24:00 and one that starts at 00:00 of the next day are one (D-17.9). Slots, screens
// and answers use these.
import { addDays, type Day, minutesOf, weekdayOf } from "../../kit/calendar.ts";
import { type HourRange, isClosedMarker, openSpans, restSpans, type WeekRanges } from "./hours.ts";
import { mergeSpans, type Span, subtractSpans } from "./spans.ts";

/** A date with hours of its own; without any it is closed. `name`: the reason in words. */
export type DateHours = { readonly name: string; readonly hours: readonly HourRange[] };
export type BranchDates = { readonly [day: Day]: DateHours };
export type BranchHours = {
  readonly schedules: WeekRanges;
  readonly rests: WeekRanges;
  readonly dates?: BranchDates | undefined;
};

export const MIDNIGHT = 1440;

/** As written: the blocks of that date. */
export function rangesOn(
  { schedules, dates }: Pick<BranchHours, "schedules" | "dates">,
  day: Day,
): readonly HourRange[] {
  return dates?.[day]?.hours ?? schedules[weekdayOf(day)] ?? [];
}

/** When the branch is open on that date, without its rests. */
export function openOn(branch: BranchHours, day: Day): Span[] {
  const open = openSpans(rangesOn(branch, day));
  // a date with hours of its own has no rests except the gaps between them
  return branch.dates?.[day] ? open : subtractSpans(open, restSpans(branch.rests[weekdayOf(day)]));
}

/** The reason of a closed date; null where no person closed it. */
export function closedFor({ dates }: Pick<BranchHours, "dates">, day: Day): string | null {
  const own = dates?.[day];
  return own && openSpans(own.hours).length === 0 ? own.name : null;
}

/**
 * Joins the hours before midnight with those after it, as minutes of the first day: 22:00 to 02:00 is {1320, 1560}.
 */
export function throughMidnight(today: readonly Span[], tomorrow: readonly Span[]): Span[] {
  return mergeSpans([...today, ...tomorrow.map(({ from, to }) => ({ from: from + MIDNIGHT, to: to + MIDNIGHT }))]);
}

/**
 * The minutes of a date at which appointments may start: every `step` minutes from the start of each block, also where
 * that block began the evening before.
 */
export function startsOn(branch: Pick<BranchHours, "schedules" | "dates">, day: Day, step: number): number[] {
  const minutes = new Set<number>();
  for (const block of rangesOn(branch, day)) {
    if (isClosedMarker(block)) continue;
    const from = minutesOf(block.from);
    const end = minutesOf(block.to);
    const first = from === 0 ? goneOnAt(rangesOn(branch, addDays(day, -1)), step) : from;
    for (let minute = first; minute < end; minute += step) minutes.add(minute);
  }
  return [...minutes].sort((a, b) => a - b);
}

/** The first start after midnight of a block that began the day before; 0 if there is no such block. */
function goneOnAt(before: readonly HourRange[], step: number): number {
  const last = before.find((block) => !isClosedMarker(block) && minutesOf(block.to) === MIDNIGHT);
  const from = last ? minutesOf(last.from) : 0;
  return from === 0 ? 0 : (step - ((MIDNIGHT - from) % step)) % step;
}
