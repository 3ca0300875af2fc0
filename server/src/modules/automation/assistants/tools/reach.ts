// How soon and how far ahead this assistant may book (D-4.5): used by the search and checked again by the booking.
import { LOOK_AHEAD_DAYS, SLOTS_PER_PAGE } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import { addDays, type Day } from "@mostrador/domain/kit/calendar.ts";
import { type Instant, localOf } from "@mostrador/domain/kit/time.ts";
import type { Scene } from "./scene.ts";

export type BookingRange = { today: Day; lastDay: Day; earliest: Instant; perPage: number };

/** Days are in the zone of the business. */
export function reachOf({ ctx, capabilities, zone }: Pick<Scene, "ctx" | "capabilities" | "zone">): BookingRange {
  const pages = capabilities.searchPaginatedSchedules;
  const today = localOf(zone, ctx.now).day;
  return {
    today,
    lastDay: addDays(today, pages?.daysToLookAhead ?? LOOK_AHEAD_DAYS),
    earliest: ctx.now + capabilities.waitTimeToSchedule * 60_000,
    perPage: pages?.slotsPerPage ?? SLOTS_PER_PAGE,
  };
}
