// The mapping of one local day to instants: its start, its end and the clock changes between. Slots, refusals and
// texts use it, so that days with a clock change need no extra rules (D-3.1).
import { mergeSpans, type Span } from "../../business/branches/spans.ts";
import { type Day, dayNumber, dayOfNumber } from "../../kit/calendar.ts";
import { instantOf, offsetMinutes, steadyOffset } from "../../kit/time.ts";

const MINUTES_PER_DAY = 1440;
const MS_PER_MINUTE = 60_000;

/** Epoch minutes [start, end) during which the local time is the epoch minute plus `shift`, in minutes of the day. */
export type ClockPiece = { readonly start: number; readonly end: number; readonly shift: number };
/** One piece on a normal day, two on a day with a clock change. */
export type DayClock = {
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly ClockPiece[];
  /** The day after, whose minutes continue from 1440: an appointment may start before midnight and end after it. */
  readonly next?: DayClock;
};

/** The day with the one after it. */
export function clockThroughMidnight(zone: string, day: Day): DayClock {
  return { ...dayClock(zone, day), next: dayClock(zone, dayOfNumber(dayNumber(day) + 1)) };
}

export function dayClock(zone: string, day: Day): DayClock {
  const midnight = dayNumber(day) * MINUTES_PER_DAY;
  const offset = steadyOffset(zone, day);
  if (offset === null) return changingClock(zone, day, midnight);
  const start = midnight - offset;
  const end = start + MINUTES_PER_DAY;
  return { start, end, pieces: [{ start, end, shift: offset - midnight }] };
}

/** The first epoch minute at which the clocks show that minute of the day; null when they skip it. */
export function minuteAt(clock: DayClock, minuteOfDay: number): number | null {
  for (const piece of clock.pieces) {
    const at = minuteOfDay - piece.shift;
    if (at >= piece.start && at < piece.end) return at;
  }
  return null;
}

/** The local time during the epoch minutes [start, end), as minutes of the day; null outside the known range. */
export function shownDuring(clock: DayClock, start: number, end: number): Span[] | null {
  if (start < clock.start || end > (clock.next ?? clock).end) return null;
  const shown = piecesDuring(clock, start, end, 0);
  return clock.next ? mergeSpans([...shown, ...piecesDuring(clock.next, start, end, MINUTES_PER_DAY)]) : shown;
}

function piecesDuring(clock: DayClock, start: number, end: number, later: number): Span[] {
  const shown: Span[] = [];
  for (const piece of clock.pieces) {
    const from = Math.max(start, piece.start);
    const to = Math.min(end, piece.end);
    if (from < to) shown.push({ from: from + piece.shift + later, to: to + piece.shift + later });
  }
  return shown;
}

const MOST_KNOWN = 500;
const changing = new Map<string, DayClock>();

/** Computed once: a search asks for the same day with its neighbours. */
function changingClock(zone: string, day: Day, midnight: number): DayClock {
  const known = changing.get(`${zone} ${day}`);
  if (known) return known;
  if (changing.size >= MOST_KNOWN) changing.clear();
  const clock = workOutChange(zone, day, midnight);
  changing.set(`${zone} ${day}`, clock);
  return clock;
}

function workOutChange(zone: string, day: Day, midnight: number): DayClock {
  const start = instantOf(zone, day, "00:00") / MS_PER_MINUTE;
  const end = instantOf(zone, dayOfNumber(dayNumber(day) + 1), "00:00") / MS_PER_MINUTE;
  const before = offsetAt(zone, start);
  const after = offsetAt(zone, end - 1);
  const first = { start, end: before === after ? end : changeBetween(zone, start, end - 1), shift: before - midnight };
  const pieces = first.end === end ? [first] : [first, { start: first.end, end, shift: after - midnight }];
  return { start, end, pieces };
}

/** The first minute with the offset of `late`; `early` has another offset. */
function changeBetween(zone: string, early: number, late: number): number {
  const before = offsetAt(zone, early);
  let [low, high] = [early, late];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(zone: string, minute: number): number {
  return offsetMinutes(zone, minute * MS_PER_MINUTE);
}
