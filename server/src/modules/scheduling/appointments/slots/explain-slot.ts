// Whether one requested hour is free, why not, and what is free nearest to it; why a day has none: for the assistant's
// answer.
import type { Day, HourMinute } from "@mostrador/domain/kit/calendar.ts";
import { existsLocally, type Instant, instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import { NEAREST_TO_FREE, type SlotRefusal, whyNotFree } from "@mostrador/domain/scheduling/appointments/refusal.ts";
import { DAY_REASONS, type DayReason } from "@mostrador/domain/scheduling/appointments/slots/day-reason.ts";
import { nearestFree } from "@mostrador/domain/scheduling/appointments/slots/nearest.ts";
import type { Slot, SlotQuestion } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import { freeSlots } from "@mostrador/domain/scheduling/appointments/slots/slots.ts";
import { whyNoneFree } from "@mostrador/domain/scheduling/appointments/slots/why-none.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { type FoundSlot, foundSlot } from "./find-slots.ts";
import { type BranchQuestion, searchSlots } from "./search-slots.ts";

export type SlotWish = {
  serviceId: string;
  branchId?: string | undefined;
  specialistId?: string | undefined;
  /** In the local time of each branch. */
  day: Day;
  time: HourMinute;
  /** Epoch ms: now plus `waitTimeToSchedule` (D-4.5). */
  earliest: Instant;
  /** The last bookable local day (D-4.5). */
  lastDay: Day;
  /** How many alternatives at most. */
  count: number;
  /** An appointment to move. */
  ignoreId?: string | undefined;
};

export type SlotAnswer = {
  /** Free at exactly that hour. */
  slots: FoundSlot[];
  /** Null when `slots` has some. */
  refusal: SlotRefusal | null;
  /** Only when `slots` has none; of the requested specialist where possible, in order of time. */
  alternatives: FoundSlot[];
};

export async function explainSlot(ctx: TenantCtx, wish: SlotWish): Promise<SlotAnswer> {
  const { serviceId, branchId, ignoreId } = wish;
  const from = localOf("UTC", wish.earliest - 86_400_000).day;
  const search = { serviceId, branchId, ignoreId, from, to: wish.lastDay, notBefore: wish.earliest };
  const everybody = await searchSlots(ctx, search);
  const asked = everybody.map((place) => ({ ...place, question: withSpecialist(place.question, wish.specialistId) }));
  const slots = asked.flatMap((place) => exactSlots(place, wish));
  if (slots.length > 0) return { slots, refusal: null, alternatives: [] };
  const own = nearest(asked, wish);
  return {
    slots: [],
    refusal: refusalOf(asked, wish, ctx.now),
    alternatives: own.length > 0 ? own : nearest(everybody, wish),
  };
}

/** Why a whole day has no free hour, at any of the branches; null where it has some. */
export async function explainDay(ctx: TenantCtx, wish: Omit<SlotWish, "time" | "count">): Promise<DayReason | null> {
  const { serviceId, branchId, specialistId, ignoreId, day } = wish;
  if (day > wish.lastDay) return "too_far";
  const search = { serviceId, branchId, specialistId, ignoreId, from: day, to: day, notBefore: wish.earliest };
  const places = await searchSlots(ctx, search);
  const reasons = places.map(({ question }) => whyNoneFree(question, day, ctx.now / 60_000)?.reason ?? null);
  return reasons.includes(null) ? null : (DAY_REASONS.find((reason) => reasons.includes(reason)) ?? null);
}

function withSpecialist(question: SlotQuestion, id: string | undefined): SlotQuestion {
  if (id === undefined) return question;
  return { ...question, specialists: question.specialists.filter((specialist) => specialist.id === id) };
}

function exactSlots({ branchId, question }: BranchQuestion, wish: SlotWish): FoundSlot[] {
  const { zone } = question;
  if (!existsLocally(zone, wish.day, wish.time) || wish.day > wish.lastDay) return [];
  const start = instantOf(zone, wish.day, wish.time) / 60_000;
  return freeSlots({ ...question, from: wish.day, to: wish.day })
    .filter((slot) => slot.start === start)
    .map((slot) => foundSlot(branchId, question, slot));
}

function refusalOf(asked: BranchQuestion[], wish: SlotWish, now: Instant): SlotRefusal {
  const reasons = asked.map(({ question }) => {
    if (!existsLocally(question.zone, wish.day, wish.time)) return "outside_hours";
    return whyNotFree(question, instantOf(question.zone, wish.day, wish.time) / 60_000, now / 60_000);
  });
  return NEAREST_TO_FREE.find((reason) => reasons.includes(reason)) ?? reasons[0] ?? "no_specialist";
}

function nearest(places: BranchQuestion[], wish: SlotWish): FoundSlot[] {
  const away = (slot: FoundSlot) => Math.abs(slot.start - instantOf(slot.zone, wish.day, wish.time));
  const near = places.flatMap(({ branchId, question }) =>
    nearestFree(question, instantOf(question.zone, wish.day, wish.time) / 60_000, wish.count).map((slot: Slot) =>
      foundSlot(branchId, question, slot),
    ),
  );
  return near
    .sort((a, b) => away(a) - away(b))
    .slice(0, wish.count)
    .sort((a, b) => a.start - b.start);
}
