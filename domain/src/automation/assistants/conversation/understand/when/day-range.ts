// A stretch of calendar days, both ends included.
import type { Day } from "../../../../../kit/calendar.ts";

export type DayRange = { from: Day; to: Day };

/** `bare`: "el 3", a day of the month or the third of a list. */
export type NamedDay = DayRange & { bare?: number };
