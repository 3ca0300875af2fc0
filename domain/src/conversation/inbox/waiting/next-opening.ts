// When the business opens next, by the weekly hours of its branches: told to contacts who wait for a person.
import type { WeekRanges } from "../../../business/branches/hours.ts";
import { type BranchDates, MIDNIGHT, openOn } from "../../../business/branches/hours-of-date.ts";
import { addDays, type Day, type HourMinute, timeOfMinutes } from "../../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../../kit/time.ts";

export type OpeningHours = { zone: string; schedules: WeekRanges; restSchedules: WeekRanges; dates?: BranchDates };
/** `today` and `day` in the zone of the branch that opens first. */
export type NextOpening = { day: Day; today: Day; time: HourMinute; at: Instant };

const LOOK_DAYS = 7;

/** 'open' now; null when no branch has hours within a week. */
export function nextOpening(branches: readonly OpeningHours[], now: Instant): NextOpening | "open" | null {
  const openings = branches.map((branch) => openingOf(branch, now));
  if (openings.includes("open")) return "open";
  const known = openings.filter((opening) => opening !== null && opening !== "open");
  return known.sort((one, other) => one.at - other.at)[0] ?? null;
}

function openingOf(
  { zone, schedules, restSchedules: rests, dates }: OpeningHours,
  now: Instant,
): NextOpening | "open" | null {
  const { day: today } = localOf(zone, now);
  for (let ahead = 0; ahead <= LOOK_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { from, to } of openOn({ schedules, rests, dates }, day)) {
      const time = timeOfMinutes(from);
      const at = instantOf(zone, day, time);
      if (at > now) return { day, today, time, at };
      if (endAt(zone, day, to) > now) return "open";
    }
  }
  return null;
}

function endAt(zone: string, day: Day, minute: number): Instant {
  return minute < MIDNIGHT ? instantOf(zone, day, timeOfMinutes(minute)) : instantOf(zone, addDays(day, 1), "00:00");
}
