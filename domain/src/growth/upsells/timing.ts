// When an upsell is sent: its limits, its moment, and its words.
import { addDays, type Day } from "../../kit/calendar.ts";
import { type Instant, instantOf, localOf } from "../../kit/time.ts";

export const TIME_UNITS = ["minutes", "hours", "days", "months"] as const;
export const DELAY_REFERENCES = ["scheduled", "assisted", "assisted_first_time"] as const;
export const DELAY_DIRECTIONS = ["before", "after"] as const;
export const WHEN_TO_SEND = ["lastEvent", "always"] as const;

export type Timing = {
  delay: number;
  timeUnit: (typeof TIME_UNITS)[number];
  delayReference: (typeof DELAY_REFERENCES)[number];
  delayDirection: (typeof DELAY_DIRECTIONS)[number];
};

const MOST = { minutes: 60, hours: 24, days: 30, months: 12 } as const;
const LEAST_MINUTES_AFTER = 15;

/** The ends of the slider. */
export function delayRange({ timeUnit, delayDirection }: Omit<Timing, "delay" | "delayReference">): [number, number] {
  return [timeUnit === "minutes" && delayDirection === "after" ? LEAST_MINUTES_AFTER : 1, MOST[timeUnit]];
}

/** What is wrong with it, and in which field; null when nothing is. */
export function timingProblem(timing: Timing): { field: "delay" | "delayDirection"; message: string } | null {
  if (timing.delayReference === "assisted" && timing.delayDirection === "before") {
    return { field: "delayDirection", message: "Antes de asistir no se puede saber: elige «Después»" };
  }
  const [least, most] = delayRange(timing);
  if (timing.delay >= least && timing.delay <= most) return null;
  return { field: "delay", message: `Con ${UNIT_WORDS[timing.timeUnit][1]}, el tiempo va de ${least} a ${most}` };
}

const UNIT_WORDS = {
  minutes: ["minuto", "minutos"],
  hours: ["hora", "horas"],
  days: ["día", "días"],
  months: ["mes", "meses"],
} as const;

const REFERENCE_WORDS = {
  scheduled: "de la cita",
  assisted: "de que asistió",
  assisted_first_time: "de su primera visita",
} as const;

/** '2 días' */
export function unitText(count: number, unit: Timing["timeUnit"]): string {
  return `${count} ${UNIT_WORDS[unit][count === 1 ? 0 : 1]}`;
}

/** '2 días después de la cita' */
export function timingText({ delay, timeUnit, delayReference, delayDirection }: Timing): string {
  return `${unitText(delay, timeUnit)} ${delayDirection === "before" ? "antes" : "después"} ${REFERENCE_WORDS[delayReference]}`;
}

const MS = { minutes: 60_000, hours: 3_600_000 } as const;

/** Days and months keep the hour of the day in the zone. */
export function shifted(
  zone: string,
  from: Instant,
  { delay, timeUnit, delayDirection }: Omit<Timing, "delayReference">,
): Instant {
  const count = delayDirection === "before" ? -delay : delay;
  if (timeUnit === "minutes" || timeUnit === "hours") return from + count * MS[timeUnit];
  const { day, time } = localOf(zone, from);
  return instantOf(zone, timeUnit === "days" ? addDays(day, count) : addMonths(day, count), time);
}

/** A month without that day has its last one. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
