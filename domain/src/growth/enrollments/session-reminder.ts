// The reminder of the next session of a course: when it is sent, and whether it is still right (contract/growth#enrollments).
// One is planned at a time for each enrollment; after it the next one.
import type { Course } from "../../catalog/courses/resource.ts";
import { type Session, sessionsOf } from "../../catalog/courses/sessions.ts";
import { type Instant, instantOf, localOf } from "../../kit/time.ts";
import { sayDay, sayTime } from "../../kit/words/say-date.ts";
import { outsideQuietHours } from "../outreach/quiet-hours.ts";
import type { EnrollmentStatus } from "./status.ts";

const HOUR = 3_600_000;

type ReminderCourse = Pick<
  Course,
  "courseType" | "sessions" | "schedules" | "recurrence" | "isArchived" | "reminderHours"
>;
type ReminderFacts = {
  course: ReminderCourse;
  status: EnrollmentStatus;
  /** Of the business. */
  zone: string;
  now: Instant;
};
type PlannedReminder = {
  state: "planned" | "sent" | "not_sent" | "withdrawn";
  byPerson: boolean;
  version: string;
  deliverAt: Instant;
};

/** The session that a message is about. */
export function versionOf({ date, startTime }: Session): string {
  return `${date} ${startTime}`;
}

/** `rows`: everything planned for the enrollment so far. Null: there is nothing to remind of. */
export function nextReminder(
  facts: ReminderFacts,
  rows: readonly PlannedReminder[],
): { version: string; deliverAt: Instant } | null {
  const { course, zone, now } = facts;
  for (const session of sessionsOf(course)) {
    const version = versionOf(session);
    const mine = rows.filter((row) => row.version === version);
    if (mine.some(wasTried) || whyNoReminder(facts, version) !== null) continue;
    const deliverAt = reminderAt(course, session, zone);
    const isPlanned = mine.some((row) => row.state === "planned" && row.deliverAt === deliverAt);
    // one that is due this moment stays
    if (deliverAt > now || isPlanned) return { version, deliverAt };
  }
  return null;
}

/** Why there is no reminder of this session, in Spanish; null when there is one. */
export function whyNoReminder({ course, status, zone, now }: ReminderFacts, version: string): string | null {
  if (status === "cancelled") return "La inscripción se canceló";
  if (status !== "confirmed") return "La inscripción no está confirmada";
  if (course.isArchived) return "El curso se archivó";
  if (course.reminderHours === null) return "El curso ya no envía recordatorios";
  const session = sessionAt(course, version);
  if (!session) return "La sesión cambió de fecha";
  return startOf(session, zone) <= now ? "La sesión ya empezó" : null;
}

export function sessionAt(course: ReminderCourse, version: string): Session | undefined {
  return sessionsOf(course).find((session) => versionOf(session) === version);
}

/** Not at night. */
function reminderAt({ reminderHours }: ReminderCourse, session: Session, zone: string): Instant {
  const start = startOf(session, zone);
  return outsideQuietHours(zone, start - (reminderHours ?? 0) * HOUR, start);
}

function startOf({ date, startTime }: Session, zone: string): Instant {
  return instantOf(zone, date, startTime);
}

const wasTried = ({ state, byPerson }: PlannedReminder) => state === "sent" || state === "not_sent" || byPerson;

type ReminderWords = {
  /** May be empty. */
  name: string;
  business: string;
  course: Pick<Course, "name" | "place" | "location">;
  session: Session;
  zone: string;
  now: Instant;
};

export function sessionReminderText({ name, business, course, session, zone, now }: ReminderWords): string {
  const day = sayDay(session.date, localOf(zone, now).day);
  const when = `${day.charAt(0).toUpperCase()}${day.slice(1)}, de ${sayTime(session.startTime)} a ${sayTime(session.endTime)}`;
  const lines = [when, course.place, course.location].filter(Boolean).map((line) => `• ${line}`);
  return `${name ? `Hola, ${name}.` : "Hola."} Te recordamos tu sesión del curso ${course.name} en ${business}:\n${lines.join("\n")}\n\nTe esperamos.`;
}
