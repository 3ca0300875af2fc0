// The rules that can leave a whole day without a free hour (D-4.1, D-4.5).

/** What can take a whole day away, the one that comes nearest to a free hour first. */
export const DAY_REASONS = [
  "taken", // appointments, blocks, busy in a linked calendar
  "too_soon", // within the wait before an appointment (D-4.5)
  "does_not_fit", // runs past closing, into a rest or into hours in which it is not given
  "specialist_off",
  "not_given", // the service is not given on that weekday
  "closed_day",
  "no_specialist", // nobody at that branch gives the service
  "past",
  "too_far", // beyond the days looked ahead
] as const;
export type DayReason = (typeof DAY_REASONS)[number];

/** `removed`: how many of the day's starts each rule took away; none where the day has no starts at all. */
export type NoneFree = {
  reason: DayReason;
  removed: { reason: DayReason; count: number }[];
  /** What the date is closed for, as 'Navidad', where somebody closed it (D-17.10). */
  closedFor: string | null;
};
