// "Cualquier día menos el lunes", "la otra semana, pero el miércoles no puedo": the days without the refused ones.
import { addDays, dayNumber } from "../../../../../kit/calendar.ts";
import type { SaidDay } from "../../parse/utterance.ts";
import type { Draft } from "../../state/schema.ts";
import type { Scene } from "../scene.ts";

const A_WEEK = 7;

/** `chosen`: the days of the message that are wanted. Null where no day of a range is refused. */
export function daysLeft(
  { state: { draft, kind }, said: { cues }, turn }: Scene,
  said: readonly SaidDay[],
  chosen: Readonly<Draft["days"]>,
): Draft["days"] | null {
  const refused = said.filter((day) => day.denied && !day.existing && !day.weak && day.from === day.to);
  // "No llego mañana, digo el miércoles": days of an appointment that moves are crossed out, not left over.
  if (refused.length === 0 || (kind === "moving" && !cues.has("all but"))) return null;
  const { now, assistant } = turn;
  const ahead = { from: now.day, to: addDays(now.day, Math.max(A_WEEK, assistant.lookAheadDays)) };
  const all = chosen.length > 0 ? chosen : draft.days.length > 0 ? draft.days : [ahead];
  if (all.every(({ from, to }) => from === to)) return null;
  const isRefused = (one: string) =>
    refused.some(({ from, weekday }) => (weekday ? (dayNumber(one) - dayNumber(from)) % A_WEEK === 0 : one === from));
  const left = all.flatMap(({ from, to }) => daysOf(from, to)).filter((one) => !isRefused(one));
  return left.length === 0 ? null : joined(left);
}

function daysOf(from: string, to: string): string[] {
  const count = Math.min(dayNumber(to) - dayNumber(from), MOST_DAYS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => addDays(from, i));
}

/** Of a longer range the first three months are enough to offer from. */
const MOST_DAYS = 92;

/** Days in their order, as ranges without gaps. */
function joined(days: readonly string[]): Draft["days"] {
  const ranges: Draft["days"] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
