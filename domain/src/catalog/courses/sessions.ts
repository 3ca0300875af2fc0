// The session dates of a course: the given ones, or repeated from the first of them.
import { addDays } from "../../kit/calendar.ts";
import type { Course } from "./resource.ts";

type CourseTimes = Pick<Course, "courseType" | "sessions" | "schedules" | "recurrence">;
export type Session = Course["schedules"]["sessionDates"][number];

/** In order. A month without that day has its session on its last day. */
export function sessionsOf({ courseType, sessions, schedules, recurrence }: CourseTimes): Session[] {
  const dates = [...schedules.sessionDates].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const [first] = dates;
  if (courseType === "scheduled" || !recurrence || !first) return dates;
  const { every, unit } = recurrence;
  return Array.from({ length: sessions }, (_, index) => {
    const steps = index * every;
    const date =
      unit === "months" ? addMonths(first.date, steps) : addDays(first.date, steps * (unit === "weeks" ? 7 : 1));
    return { ...first, date };
  });
}

/** For strangers; staff may still enroll. */
export const COURSE_ENDED = "Este curso ya terminó. Pregúntale al negocio por el siguiente.";

/** Its last session is over by the clock of the business; a course without dates does not end. */
export function hasEnded(course: CourseTimes, now: { day: string; time: string }): boolean {
  const last = sessionsOf(course).at(-1);
  return last !== undefined && `${last.date} ${last.endTime}` <= `${now.day} ${now.time}`;
}

function keyOf({ date, startTime }: Session): string {
  return `${date} ${startTime}`;
}

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
