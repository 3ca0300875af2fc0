// What is looked for: the hours that a draft allows, and what of them is no choice.
import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { ToolInput } from "../../../tools/schema.ts";
import type { Draft } from "../../state/schema.ts";
import type { Shop } from "../shop.ts";

export type SearchRequest = {
  draft: Draft;
  shop: Shop;
  now: { day: Day; time: HourMinute };
  lookAheadDays: number;
  /** The appointment that is moved, and where it stands. */
  moved: { ref: string; day: string; time: string; specialistId: string; serviceId: string } | null;
  /** "2026-11-26 10:00": shown and not wanted. */
  seen: readonly string[];
  /** With whom it stood to be confirmed: the same person, where that can be. */
  heldBy: string | null;
  /** When the appointment just made ends: this one is offered from then on. */
  after: HourMinute | null;
  /** "¿Quién está libre mañana a las 5?" */
  asksWho: boolean;
};

/** What every call of a search has in common. */
export type Base = Pick<ToolInput<"find_slots">, "serviceId" | "branchId" | "specialistId" | "appointment">;
