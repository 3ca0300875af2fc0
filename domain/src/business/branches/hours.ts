// Weekly hours and rests of branches, specialists and services, read as minutes of the day. Decides in one place which
// values mean 'closed all day' (D-4.1, D-13), for the slots, the assistant's answers and the screens.
import { type HourMinute, minutesOf, timeOfMinutes, WEEKDAYS, type Weekday } from "../../kit/calendar.ts";
import { mergeSpans, type Span } from "./spans.ts";

export type HourRange = { readonly from: HourMinute; readonly to: HourMinute };
/** A weekday that is missing has no ranges. */
export type WeekRanges = { readonly [day in Weekday]?: readonly HourRange[] };

const WHOLE_DAY: Span = { from: 0, to: 1440 };
const CLOSED_MARKERS = new Set(["00:00-00:00", "00:01-23:59", "00:02-23:58"]);

/** 00:00-00:00, 00:01-23:59 and 00:02-23:58 mean that the day is closed (D-4.1). */
export function isClosedMarker(range: HourRange): boolean {
  return CLOSED_MARKERS.has(`${range.from}-${range.to}`);
}

/** A closed day of a branch (D-13). */
export const CLOSED_DAY: HourRange = { from: "00:00", to: "00:00" };

/** Working hours as a branch stores them: without markers, and an empty day becomes closed. */
export function keptHours(week: WeekRanges): Record<Weekday, HourRange[]> {
  const kept = (ranges: readonly HourRange[]) => {
    const open = ranges.filter((range) => !isClosedMarker(range));
    return open.length > 0 ? open : [{ ...CLOSED_DAY }];
  };
  return Object.fromEntries(WEEKDAYS.map((day) => [day, kept(week[day] ?? [])])) as Record<Weekday, HourRange[]>;
}

/** How a day off is stored (D-13): a specialist does not work, a service is not given. */
export const DAY_OFF = {
  specialist: { from: "00:01", to: "23:59" },
  service: { from: "00:02", to: "23:58" },
} as const satisfies Record<string, HourRange>;

/** Weekly rests as stored: a day with any marker has the one break `off`. */
export function keptRests(rests: WeekRanges, off: HourRange): Record<Weekday, HourRange[]> {
  const kept = (ranges: readonly HourRange[]) => (ranges.some(isClosedMarker) ? [off] : [...ranges]);
  return Object.fromEntries(WEEKDAYS.map((day) => [day, kept(rests[day] ?? [])])) as Record<Weekday, HourRange[]>;
}

/** Open ranges of a day: merged, without closed-day markers. An empty list is a closed day. */
export function openSpans(ranges: readonly HourRange[] = []): Span[] {
  return mergeSpans(ranges.filter((range) => !isClosedMarker(range)).map(spanOf));
}

/** Rests of a day: merged; a closed-day marker covers the whole day. */
export function restSpans(ranges: readonly HourRange[] = []): Span[] {
  return mergeSpans(ranges.map((range) => (isClosedMarker(range) ? WHOLE_DAY : spanOf(range))));
}

/** Rests between the working blocks of a day, each shrunk by one minute at each end (contract/agenda#hours). */
export function restsFromGaps(blocks: readonly HourRange[]): HourRange[] {
  const open = openSpans(blocks);
  return open.slice(1).flatMap((next, index) => {
    const from = (open[index] as Span).to + 1;
    const to = next.from - 1;
    return from < to ? [{ from: timeOfMinutes(from), to: timeOfMinutes(to) }] : [];
  });
}

function spanOf(range: HourRange): Span {
  return { from: minutesOf(range.from), to: minutesOf(range.to) };
}

const WORKDAY = [{ from: "09:00", to: "18:00" }];

/** The default hours of a branch, and the minutes between its offered starts. */
export const WORKWEEK = {
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: WORKDAY,
  sunday: [{ ...CLOSED_DAY }],
  frecuency: 30 as const,
};
