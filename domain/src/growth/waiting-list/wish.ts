// What a person on the waiting list wants, and whether a free hour matches it.
import { type Instant, localOf } from "../../kit/time.ts";

export const DAY_PARTS = ["any", "morning", "afternoon"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const DAY_PART_LABELS: Readonly<Record<DayPart, string>> = {
  any: "A cualquier hora",
  morning: "Por la mañana",
  afternoon: "Por la tarde",
};

/** The morning ends at noon, by the clock of the branch. */
const NOON = "12:00";

export type Wish = {
  part: DayPart;
  /** Nothing earlier. */
  after: Instant;
  /** Only a slot before this is worth a message. */
  before: Instant;
};

export function fitsWish(wish: Wish, start: Instant, zone: string): boolean {
  if (start < wish.after || start >= wish.before) return false;
  if (wish.part === "any") return true;
  const isMorning = localOf(zone, start).time < NOON;
  return isMorning === (wish.part === "morning");
}
