// "Tinte a las 3 y corte a las 4… no, espera, el corte a las 5": each service with its own hour, one of them corrected.
import type { SaidDay, SaidService } from "../../parse/utterance.ts";
import { rangeOf } from "../draft/chosen.ts";
import type { Scene } from "../scene.ts";
import { type Share, wait } from "./wait.ts";

/** Those of the first service; null where the services did not each have an hour before the correction. */
export function shareCorrected(
  { state, said }: Scene,
  services: readonly SaidService[],
  wantedDays: readonly SaidDay[],
  { days, times }: Share,
): Share | null {
  const at = said.correction?.at ?? 0;
  const exact = times.filter((time) => !time.denied && !time.weak && !time.existing && time.bound === null);
  const [early, late] = [exact.filter((time) => time.at < at), exact.filter((time) => time.at > at)];
  const areWaiting = services
    .slice(1)
    .every((one) => state.waiting.some((waits) => waits.services.join() === one.ids[0]));
  if (state.kind !== "booking" || !areWaiting || early.length !== services.length || late.length !== 1) return null;
  if (early.some((time) => time.until) || wantedDays.length > 1) return null;
  const meant = said.correction?.service ?? null;
  // The message does not say whose hour changes: the engine does not guess.
  const hours = early.map((time, i) => (meant === null ? null : i === meant ? late[0]! : time));
  services.slice(1).forEach(({ ids }, i) => {
    const hour = hours[i + 1];
    wait(state, ids, { days: wantedDays.map(rangeOf), clocks: hour ? [hour.clock] : [] });
  });
  return { days, times: hours[0] ? [hours[0]] : [] };
}
