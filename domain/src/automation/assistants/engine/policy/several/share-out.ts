// Decides which days and hours of one message belong to the first service; the others wait with theirs.
import type { SaidDay, SaidService, SaidTime } from "../../parse/utterance.ts";
import { isEither, rangeOf } from "../draft/chosen.ts";
import type { Scene } from "../scene.ts";
import { headsFor } from "./heads-for.ts";
import { shareCorrected } from "./share-corrected.ts";
import { shareSame } from "./share-same.ts";
import { isTogether } from "./together.ts";
import { type Share, wait } from "./wait.ts";

// "Corte el jueves a las 3 y manicure el viernes": each service has its own; returns those of the first.
export function shareOut(
  scene: Scene,
  before: string | null,
  days: readonly SaidDay[],
  times: readonly SaidTime[],
): Share | null {
  const { state, said, meant } = scene;
  const services = meant.services.filter((one) => !one.denied);
  const areClear = services.every((one) => one.ids.length === 1);
  const isUsual = (one: SaidDay | SaidTime) => !one.denied && !one.weak && !one.existing && !one.corrects;
  const wanted = { days: days.filter(isUsual), times: times.filter(isUsual) };
  const isOne = services.length === 1 && areClear && !said.leaning.corrects;
  const heads = isOne ? headsFor(scene, before, services[0]!) : 1;
  if (heads > 1 && state.kind === "booking") return shareSame(scene, services[0]!, heads, wanted, { days, times });
  if (services.length < 2 || services[0]!.ids.length > 1 || services.some(({ ids }) => ids.length === 0)) return null;
  if (said.leaning.corrects) return shareCorrected(scene, services, wanted.days, { days, times });
  if (isEither(scene, wanted.days) || (wanted.days.length < 2 && isEither(scene, wanted.times))) return null;
  // "…y masaje para mi mamá a la misma hora".
  if (
    areClear &&
    isTogether(scene) &&
    state.kind === "booking" &&
    wanted.days.length < 2 &&
    wanted.times.length === 1
  ) {
    const more = { days: wanted.days.map(rangeOf), clocks: [wanted.times[0]!.clock] };
    for (const { ids } of services.slice(1)) wait(state, ids, more);
    return { days, times };
  }
  if (wanted.days.length < 2 && wanted.times.length < 2) return null;
  if (wanted.days.length < 2 && wanted.times.some((time) => time.until || time.bound !== null)) return null;
  if (![0, 1, services.length].includes(wanted.days.length)) return null;
  return shareEach(scene, services, wanted, days);
}

function shareEach(scene: Scene, services: readonly SaidService[], wanted: Share, days: readonly SaidDay[]): Share {
  const count = services.length;
  const isDayEach = wanted.days.length === count;
  const shareOf = <T extends SaidDay | SaidTime>(all: readonly T[], index: number): readonly T[] => {
    if (all.length === count) return [all[index]!];
    if (!isDayEach) return all.length === 1 ? all : [];
    // An hour belongs to the day next to it.
    return all.filter((one) =>
      wanted.days.every((day, i) => i === index || away(one, day) > away(one, wanted.days[index]!)),
    );
  };
  services.slice(1).forEach(({ ids }, i) => {
    wait(scene.state, ids, {
      days: shareOf(wanted.days, i + 1).map(rangeOf),
      clocks: oneOf(scene, shareOf(wanted.times, i + 1)).map(({ clock }) => clock),
    });
  });
  // "El viernes tengo boda": the only day said.
  return {
    days: wanted.days.length === 0 ? days : shareOf(wanted.days, 0),
    times: oneOf(scene, shareOf(wanted.times, 0)),
  };
}

// Two hours next to one day, not said as a choice: one of them is for another service, and it is not known which.
function oneOf(scene: Scene, times: readonly SaidTime[]): readonly SaidTime[] {
  const isExact = times.every((time) => time.bound === null && !time.until);
  return times.length > 1 && isExact && !isEither(scene, times) ? [] : times;
}

function away(one: { at: number; end: number }, other: { at: number; end: number }): number {
  return one.at > other.at ? one.at - other.end : other.at - one.end;
}
