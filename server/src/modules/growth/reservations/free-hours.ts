// The free hours for a stranger: those of the agenda itself (D-4.1), within what may be booked without a person.
import type { FreeHour } from "@mostrador/domain/growth/reservations/schema.ts";
import { bookingWindow } from "@mostrador/domain/growth/reservations/window.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { type Instant, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { type FoundSlot, findDays, findSlots } from "../../scheduling/appointments/index.ts";
import type { EnteredPage } from "./enter-page.ts";
import { givenBy, type OfferQuery, type PublicOffer } from "./shown.ts";

/** The hours that are searched again when one is taken. */
const MOST_NEAR = 6;
const DAYS_OF_NEAR = 14;

type Range = { from: Day; to: Day };
/** An appointment whose own slot is free for it. */
type MoveOptions = { ignoreId?: string | undefined };

/** In order of time; `by` are the people to choose from. */
export async function hoursOf(page: EnteredPage, shown: PublicOffer, wanted: OfferQuery & Range & MoveOptions) {
  const by = givenBy(shown, wanted, "");
  const zone = zoneOf(shown, wanted.branchId);
  const window = bookingWindow(page.rules, page.ctx.now, zone);
  const { slots, none } = await daysIn(page.ctx, wanted, by, window, wanted);
  const nextDay = slots.length > 0 ? null : await dayAfter(page.ctx, wanted, by, window);
  const isTold = page.rules.choosesSpecialist;
  return {
    hours: byStart(slots).map((hour) => (isTold ? hour : { ...hour, specialists: [] })),
    firstDay: window.firstDay,
    lastDay: window.lastDay,
    nextDay,
    none: none.map(({ day, reason, closedFor }) => ({ day, reason, closedFor })),
  };
}

/** The free hours nearest to an unavailable one, in order of time. */
export async function hoursNear(
  page: EnteredPage,
  shown: PublicOffer,
  wanted: OfferQuery & MoveOptions,
  start: Instant,
) {
  const by = givenBy(shown, { ...wanted, specialistId: undefined }, "");
  const zone = zoneOf(shown, wanted.branchId);
  const window = bookingWindow(page.rules, page.ctx.now, zone);
  const { day } = localOf(zone, start);
  const range = { from: addDays(day, -DAYS_OF_NEAR), to: addDays(day, DAYS_OF_NEAR) };
  const found = byStart(await slotsIn(page.ctx, wanted, by, window, range));
  const away = (hour: FreeHour) => Math.abs(Date.parse(hour.start) - start);
  return found
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_NEAR)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

/** Which of them are free then; none outside the window. */
export async function freeAt(
  page: EnteredPage,
  shown: PublicOffer,
  wanted: OfferQuery & MoveOptions,
  start: Instant,
  by: string[],
) {
  const zone = zoneOf(shown, wanted.branchId);
  const { day } = localOf(zone, start);
  const window = bookingWindow(page.rules, page.ctx.now, zone);
  const slots = await slotsIn(page.ctx, wanted, by, window, { from: day, to: day });
  return slots.filter((slot) => slot.start === start).map(({ specialistId }) => specialistId);
}

type Window = ReturnType<typeof bookingWindow>;

async function slotsIn(ctx: TenantCtx, wanted: OfferQuery & MoveOptions, by: string[], window: Window, range: Range) {
  const within = cut(range, window);
  if (!within) return [];
  const { serviceId, branchId, ignoreId } = wanted;
  const slots = await findSlots(ctx, { serviceId, branchId, ignoreId, ...within, notBefore: window.earliest });
  return slots.filter(({ specialistId }) => by.includes(specialistId));
}

async function daysIn(ctx: TenantCtx, wanted: OfferQuery & MoveOptions, by: string[], window: Window, range: Range) {
  const within = cut(range, window);
  if (!within) return { slots: [], none: [] };
  const { serviceId, branchId, ignoreId } = wanted;
  return findDays(ctx, { serviceId, branchId, ignoreId, ...within, notBefore: window.earliest }, by);
}

/** The part of the range that may be booked. */
function cut(range: Range, window: Window): Range | null {
  const [, from = ""] = [range.from, window.firstDay].sort();
  const [to = ""] = [range.to, window.lastDay].sort();
  return from > to ? null : { from, to };
}

async function dayAfter(ctx: TenantCtx, wanted: OfferQuery & Range & MoveOptions, by: string[], window: Window) {
  const range = { from: addDays(wanted.to, 1), to: window.lastDay };
  const [first] = await slotsIn(ctx, wanted, by, window, range);
  return first ? localOf(first.zone, first.start).day : null;
}

function byStart(slots: readonly FoundSlot[]): FreeHour[] {
  return [...Map.groupBy(slots, ({ start }) => start)].map(([start, found]) => {
    const hour = {
      start: isoAt((found[0] as FoundSlot).zone, start),
      specialists: found.map(({ specialistId }) => specialistId),
    };
    const places = found.flatMap(({ placesLeft }) => placesLeft ?? []);
    return places.length === 0 ? hour : { ...hour, placesLeft: Math.max(...places) };
  });
}

export function zoneOf({ branches }: PublicOffer, branchId: string): string {
  return branches.find(({ _id }) => _id === branchId)?.zone ?? "UTC";
}
