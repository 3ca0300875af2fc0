// What a search looks for: the hours that a draft allows, and the ones that are excluded.
import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolInput } from "../../../tools/schema.ts";
import type { Draft } from "../../state/schema.ts";
import type { Shop } from "../shop.ts";

export type SearchRequest = {
  draft: Draft;
  shop: Shop;
  now: { day: Day; time: HourMinute };
  lookAheadDays: number;
  /** The appointment that is moved, and its current slot. */
  moved: { ref: string; day: string; time: string; specialistId: string; serviceId: string } | null;
  /** "2026-11-26 10:00": shown and refused. */
  seen: readonly string[];
  /** The person of the slot that was to be confirmed: the same one is preferred. */
  heldBy: string | null;
  /** When the appointment just made ends: the search starts there. */
  after: HourMinute | null;
  /** "¿Quién está libre mañana a las 5?" */
  asksWho: boolean;
};

/** Days, and the part of each that is allowed. */
export type SlotWindow = { from: Day; to: Day; notBefore: HourMinute | null; notAfter: HourMinute | null };

export const ALL_DAY = { notBefore: null, notAfter: null } as const;

/** What every call of a search has in common. */
export type Base = Pick<ToolInput<"find_slots">, "serviceId" | "branchId" | "specialistId" | "appointment">;
