// What a cell of a written sheet may hold. A date holds the clock of the wall in its UTC fields, as a sheet has no zones.
import { type Instant, localOf } from "@mostrador/domain/kit/time.ts";

export type SheetCell = string | number | Date;

/** The hour that a clock in that zone shows, to the minute. */
export function clockCell(instant: string, zone: string): Date {
  const { day, time } = localOf(zone, new Date(instant).getTime() as Instant);
  return new Date(`${day}T${time}:00Z`);
}

/** A calendar day; empty without one. */
export function dayCell(day: string | null): SheetCell {
  return day ? new Date(`${day}T00:00:00Z`) : "";
}
