// "Uno a las 9 y otro a las 9:30": hours for the services named before, in their order.
import type { SaidTime } from "../../parse/utterance.ts";
import type { Scene } from "../scene.ts";

/** The remaining hours for the service that is being booked; those of the others wait with them. */
export function hoursInTurn({ state, said, meant }: Scene, times: readonly SaidTime[]): readonly SaidTime[] {
  const exact = times.filter((time) => !time.denied && time.bound === null && !time.until);
  const keyOf = ({ clock }: SaidTime) => `${clock.hour}:${clock.minute}`;
  const each = exact.filter((time, i) => exact.findIndex((other) => keyOf(other) === keyOf(time)) === i);
  const isEach = said.cues.has("one each") && state.kind === "booking" && meant.services.length === 0;
  if (!isEach || each.length < 2 || each.length !== state.waiting.length + 1) return times;
  state.waiting.forEach((one, i) => {
    one.clocks = [each[i + 1]!.clock];
  });
  return each.slice(0, 1);
}
