// A range of calendar days, both ends included.
import type { Day } from "../../../../../kit/calendar.ts";

export type DayRange = { from: Day; to: Day };

export type NamedDay = DayRange & {
  /** "el 3": a day of the month, or the third of a list. */
  bare?: number;
  /** "Martes 25", where the 25th is a Wednesday: the Tuesday near it. The engine must ask which of both is meant. */
  clash?: Day;
  /** "31 de febrero": there is no such day. */
  impossible?: string;
  /** A weekday alone: the context decides which week it is in. */
  weekday?: true;
};
