// The result of a search.
import type { Day, HourMinute } from "../../../../../kit/calendar.ts";
import type { SlotRefusal, ToolSlot } from "../../../tools/answers/schema.ts";

export type SearchResult =
  | { kind: "slot"; slot: ToolSlot }
  /** `halves`: the same hour of the morning and of the evening. */
  | { kind: "choice"; slots: ToolSlot[]; day: Day | null; time: HourMinute | null; halves?: true }
  | { kind: "people"; slots: ToolSlot[] }
  | { kind: "none"; refusal: SlotRefusal | null; day: Day | null; time: HourMinute | null; slots: ToolSlot[] };
