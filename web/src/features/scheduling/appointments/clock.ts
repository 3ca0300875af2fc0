import { timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";

/** Midnight is the first hour of a day, not the 24th of the one before. */
export function clock(minute: number): string {
  return timeOfMinutes(minute % 1440);
}
