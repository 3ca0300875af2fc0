// Plans the reminder of the next session of an enrollment from the rows as they are, after any change of it or of its
// course.
import { CourseChanged } from "@mostrador/domain/catalog/courses/resource.ts";
import {
  nextReminder,
  sessionAt,
  sessionReminderText,
  whyNoReminder,
} from "@mostrador/domain/growth/enrollments/session-reminder.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { courseActions } from "../../catalog/courses/index.ts";
import { type PlannedSubject, planOfSubject, subjectRowsOf, withdrawOfSubject } from "../outreach/index.ts";
import { enrollmentsOfCourse, lockEnrollment } from "./enrollment.store.ts";

const KIND = "course_session";
const PAGE = 50;
const GONE = "La inscripción se eliminó";

/** The caller's transaction may have changed or deleted it. */
export async function planSessions(tx: Tx, ctx: TenantCtx, enrollmentId: string): Promise<void> {
  const facts = await factsOf(tx, ctx, enrollmentId);
  const rows = await subjectRowsOf(tx, enrollmentId);
  const next = facts && nextReminder(facts, rows);
  const planned = rows.filter(({ state }) => state === "planned");
  const isNext = ({ version, deliverAt, contactId }: (typeof rows)[number]) =>
    version === next?.version && deliverAt === next.deliverAt && contactId === facts?.contactId;
  for (const row of planned) {
    if (isNext(row)) continue;
    const reason = facts ? (whyNoReminder(facts, row.version) ?? "El recordatorio cambió de hora") : GONE;
    await withdrawOfSubject(tx, ctx, row.id, reason);
  }
  if (!next || !facts || planned.some(isNext)) return;
  const { contactId } = facts;
  const text = wordsOf(facts, next.version, { name: "", business: facts.business });
  await planOfSubject(tx, ctx, { kind: KIND, subjectId: enrollmentId, contactId, ...next, text });
}

/** How outreach asks about a reminder when it is sent. */
export const sessionReminder: PlannedSubject = {
  kind: KIND,
  async hold(tx, enrollmentId) {
    await lockEnrollment(tx, enrollmentId);
  },
  async whyNot(tx, ctx, { subjectId, contactId, version }) {
    const facts = await factsOf(tx, ctx, subjectId);
    if (!facts) return GONE;
    return facts.contactId === contactId ? whyNoReminder(facts, version) : "La inscripción es de otro contacto";
  },
  async text(tx, ctx, { subjectId, version, name, business }) {
    const facts = await factsOf(tx, ctx, subjectId);
    return facts ? wordsOf(facts, version, { name, business }) : "";
  },
  planNext: planSessions,
};

/** The enrollments of a changed course, a page at a time. */
export const onCourseChanged = on(
  CourseChanged,
  { name: "plan-sessions", title: "Planear avisos de sesiones" },
  async (ctx, { courseId, beyond }) => {
    const ids = await transact(ctx, (tx) => enrollmentsOfCourse(tx, courseId, beyond, PAGE));
    for (const id of ids) await transact(ctx, (tx, inside) => planSessions(tx, inside, id));
    const last = ids.at(-1);
    if (ids.length < PAGE || !last) return;
    await transact(ctx, (tx) => publish(tx, ctx, CourseChanged, { courseId, beyond: last }));
  },
);

/** Locks the enrollment; null where it is deleted. */
async function factsOf(tx: Tx, ctx: TenantCtx, enrollmentId: string) {
  const row = await lockEnrollment(tx, enrollmentId);
  if (!row) return null;
  const inside = { ...ctx, tx };
  const { data: course } = await courseActions.get(inside, { params: { id: row.course_id } });
  const settings = await businessSettings(inside);
  return {
    ...{ course, status: row.status, contactId: row.contact_id, now: ctx.now },
    ...{ zone: settings?.zone ?? USUAL_ZONE, business: settings?.name ?? "" },
  };
}

type Facts = NonNullable<Awaited<ReturnType<typeof factsOf>>>;

function wordsOf({ course, zone, now }: Facts, version: string, people: { name: string; business: string }): string {
  const session = sessionAt(course, version);
  return session ? sessionReminderText({ ...people, course, session, zone, now }) : "";
}
