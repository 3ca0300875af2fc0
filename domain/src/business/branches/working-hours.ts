// Converts between the hours of a specialist or a service and their stored rests (D-16.8): people write hours, the
// agenda subtracts rests. The conversion is lossless within the branch's hours, for hours on a grid of five minutes.
import { minutesOf, timeOfMinutes, WEEKDAYS, type Weekday } from "../../kit/calendar.ts";
import { type HourRange, isClosedMarker, openSpans, type WeekRanges } from "./hours.ts";
import { mergeSpans, type Span, subtractSpans } from "./spans.ts";

type Week = Record<Weekday, HourRange[]>;

const LAST_MINUTE = 23 * 60 + 59;
const CLOSED: HourRange = { from: "00:00", to: "00:00" };

/** The default hours of a closed day when it is opened (contract/agenda#branches). */
export const USUAL_HOURS: readonly HourRange[] = [{ from: "09:00", to: "18:00" }];
/** The default day of a service (contract/agenda#branches). */
export const SERVICE_HOURS: readonly HourRange[] = [{ from: "06:00", to: "23:00" }];

/**
 * A week of hours from stored rests. `frame`: the hours where no rest says otherwise, such as those of the branch; a
 * day without any is closed unless its rests define hours. Closed days are 00:00-00:00.
 */
export function hoursFromRests(rests: WeekRanges, frame: WeekRanges): Week {
  return everyDay((day) => {
    const hours = hoursOfDay(rests[day] ?? [], openSpans(frame[day]));
    return hours.length > 0 ? hours : [CLOSED];
  });
}

/**
 * The rests to store for a week of hours: the gaps, and the time before and after where the day differs from `frame`,
 * each shrunk by one minute on the side of the hours. A closed day is the one break `off`. A day with the same hours
 * as `stored` keeps its rests unchanged.
 */
export function restsFromHours(hours: WeekRanges, frame: WeekRanges, off: HourRange, stored: WeekRanges = {}): Week {
  const before = hoursFromRests(stored, frame);
  return everyDay((day) => {
    const kept = stored[day];
    if (kept && same(openSpans(hours[day]), openSpans(before[day]))) return [...kept];
    return restsOfDay(openSpans(hours[day]), openSpans(frame[day]), off);
  });
}

function hoursOfDay(rests: readonly HourRange[], frame: readonly Span[]): HourRange[] {
  if (rests.some(isClosedMarker)) return [];
  if (rests.length === 0) return frame.map(rangeOf);
  const resting = mergeSpans(rests.map(widened));
  const [first, last] = [frame.at(0), frame.at(-1)];
  // Where no rest reaches the edge of the day, the frame decides where it starts and ends.
  const from = resting[0]?.from === 0 ? 0 : first?.from;
  const to = (resting.at(-1)?.to ?? 0) >= LAST_MINUTE ? LAST_MINUTE : last?.to;
  if (from === undefined || to === undefined || from >= to) return [];
  return subtractSpans([{ from, to }], resting).map(rangeOf);
}

function restsOfDay(hours: readonly Span[], frame: readonly Span[], off: HourRange): HourRange[] {
  const [first, last] = [hours.at(0), hours.at(-1)];
  if (!first || !last) return [{ ...off }];
  const before = first.from > 0 && first.from !== frame.at(0)?.from ? [{ from: 0, to: first.from - 1 }] : [];
  const gaps = hours.slice(1).map((next, index) => ({ from: (hours[index] as Span).to + 1, to: next.from - 1 }));
  const after = last.to < LAST_MINUTE && last.to !== frame.at(-1)?.to ? [{ from: last.to + 1, to: LAST_MINUTE }] : [];
  return [...before, ...gaps, ...after].filter(({ from, to }) => from < to).map(rangeOf);
}

/** A rest before it was shrunk; one on the grid was never shrunk. */
function widened({ from, to }: HourRange): Span {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { from: start % 5 === 1 ? start - 1 : start, to: end % 5 === 4 && end !== LAST_MINUTE ? end + 1 : end };
}

function rangeOf({ from, to }: Span): HourRange {
  return { from: timeOfMinutes(from), to: timeOfMinutes(to) };
}

function same(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length && one.every(({ from, to }, at) => from === other[at]?.from && to === other[at]?.to)
  );
}

function everyDay(make: (day: Weekday) => HourRange[]): Week {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, make(day)])) as Week;
}
