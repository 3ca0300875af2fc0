// Looks for the hours that the wish allows, with `find_slots` only. Ends in one slot, a few to choose from, or a refusal.
import { addDays, type Day, dayNumber, type HourMinute, minutesOf, timeOfMinutes } from "../../../../kit/calendar.ts";
import type { SlotRefusal, ToolInput, ToolSlot } from "../../tools/schema.ts";
import { call, type Talk } from "../turn.ts";
import { type Clock, timesOf, timeWithin } from "../understand/when/clock.ts";
import { acrossBranches } from "./across-branches.ts";
import type { Desk } from "./desk.ts";
import { openHours } from "./open-hours.ts";

export type Finding =
  | { kind: "slot"; slot: ToolSlot }
  /** `halves`: the same hour of the morning and of the evening. */
  | { kind: "choice"; slots: ToolSlot[]; day: Day | null; time: HourMinute | null; halves?: true }
  | { kind: "people"; slots: ToolSlot[] }
  | { kind: "none"; refusal: SlotRefusal | null; day: Day | null; time: HourMinute | null; slots: ToolSlot[] };

type Base = Pick<ToolInput<"find_slots">, "serviceId" | "branchId" | "specialistId" | "appointment">;
const OFFERED = 5;

export function* search(desk: Desk): Talk<Finding> {
  const { wish } = desk.m;
  const base: Base = {
    serviceId: wish.serviceId!,
    ...(wish.branchId ? { branchId: wish.branchId } : {}),
    ...(wish.specialistId ? { specialistId: wish.specialistId } : {}),
    ...(desk.m.goal === "reschedule" && desk.m.appointment ? { appointment: desk.m.appointment } : {}),
  };
  const days = wish.days
    .filter(({ to }) => to >= desk.today)
    .map(({ from, to }) => ({ from: latest(from, desk.today), to }));
  if (wish.days.length > 0 && days.length === 0) {
    return { kind: "none", refusal: "past", day: wish.days[0]!.from, time: null, slots: [] };
  }
  if (wish.clocks.length > 0) return yield* atHour(desk, base, days);
  return yield* within(desk, base, days);
}

function* atHour(desk: Desk, base: Base, days: readonly { from: Day; to: Day }[]): Talk<Finding> {
  const ranges =
    days.length > 0
      ? days
      : [{ from: desk.today, to: addDays(desk.today, Math.max(1, Math.min(desk.turn.assistant.lookAheadDays, 14))) }];
  const single = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to;
  let refused: Extract<Finding, { kind: "none" }> | null = null;
  const free: ToolSlot[] = [];
  for (const { from, to } of ranges) {
    for (const clock of desk.m.wish.clocks) {
      for (const time of timesToTry(desk, clock, from === to ? from : null)) {
        const found = yield* call("find_slots", { ...base, from, to, time, limit: 20 });
        const slots = usable(desk, found.slots).filter((slot) => slot.time === time);
        if (slots.length > 0) {
          if (from === to && slots.length > 1 && asksWhoIsFree(desk))
            return { kind: "people", slots: slots.slice(0, OFFERED) };
          const both = from === to ? yield* otherHalf(desk, base, from, clock, slots[0]!) : null;
          if (both !== null) return { kind: "choice", slots: both, day: from, time: null, halves: true };
          if (from === to) {
            const same = slots.find((slot) => slot.specialistId === desk.held?.specialistId);
            return { kind: "slot", slot: same ?? slots[0]! };
          }
          free.push(...slots);
          break;
        }
        const near = oncePerHour(usable(desk, found.alternatives));
        if (refused === null || (refused.refusal === "outside_hours" && found.refusal !== "outside_hours")) {
          refused = { kind: "none", refusal: found.refusal ?? null, day: from === to ? from : null, time, slots: near };
        }
      }
      if (free.length > 0) break;
    }
  }
  if (free.length > 0) {
    const perDay = firstOfEachDay(free).slice(0, OFFERED);
    if (perDay.length === 1) return { kind: "slot", slot: perDay[0]! };
    return { kind: "choice", slots: perDay, day: null, time: perDay[0]!.time };
  }
  const outcome = refused ?? { kind: "none" as const, refusal: null, day: null, time: null, slots: [] };
  if (single && outcome.refusal !== "too_far" && outcome.refusal !== "past") {
    const same = yield* sameDay(desk, base, ranges[0]!.from, outcome.time, null, null);
    if (same.length > 0) return { ...outcome, slots: same };
  }
  if (outcome.slots.length === 0) outcome.slots = yield* soon(desk, base, ranges[0]!.from);
  outcome.slots = nearest(outcome.slots, outcome.time);
  return outcome;
}

// "A las 7", where both seven o'clocks are open and free: which of them is asked.
function* otherHalf(desk: Desk, base: Base, day: Day, clock: Clock, first: ToolSlot): Talk<ToolSlot[] | null> {
  if (desk.m.wish.clocks.length > 1) return null;
  const other = timesToTry(desk, clock, day).find((time) => time !== first.time);
  if (other === undefined || timesToTry(desk, clock, day)[0] !== first.time) return null;
  const { slots } = yield* call("find_slots", { ...base, from: day, to: day, time: other, limit: 20 });
  const second = usable(desk, slots).find((slot) => slot.time === other);
  return second ? [first, second] : null;
}

function* within(desk: Desk, base: Base, days: readonly { from: Day; to: Day }[]): Talk<Finding> {
  const { wish } = desk.m;
  const horizon = addDays(desk.today, Math.max(1, desk.turn.assistant.lookAheadDays));
  const ranges = days.length > 0 ? days : [{ from: desk.today, to: horizon }];
  const all: ToolSlot[] = [];
  const found: ToolSlot[] = [];
  let refusal: SlotRefusal | null = null;
  let near: ToolSlot[] = [];
  for (const { from, to } of ranges) {
    const [notBefore, notAfter] = bounds(desk, from);
    if (from === to) {
      all.push(...(yield* allFree(desk, base, from, to, notBefore, notAfter)));
      found.push(...oncePerHour(all.filter((slot) => slot.day === from)));
    } else found.push(...(yield* overDays(desk, base, from, to, notBefore, notAfter)));
    if (found.length === 0) {
      const answer = yield* call("find_slots", {
        ...base,
        from,
        to,
        ...(notBefore ? { notBefore } : {}),
        ...(notAfter ? { notAfter } : {}),
        limit: 5,
      });
      refusal ??= answer.refusal ?? null;
      if (near.length === 0) near = oncePerHour(usable(desk, answer.alternatives));
    }
    if (wish.order === "first" && found.length > 0) return { kind: "slot", slot: found[0]! };
  }
  const day = ranges.length === 1 && ranges[0]!.from === ranges[0]!.to ? ranges[0]!.from : null;
  if (found.length === 0) {
    const [notBefore, notAfter] = bounds(desk, ranges[0]!.from);
    if (day && refusal !== "too_far" && refusal !== "past") {
      const same = yield* sameDay(desk, base, day, null, notBefore, notAfter);
      if (same.length > 0) near = same;
    }
    if (near.length === 0) near = yield* soon(desk, base, ranges[0]!.from);
    return {
      kind: "none",
      refusal: refusal === "outside_hours" && !notBefore && !notAfter ? "taken" : refusal,
      day,
      time: null,
      slots: near.slice(0, OFFERED),
    };
  }
  if (wish.order === "last" && day) return { kind: "slot", slot: found.at(-1)! };
  if (found.length === 1 && day && (wish.notBefore || wish.notAfter)) return { kind: "slot", slot: found[0]! };
  const { from: after } = desk;
  const ahead = after === undefined ? [] : found.filter((slot) => slot.time >= after);
  const slots = day
    ? spread(ahead.length > 0 ? ahead : found, ahead.length > 0 ? ahead[0]!.time : null)
    : days.length > 1
      ? ranges
          .flatMap(({ from, to }) =>
            spread(
              found.filter((slot) => slot.day >= from && slot.day <= to),
              null,
            ).slice(0, 3),
          )
          .slice(0, 6)
      : found;
  return { kind: "choice", slots: acrossBranches(desk, slots, all), day, time: null };
}

/** What that same day still has: the same hour with somebody else or elsewhere, then other hours as wanted, then any. */
function* sameDay(
  desk: Desk,
  base: Base,
  day: Day,
  time: HourMinute | null,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const bySomebody = without(base, "specialistId");
  const anywhere = without(bySomebody, "branchId");
  const wider = [
    ...(base.specialistId ? [bySomebody] : []),
    ...(base.branchId && desk.shop.branches.length > 1 ? [anywhere] : []),
  ];
  const others: ToolSlot[] = [];
  for (const one of wider) {
    if (others.length > 0) break;
    if (time !== null) {
      const { slots } = yield* call("find_slots", { ...one, from: day, to: day, time, limit: 20 });
      others.push(...usable(desk, slots).slice(0, 1));
    } else if (notBefore !== null || notAfter !== null)
      others.push(...spread(oncePerHour(yield* allFree(desk, one, day, day, notBefore, notAfter)), null).slice(0, 3));
  }
  let all = yield* allFree(desk, base, day, day, null, null);
  if (all.length === 0 && others.length === 0) {
    for (const one of wider) {
      if (all.length === 0) all = yield* allFree(desk, one, day, day, null, null);
    }
  }
  const own = oncePerHour(all);
  const around = time ?? notBefore ?? notAfter;
  const chosen = acrossBranches(desk, around ? nearest(own, around) : spread(own, null), all);
  return [...others, ...chosen.filter((slot) => !others.some((other) => other.time === slot.time))]
    .slice(0, OFFERED)
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

function without(base: Base, key: "specialistId" | "branchId"): Base {
  return Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)) as Base;
}

/** Up to five free hours over at most three days, two a day. */
function* overDays(
  desk: Desk,
  base: Base,
  from: Day,
  to: Day,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const out: ToolSlot[] = [];
  const all: ToolSlot[] = [];
  let start = from;
  for (let round = 0; round < 3 && start <= to; round++) {
    const found = yield* call("find_slots", {
      ...base,
      from: start,
      to,
      ...(notBefore ? { notBefore } : {}),
      ...(notAfter ? { notAfter } : {}),
      limit: 20,
    });
    const slots = usable(desk, found.slots);
    if (slots.length === 0) {
      if (found.slots.length === 0) break;
      start = addDays(found.slots.at(-1)!.day, 1);
      continue;
    }
    const day = slots[0]!.day;
    const ofDay = oncePerHour(slots.filter((slot) => slot.day === day));
    const first = ofDay[0]!;
    const second =
      ofDay.find((slot) => minutesOf(slot.time) >= minutesOf(first.time) + 120) ??
      (yield* call("find_slots", {
        ...base,
        from: day,
        to: day,
        notBefore: later(first.time, 120),
        ...(notAfter ? { notAfter } : {}),
        limit: 3,
      })).slots.find((slot) => usable(desk, [slot]).length > 0);
    all.push(...slots.filter((slot) => slot.day === day));
    out.push(first, ...(second && round < 2 ? [second] : []));
    start = addDays(day, 1);
  }
  return acrossBranches(desk, out.slice(0, OFFERED), all);
}

function* allFree(
  desk: Desk,
  base: Base,
  from: Day,
  to: Day,
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
): Talk<ToolSlot[]> {
  const all: ToolSlot[] = [];
  let start = notBefore;
  for (let round = 0; round < 6; round++) {
    const { slots } = yield* call("find_slots", {
      ...base,
      from,
      to,
      ...(start ? { notBefore: start } : {}),
      ...(notAfter ? { notAfter } : {}),
      limit: 20,
    });
    all.push(...slots);
    const last = slots.at(-1);
    if (slots.length < 20 || !last || last.time >= "23:00") break;
    start = later(last.time, 1);
  }
  return usable(desk, all);
}

function* soon(desk: Desk, base: Base, from: Day): Talk<ToolSlot[]> {
  const start =
    from < desk.today || dayNumber(from) - dayNumber(desk.today) > desk.turn.assistant.lookAheadDays
      ? desk.today
      : from;
  const to = addDays(
    desk.today,
    Math.max(desk.turn.assistant.lookAheadDays, dayNumber(start) - dayNumber(desk.today) + 1),
  );
  const ahead = yield* overDays(desk, base, start, to, null, null);
  return ahead.length > 0 || start === desk.today ? ahead : yield* overDays(desk, base, desk.today, to, null, null);
}

/** "¿Quién está libre mañana a las 5?": more than one may be. */
export function asksWhoIsFree(desk: Desk): boolean {
  return (
    desk.m.wish.specialistId === null &&
    !desk.m.wish.anySpecialist &&
    /\b(?:con )?quien(?:es)? (?:me |nos |lo |la )?(?:esta\w*|tien\w+|hay|pued\w+|podria\w*|anda\w*|queda\w*|atiend\w+|atenderia\w*|trabaja\w*|seria|viene)\b/.test(
      desk.r.text,
    )
  );
}

/** The hours of the day that a said hour can mean, within opening hours first; only those when there are any. */
function timesToTry(desk: Desk, clock: Clock, day: Day | null): HourMinute[] {
  const times = timesOf(clock);
  const open = openHours(desk, day);
  const fits = times.filter((time) => open.some(({ from, to }) => time >= from && time < to));
  const ahead = day === desk.today ? fits.filter((time) => time > desk.turn.now.time) : fits;
  if (ahead.length > 0) return ahead;
  return fits.length > 0 ? fits.slice(0, 1) : times.slice(0, 1);
}

function bounds(desk: Desk, day: Day): [HourMinute | null, HourMinute | null] {
  const { notBefore, notAfter } = desk.m.wish;
  const open = openHours(desk, day);
  const from = notBefore ? timeWithin(notBefore, open) : null;
  let to = notAfter ? timeWithin(notAfter, open) : null;
  if (from && to && to <= from && notAfter)
    to = timesOf(notAfter).find((time) => time > from) ?? timesOf({ ...notAfter, half: "pm" })[0]!;
  return [from, to];
}

function usable(desk: Desk, slots: readonly ToolSlot[]): ToolSlot[] {
  const { m, turn } = desk;
  return slots.filter(
    (slot) =>
      !m.wish.avoid.includes(slot.specialistId) &&
      !m.seen.includes(`${slot.day} ${slot.time}`) &&
      !isWhereItIs(desk, slot) &&
      (slot.day > turn.now.day || slot.time > turn.now.time),
  );
}

// An appointment is not moved to where it stands.
function isWhereItIs(desk: Desk, slot: ToolSlot): boolean {
  const { goal, moving } = desk.m;
  return (
    goal === "reschedule" &&
    moving?.day === slot.day &&
    moving.time === slot.time &&
    moving.specialistId === slot.specialistId &&
    moving.serviceId === slot.serviceId
  );
}

function oncePerHour(slots: readonly ToolSlot[]): ToolSlot[] {
  return slots.filter(
    (slot, i) => slots.findIndex((other) => other.day === slot.day && other.time === slot.time) === i,
  );
}

function firstOfEachDay(slots: readonly ToolSlot[]): ToolSlot[] {
  return slots.filter((slot, i) => slots.findIndex((other) => other.day === slot.day) === i);
}

/** Up to five of a day's hours, spread over it, whole hours rather than odd ones; around `time` where one is wanted. */
function spread(slots: readonly ToolSlot[], time: HourMinute | null): ToolSlot[] {
  if (slots.length <= OFFERED) return [...slots];
  if (time) return nearest(slots, time);
  const round = slots.filter((slot) => slot.time.endsWith(":00"));
  const pool = round.length >= OFFERED ? round : slots;
  const chosen = Array.from({ length: OFFERED }, (_, i) => pool[Math.round((i * (pool.length - 1)) / (OFFERED - 1))]!);
  return [slots[0]!, ...chosen.slice(1)];
}

function nearest(slots: readonly ToolSlot[], time: HourMinute | null): ToolSlot[] {
  const once = oncePerHour(slots);
  if (time === null || once.length <= OFFERED) return once.slice(0, OFFERED);
  const away = (slot: ToolSlot) => Math.abs(minutesOf(slot.time) - minutesOf(time));
  const first = once[0]!.day;
  const near = once
    .filter((slot) => slot.day === first)
    .sort((a, b) => away(a) - away(b))
    .slice(0, OFFERED);
  return near.sort((a, b) => (a.time < b.time ? -1 : 1));
}

function later(time: HourMinute, minutes: number): HourMinute {
  return timeOfMinutes(Math.min(minutesOf(time) + minutes, 23 * 60 + 59));
}

function latest(a: Day, b: Day): Day {
  return a > b ? a : b;
}
