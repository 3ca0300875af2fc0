// Slots as they travel: ISO 8601 with offset (D-1.3). Written for hundreds at a time: the day and the offset are worked
// out once a day, the texts once for all specialists who are free at the same minute.
import { timeOfMinutes } from "../../kit/calendar.ts";
import { isoAt, localOf } from "../../kit/time.ts";
import { type ClockPiece, dayClock } from "./day-clock.ts";
import type { Slot } from "./slot-question.ts";

export type WireSlot = { start: string; end: string; specialistId: string };

const MS_PER_MINUTE = 60_000;
const TIMES = Array.from({ length: 1440 }, (_, minute) => timeOfMinutes(minute));

/** `slots` in any order; cheapest in order of start. */
export function formatSlots(zone: string, slots: readonly Slot[]): WireSlot[] {
  const startText = minuteTexts(zone);
  const endText = minuteTexts(zone);
  return slots.map(({ start, end, specialistId }) => ({ start: startText(start), end: endText(end), specialistId }));
}

/** Remembers the last text, and what the clocks do around it. */
function minuteTexts(zone: string): (minute: number) => string {
  let piece: ClockPiece = { start: 0, end: 0, shift: 0 };
  let [day, suffix] = ["", ""];
  let [last, text] = [Number.NaN, ""];
  return (minute) => {
    if (minute === last) return text;
    if (minute < piece.start || minute >= piece.end) {
      const instant = minute * MS_PER_MINUTE;
      day = localOf(zone, instant).day;
      piece = dayClock(zone, day).pieces.find((one) => minute >= one.start && minute < one.end) as ClockPiece;
      suffix = isoAt(zone, instant).slice(19);
    }
    last = minute;
    text = `${day}T${TIMES[minute + piece.shift]}:00${suffix}`;
    return text;
  };
}
