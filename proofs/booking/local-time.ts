// Local time of a zone for the model, computed with the platform's calendar (Intl) and without the product's code.
// Instants are epoch minutes.

const DAY = 1440;

/** Minutes east of UTC. */
function offsetAt(zone: string, minute: number): number {
  // No law changes the clocks within a quarter of an hour.
  const quarter = Math.floor(minute / 15);
  const known = offsetsOf(zone);
  const found = known.get(quarter) ?? offsetOfSecond(zone, quarter * 900) / 60;
  known.set(quarter, found);
  return found;
}

/** Seconds east of UTC at an epoch second; not cached. */
export function offsetOfSecond(zone: string, second: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(second * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) as number;
  const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return local / 1000 - second;
}

/** The local day as a number (1970-01-01 is 0), and the minute of that day. */
export function shownAt(zone: string, minute: number): { day: number; minute: number } {
  const local = minute + offsetAt(zone, minute);
  const day = Math.floor(local / DAY);
  return { day, minute: local - day * DAY };
}

/** `2026-03-08T10:00:00-06:00` */
export function isoOf(zone: string, minute: number): string {
  const offset = offsetAt(zone, minute);
  const local = new Date((minute + offset) * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Every epoch minute of a local day, in order: 1380, 1440 or 1500 of them. */
export function minutesOf(zone: string, day: number): number[] {
  const minutes: number[] = [];
  for (let minute = day * DAY - 16 * 60; minute < (day + 1) * DAY + 16 * 60; minute += 1) {
    if (shownAt(zone, minute).day === day) minutes.push(minute);
  }
  return minutes;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = "2-digit";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(zone, format);
  return format;
}

const offsets = new Map<string, Map<number, number>>();

function offsetsOf(zone: string): Map<number, number> {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  return known;
}
