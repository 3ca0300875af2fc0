// "Los dos", "ambos": both of two offered days, or both of two services of which one replaced the other.
import { clockOfTime } from "../../parse/time/clock.ts";
import { waitingFor } from "../../state/work.ts";
import { oneDay } from "../draft/apply-shift.ts";
import { chosenOf } from "../draft/chosen.ts";
import { joins, type Scene } from "../scene.ts";

const MOST_WAITING = 3;

function saysBoth({ said }: Scene): boolean {
  return said.cues.has("both") && !said.cues.has("neither of both");
}

/** "Los dos días": the second waits after the first. Returns true when it was so. */
export function takeBothDays(scene: Scene): boolean {
  const { state, meant } = scene;
  const [first, second] = state.offered;
  if (state.asks !== "slot" || state.kind !== "booking" || state.offered.length !== 2 || !first || !second)
    return false;
  if (first.day === second.day || !saysBoth(scene) || meant.services.length + meant.days.length > 0) return false;
  const waits = waitingFor([second.serviceId], {
    days: [oneDay(second.day)],
    clocks: [clockOfTime(second.time)],
    isPlanned: true,
  });
  state.waiting = [waits, ...state.waiting].slice(0, MOST_WAITING);
  return true;
}

/** "Mejor los dos", after one service replaced another: the old one waits after it. Returns true when it was so. */
export function takeBothServices(scene: Scene): boolean {
  const { state, said, meant } = scene;
  const { replaced, draft } = state;
  if (state.kind !== "booking" || replaced === null || draft.serviceId === null || !saysBoth(scene)) return false;
  if (meant.services.length > 0 || said.guests.length > 1 || replaced === draft.serviceId) return false;
  if (state.waiting.some(({ services }) => services.join() === replaced)) return false;
  state.waiting = [waitingFor([replaced]), ...state.waiting].slice(0, MOST_WAITING);
  state.replaced = null;
  return true;
}

/** "Miércoles y viernes a las 4": single days joined by "y" are not a choice. */
export function wantsEachDay(scene: Scene): boolean {
  const days = chosenOf(scene, scene.meant.days);
  return (
    days.length > 1 &&
    days.every((day) => day.from === day.to && day.bound === null) &&
    days.every((day, i) => i === 0 || joins(scene, "and only", days[i - 1]!, day)) &&
    joins(scene, "and", days[0]!, days.at(-1)!)
  );
}
