// Instants and local time by the rules of an IANA zone (D-3.1). Instants are epoch milliseconds.
import { Temporal } from "temporal-polyfill";
import type { Day, HourMinute } from "./calendar.ts";

export type Instant = number;

/** Local wall time to instant. A skipped hour moves forward, a repeated one is the first of the two. */
export function instantOf(zone: string, day: Day, time: HourMinute): Instant {
  const cached = steadyOffset(zone, day);
  if (cached !== null) return Date.parse(`${day}T${time}:00Z`) - cached * 60_000;
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, { disambiguation: "compatible" })
    .epochMilliseconds;
}

/** Whether the wall time exists on that day: false within the hour that is skipped in spring. */
export function existsLocally(zone: string, day: Day, time: HourMinute): boolean {
  if (steadyOffset(zone, day) !== null) return true;
  const plain = Temporal.PlainDateTime.from(`${day}T${time}`);
  return plain.toZonedDateTime(zone).toPlainDateTime().equals(plain);
}

export function localOf(zone: string, instant: Instant): { day: Day; time: HourMinute } {
  const local = new Date(instant + offsetMinutes(zone, instant) * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Minutes east of UTC at that instant. */
export function offsetMinutes(zone: string, instant: Instant): number {
  const day = new Date(instant).toISOString().slice(0, 10);
  const before = steadyOffset(zone, day);
  if (before !== null) {
    // The UTC day and the local day may differ by one: trust the constant offset only when its neighbours agree.
    const shifted = new Date(instant + before * 60_000).toISOString().slice(0, 10);
    if (shifted === day || steadyOffset(zone, shifted) === before) return before;
  }
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 60_000_000_000;
}

/** ISO 8601 with offset, to the second: `2026-11-23T10:00:00-06:00` (D-1.3). */
export function isoAt(zone: string, instant: Instant): string {
  const offset = offsetMinutes(zone, instant);
  return `${new Date(instant + offset * 60_000).toISOString().slice(0, 19)}${offsetText(offset)}`;
}

/** `-06:00` */
export function offsetText(minutes: number): string {
  const absolute = Math.abs(minutes);
  const hours = String(Math.floor(absolute / 60)).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${hours}:${String(absolute % 60).padStart(2, "0")}`;
}

/**
 * Whether it names a zone of the IANA database, by its current or an older name. Stricter than Temporal: an offset or
 * a whole timestamp is not a zone, and the database reads zones without a place (`CST`, `CET`) differently. The
 * database itself checks that it knows the zone when it is stored.
 */
export function isZone(zone: string): boolean {
  if (zone !== "UTC" && !/^[A-Za-z][\w+-]*(\/[\w+-]+)+$/.test(zone)) return false;
  try {
    const known = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
    return known === "UTC" || Intl.supportedValuesOf("timeZone").includes(known);
  } catch {
    return false;
  }
}

const steady = new Map<string, number | null>();
const MOST_DAYS_REMEMBERED = 20_000;

/** The offset of the whole local day, in minutes, or null on a day with a change. Cached. */
export function steadyOffset(zone: string, day: Day): number | null {
  const key = `${zone} ${day}`;
  const known = steady.get(key);
  if (known !== undefined) return known;
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const end = start.add({ days: 1 });
  const same = start.offsetNanoseconds === end.offsetNanoseconds && start.hour === 0;
  const offset = same ? start.offsetNanoseconds / 60_000_000_000 : null;
  if (steady.size >= MOST_DAYS_REMEMBERED) steady.clear();
  steady.set(key, offset);
  return offset;
}
