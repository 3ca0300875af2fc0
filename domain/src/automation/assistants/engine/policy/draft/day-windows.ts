// "El viernes después de las 5 o el sábado antes de la 1": days to choose from, each with its own hours.
import { type Clock, clockOfTime } from "../../parse/time/clock.ts";
import type { SaidDay, SaidTime, Utterance } from "../../parse/utterance.ts";
import type { Draft } from "../../state/schema.ts";
import type { Scene } from "../scene.ts";
import { isEither } from "./chosen.ts";

type SaidPart = Utterance["parts"][number];

/** Null where the days are no choice, or where some of them have no hours of their own. */
export function dayWindowsOf(scene: Scene, days: readonly SaidDay[], times: readonly SaidTime[]): Draft["days"] | null {
  const isUsual = (one: SaidDay | SaidTime | SaidPart) => !one.denied && !one.weak && !one.existing;
  const wanted = days.filter(isUsual);
  const hours = times.filter(isUsual);
  const parts = scene.said.parts.filter(isUsual);
  const areSingle = wanted.length > 1 && wanted.every(({ from, to }) => from === to);
  const isChoice = wanted.every((day, i) => i === 0 || isEither(scene, [wanted[i - 1]!, day]));
  if (!areSingle || !isChoice || scene.said.leaning.corrects) return null;
  const isDayFirst = [...hours, ...parts].every(({ at }) => at > wanted[0]!.at);
  const dayOf = ({ at }: { at: number }) =>
    isDayFirst ? wanted.findLast((day) => day.at < at) : wanted.find((day) => day.at > at);
  const windows = wanted.map((day) =>
    windowOf(
      day,
      hours.filter((one) => dayOf(one) === day),
      parts.filter((one) => dayOf(one) === day),
    ),
  );
  return windows.every((one) => one !== null) ? windows : null;
}

function windowOf(
  { from, to }: SaidDay,
  hours: readonly SaidTime[],
  parts: readonly SaidPart[],
): Draft["days"][number] | null {
  const [hour, ...others] = hours;
  const [part] = parts;
  if (others.length > 0 || parts.length > 1) return null;
  if (hour === undefined)
    return part === undefined ? null : { from, to, notBefore: timed(part.notBefore), notAfter: timed(part.notAfter) };
  const clock: Clock = { ...hour.clock, half: hour.clock.half ?? part?.half ?? null };
  const isFrom = hour.bound === "from" || hour.bound === "after";
  const until = hour.until ?? (isFrom ? null : clock);
  return { from, to, notBefore: hour.bound === null || isFrom ? clock : null, notAfter: until };
}

function timed(time: string | null): Clock | null {
  return time === null ? null : clockOfTime(time);
}
