// "¿Me atienden a las 5?", "¿tienen citas los domingos?", before the service is known: whether the business is open then.

import { hoursOn } from "../../../tools/answers/branch-day.ts";
import { openHours } from "../../facts/open-hours.ts";
import type { Span } from "../../parse/span.ts";
import { timesOf } from "../../parse/time/clock.ts";
import type { Act } from "../decision.ts";
import { branchOf, type Scene } from "../scene.ts";

/** Empty where no single day or hour is asked about. */
export function hourAsked(scene: Scene): Act[] {
  const { state, shop, said, meant } = scene;
  const { draft } = state;
  const [clock, ...others] = draft.clocks;
  const [range] = draft.days;
  const isAsked = (time: Span) =>
    said.questions.some(({ isMarked, isOpen, at, end }) => isMarked && !isOpen && time.at >= at && time.at < end);
  const branch = branchOf(scene, draft.branchId);
  const branches = branch ? [branch] : shop.branches;
  const isDayAsked =
    meant.days.length === 1 && meant.days.some((day) => isAsked(day) && !day.existing) && range !== undefined;
  if (!clock && meant.times.length === 0 && isDayAsked && range.from === range.to && !meant.kinds.has("hours"))
    return [{ act: "hours", branches, days: [range.from] }];
  if (!clock || !(meant.kinds.has("availability") || meant.times.some(isAsked))) return [];
  if (others.length > 0 || meant.times.length === 0 || meant.kinds.has("hours")) return [];
  if (range === undefined) {
    const time = timesOf(clock).find((one) => isWithin(one, openHours({ draft, shop }, null)));
    return time === undefined ? [{ act: "hours", branches, days: [] }] : [{ act: "open_at", day: null }];
  }
  if (range.from !== range.to) return [];
  const open = branches.flatMap((one) => hoursOn(one, range.from));
  const time = timesOf(clock).find((one) => isWithin(one, open));
  return [time === undefined ? { act: "hours", branches, days: [range.from] } : { act: "open_at", day: range.from }];
}

function isWithin(time: string, open: readonly { from: string; to: string }[]): boolean {
  return open.some(({ from, to }) => time >= from && time < to);
}
