// Slots on the wire: ISO 8601 with offset (D-1.3). Optimized for hundreds: the day and the offset are computed once a
// day, the texts once for all specialists who are free at the same minute.
import { dayNumber, timeOfMinutes } from "../../../kit/calendar.ts";
import { localOf, offsetText } from "../../../kit/time.ts";
import { type ClockPiece, dayClock } from "../day-clock.ts";
import type { Slot } from "./slot-question.ts";

/** `placesLeft`: of a service with several places only. */
export type WireSlot = { start: string; end: string; specialistId: string; placesLeft?: number };

const MS_PER_MINUTE = 60_000;
const TIMES = Array.from({ length: 1440 }, (_, minute) => timeOfMinutes(minute));

/** `slots` in any order; fastest in order of start. */
export function formatSlots(zone: string, slots: readonly Slot[]): WireSlot[] {
  const pieceAt = pieces(zone);
  const startText = lastText(pieceAt);
  const endText = lastText(pieceAt);
  return slots.map(({ start, end, specialistId, placesLeft }) => {
    const slot = { start: startText(start), end: endText(end), specialistId };
    return placesLeft === undefined ? slot : { ...slot, placesLeft };
  });
}

type Piece = ClockPiece & { readonly day: string; readonly suffix: string };

/** Several specialists may be free at one minute: its text is made once. */
function lastText(pieceAt: (minute: number) => Piece): (minute: number) => string {
  let [last, text] = [Number.NaN, ""];
  return (minute) => {
    if (minute === last) return text;
    const { day, shift, suffix } = pieceAt(minute);
    last = minute;
    text = `${day}T${TIMES[minute + shift]}:00${suffix}`;
    return text;
  };
}

/** Caches the last period with one offset. */
function pieces(zone: string): (minute: number) => Piece {
  let known: Piece = { start: 0, end: 0, shift: 0, day: "", suffix: "" };
  return (minute) => {
    if (minute >= known.start && minute < known.end) return known;
    const { day } = localOf(zone, minute * MS_PER_MINUTE);
    const piece = dayClock(zone, day).pieces.find((one) => minute >= one.start && minute < one.end) as ClockPiece;
    known = { ...piece, day, suffix: offsetText(piece.shift + dayNumber(day) * 1440) };
    return known;
  };
}
