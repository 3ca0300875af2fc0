// Finds the free hours for the agenda, the assistant and the public pages (D-4.1, D-4.5).
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { findSlots as findRoute } from "@mostrador/domain/scheduling/appointments/routes.ts";
import { formatSlots } from "@mostrador/domain/scheduling/appointments/slots/format-slots.ts";
import type { Slot, SlotQuestion } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import { freeSlots } from "@mostrador/domain/scheduling/appointments/slots/slots.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { noneFree } from "./none-free.ts";
import { checkKnown, type SlotSearch, searchSlots } from "./search-slots.ts";

/** `start` and `end` in epoch ms; `zone` is the branch's. */
export type FoundSlot = {
  branchId: string;
  specialistId: string;
  zone: string;
  start: Instant;
  end: Instant;
  /** With the preparation and the cleaning. */
  occupied: { start: Instant; end: Instant };
  /** Of a service with several places only. */
  placesLeft?: number;
};

/** For the assistant and the pages: in order of time, at most `limit`; `search.notBefore` is now plus the wait. */
export async function findSlots(ctx: TenantCtx, search: SlotSearch, limit = Number.POSITIVE_INFINITY) {
  const questions = await searchSlots(ctx, search);
  const found = questions.flatMap(({ branchId, question }) =>
    freeSlots(question).map((slot) => foundSlot(branchId, question, slot)),
  );
  if (questions.length > 1) found.sort((a, b) => a.start - b.start);
  return found.slice(0, limit);
}

/** At one branch, only with these people; and for each day without a free hour, why. */
export async function findDays(ctx: TenantCtx, search: SlotSearch & { branchId: string }, by: readonly string[]) {
  const [place] = await searchSlots(ctx, search);
  if (!place) return { slots: [], none: [] };
  const { specialists } = place.question;
  const question = { ...place.question, specialists: specialists.filter(({ id }) => by.includes(id)) };
  const slots = freeSlots(question);
  return {
    slots: slots.map((slot) => foundSlot(search.branchId, question, slot)),
    none: noneFree(question, slots, ctx.now),
  };
}

export async function listSlots(ctx: TenantCtx, { query }: Call<typeof findRoute>) {
  const { businessId: _, from, to, ...wanted } = query;
  const search = { ...wanted, ...rangeOf(from, to, ctx.now) };
  const [place] = await searchSlots(ctx, search);
  if (!place) {
    await transact(ctx, (tx) => checkKnown(tx, search));
    return { data: { slots: [], none: [] } };
  }
  const slots = freeSlots(place.question);
  // instants ask for a part of a day, without a reason for the whole day
  const areDays = from.length === 10 && to.length === 10;
  return {
    data: {
      slots: formatSlots(place.question.zone, slots),
      none: areDays ? noneFree(place.question, slots, ctx.now) : [],
    },
  };
}

export function foundSlot(
  branchId: string,
  { zone, service: { minutesBefore = 0, minutesAfter = 0 } }: Pick<SlotQuestion, "zone" | "service">,
  { start, end, specialistId, placesLeft }: Slot,
): FoundSlot {
  const occupied = { start: (start - minutesBefore) * 60_000, end: (end + minutesAfter) * 60_000 };
  const slot = { branchId, specialistId, zone, start: start * 60_000, end: end * 60_000, occupied };
  return placesLeft === undefined ? slot : { ...slot, placesLeft };
}

/** The range is in calendar days, both included, or in instants; the past is never offered. */
export function rangeOf(
  from: string,
  to: string,
  now: Instant,
): Pick<SlotSearch, "from" | "to" | "notBefore" | "before"> {
  const low = from.length > 10 ? Date.parse(from) : null;
  const high = to.length > 10 ? Date.parse(to) : null;
  return {
    // The local day of an instant is its UTC day or a neighbour of it.
    from: low === null ? from : addDays(dayOf(low), -1),
    to: high === null ? to : addDays(dayOf(high), 1),
    notBefore: Math.max(now, low ?? now),
    ...(high === null ? {} : { before: high }),
  };
}

function dayOf(instant: Instant): Day {
  return new Date(instant).toISOString().slice(0, 10);
}
