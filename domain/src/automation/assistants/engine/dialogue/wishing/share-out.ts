// Which of the days and hours of one message belong to the first of its services; the others wait with theirs.

import type { DayMention } from "../../parse/time/days.ts";
import type { TimeMention } from "../../parse/time/times.ts";
import type { Desk } from "../desk.ts";
import { headsFor } from "./heads-for.ts";
import { isEither, isTogether } from "./said-together.ts";
import { shareCorrected } from "./share-corrected.ts";
import { shareSame } from "./share-same.ts";

// "Corte el jueves a las 3 y manicure el viernes": each service has its own; those of the first are given back.
export function shareOut(
  desk: Desk,
  before: string | null,
  days: DayMention[],
  times: TimeMention[],
): { days: DayMention[]; times: TimeMention[] } | null {
  const { m, r } = desk;
  const services = r.services.filter((mention) => !mention.denied);
  const clear = services.filter((mention) => mention.ids.length === 1);
  const usual = (one: DayMention | TimeMention) => !one.denied && !one.weak && !one.existing && !one.corrects;
  const [wantedDays, wantedTimes] = [days.filter(usual), times.filter(usual)];
  const heads = services.length === 1 && clear.length === 1 && !r.corrects ? headsFor(desk, before, services[0]!) : 1;
  if (heads > 1 && m.goal === "book") return shareSame(desk, services[0]!, heads, wantedDays, wantedTimes, days, times);
  if (services.length < 2 || clear.length !== services.length) return null;
  if (r.corrects) return shareCorrected(desk, services, wantedDays, days, times);
  if (isEither(desk, wantedDays) || (wantedDays.length < 2 && isEither(desk, wantedTimes))) return null;
  // "…y masaje para mi mamá a la misma hora".
  if (isTogether(desk) && m.goal === "book" && wantedDays.length < 2 && wantedTimes.length === 1) {
    const [day, clock] = [wantedDays.map(({ from, to }) => ({ from, to })), wantedTimes[0]!.clock];
    m.plans = services.slice(1).map((mention) => ({ serviceId: mention.ids[0]!, days: day, clocks: [clock] }));
    return { days, times };
  }
  if (wantedDays.length < 2 && wantedTimes.length < 2) return null;
  if (wantedDays.length < 2 && wantedTimes.some((time) => time.until || time.bound !== null)) return null;
  const count = services.length;
  if (![0, 1, count].includes(wantedDays.length)) return null;
  const away = (one: { at: number; end: number }, other: { at: number; end: number }) =>
    one.at > other.at ? one.at - other.end : other.at - one.end;
  const share = <T extends DayMention | TimeMention>(all: T[], index: number): T[] => {
    if (all.length === count) return [all[index]!];
    if (wantedDays.length !== count) return all.length === 1 ? all : [];
    // An hour belongs to the day beside it.
    return all.filter((one) =>
      wantedDays.every((day, i) => i === index || away(one, day) > away(one, wantedDays[index]!)),
    );
  };
  const known = m.plans;
  m.plans = services.slice(1).map((mention, i) => ({
    ...whoseWas(known, mention.ids[0]!),
    serviceId: mention.ids[0]!,
    days: share(wantedDays, i + 1).map(({ from, to }) => ({ from, to })),
    clocks: oneOf(desk, share(wantedTimes, i + 1)).map(({ clock }) => clock),
  }));
  // "El viernes tengo boda": the only day said.
  return { days: wantedDays.length === 0 ? days : share(wantedDays, 0), times: oneOf(desk, share(wantedTimes, 0)) };
}

// Two hours beside one day, not said as a choice: one of them is somebody else's, and which is not known.
function oneOf(desk: Desk, times: TimeMention[]): TimeMention[] {
  const exact = times.every((time) => time.bound === null && !time.until);
  return times.length > 1 && exact && !isEither(desk, times) ? [] : times;
}

// With whom it was wanted, where that was said before.
function whoseWas(plans: Desk["m"]["plans"], serviceId: string): { specialistId?: string } {
  const specialistId = plans.find((plan) => plan.serviceId === serviceId)?.specialistId;
  return specialistId ? { specialistId } : {};
}
