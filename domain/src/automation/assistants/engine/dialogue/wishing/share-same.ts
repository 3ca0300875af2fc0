// One and the same service for several: each with its own day, hour, person and name, as far as they are said.

import type { ServiceMention } from "../../parse/catalogue/services.ts";
import type { DayMention } from "../../parse/time/days.ts";
import type { TimeMention } from "../../parse/time/times.ts";
import type { Desk } from "../desk.ts";
import { isEither, isInARow, isTogether } from "./said-together.ts";
import { personFor } from "./share-people.ts";

export function shareSame(
  desk: Desk,
  mention: ServiceMention,
  heads: number,
  wantedDays: readonly DayMention[],
  wantedTimes: readonly TimeMention[],
  days: DayMention[],
  times: TimeMention[],
): { days: DayMention[]; times: TimeMention[] } {
  const { m, r } = desk;
  const id = mention.ids[0]!;
  const ownTimes =
    wantedTimes.length === heads && !isEither(desk, wantedTimes) && wantedTimes.every((time) => !time.until);
  const ownDays = wantedDays.length === heads && !isEither(desk, wantedDays);
  const people = r.specialists.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const ownPeople = people.length === heads && !/\b(?:con|el|la) [a-z~]+ o (?:con )?|\bsi no\b/.test(r.text);
  const names = r.guests.length === heads ? r.guests.map((guest) => guest.name) : [];
  const together = isTogether(desk);
  const waiting = Array.from({ length: heads - 1 }, (_, i) => i + 1);
  m.queue = [...waiting.map(() => id), ...m.queue].slice(0, 3);
  m.plans = waiting.map((i) => ({
    serviceId: id,
    days: (ownDays ? wantedDays.slice(i, i + 1) : wantedDays).map(({ from, to }) => ({ from, to })),
    clocks: ownTimes ? [wantedTimes[i]!.clock] : together ? wantedTimes.map(({ clock }) => clock) : [],
    ...(ownPeople ? { specialistId: personFor(desk, people[i]!.ids, id) } : {}),
    ...(names[i] ? { name: names[i] } : {}),
    ...(!ownTimes && !together && isInARow(desk) ? { next: true } : {}),
  }));
  if (names.length > 0) m.bookingName = names[0] ?? null;
  if (ownPeople) m.wish.specialistId = personFor(desk, people[0]!.ids, id);
  return { days: ownDays ? days.slice(0, 1) : days, times: ownTimes ? times.slice(0, 1) : times };
}
