// The rules that can leave a whole day without a free hour (D-4.1, D-4.5).

/** The rules that can remove a whole day, the one nearest to a free hour first. */
export const DAY_REASONS = [
  "taken", // appointments, blocks, busy in a linked calendar
  "too_soon", // within the wait before an appointment (D-4.5)
  "does_not_fit", // would end after closing, in a rest or in hours without the service
  "specialist_off",
  "not_given", // the service is not given on that weekday
  "closed_day",
  "no_specialist", // no one at that branch gives the service
  "past",
  "too_far", // beyond the days looked ahead
] as const;
export type DayReason = (typeof DAY_REASONS)[number];

/** `removed`: how many of the day's starts each rule removed; empty where the day has no starts at all. */
export type NoneFree = {
  reason: DayReason;
  removed: { reason: DayReason; count: number }[];
  /** The reason of a closed date, as 'Navidad' (D-17.10). */
  closedFor: string | null;
};
