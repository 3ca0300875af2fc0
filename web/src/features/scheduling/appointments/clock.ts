import { timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";

/** Midnight is the first hour of a day, not hour 24 of the previous one. */
export function clock(minute: number): string {
  return timeOfMinutes(minute % 1440);
}
