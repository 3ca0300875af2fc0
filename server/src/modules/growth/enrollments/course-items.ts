// The courses as an assistant shows them, and an enrollment that the contact of a conversation agreed to
// (docs/decisions/0120).
import { bareItem, type CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import { coursePriceText, priceOf } from "@mostrador/domain/catalog/courses/price.ts";
import type { Course } from "@mostrador/domain/catalog/courses/resource.ts";
import { hasEnded, sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import { NewEnrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { courseActions } from "../../catalog/courses/index.ts";
import { publicPageUrl } from "../reservations/index.ts";
import { readPlaces } from "./course-places.store.ts";
import { enroll, findEnrolled } from "./enroll.ts";
import { lockPlaces } from "./enrollment.store.ts";

export async function courseItems(ctx: TenantCtx): Promise<CatalogueItem[]> {
  const now = localOf(await businessZone(ctx), ctx.now);
  const open = (await courseActions.all(ctx)).filter((course) => !course.isArchived && !hasEnded(course, now));
  if (open.length === 0) return [];
  const [places, page] = await Promise.all([readTogether(ctx, readPlaces), publicPageUrl(ctx)]);
  return open.map((course) => {
    const { slots = null, taken = 0 } = places.find(({ id }) => id === course._id) ?? {};
    return {
      ...bareItem("course", course._id, course.name),
      price: coursePriceText(course),
      left: slots === null ? null : Math.max(0, slots - taken),
      next: nextSession(course, now),
      sessions: course.sessions,
      place: course.place,
      url: page && `${page}/curso/${course._id}`,
    };
  });
}

function nextSession(course: Course, now: { day: string; time: string }): CatalogueItem["next"] {
  const next = sessionsOf(course).find(({ date, startTime }) => `${date}${startTime}` > `${now.day}${now.time}`);
  return next ? { day: next.date, time: next.startTime } : null;
}

/** The number of the contact who already takes part in the course. */
export async function ticketOf(ctx: TenantCtx, courseId: string, clientId: string): Promise<number | null> {
  return (await readTogether(ctx, (tx) => findEnrolled(tx, { courseId, clientId })))?.ticket ?? null;
}

/** Pending, as on the course's page. A contact who is enrolled keeps that place. */
export async function enrollAgreed(ctx: TenantCtx, { courseId, clientId }: { courseId: string; clientId: string }) {
  return transact(ctx, async (tx, inside) => {
    const { data: course } = await courseActions.get(inside, { params: { id: courseId } });
    await lockPlaces(tx, inside.businessId, courseId, 0);
    const before = await ticketOf(inside, courseId, clientId);
    if (before !== null) return { courseName: course.name, ticket: before };
    const enrollment = NewEnrollment.parse({
      ...{ businessId: inside.businessId, courseId, clientId },
      ...{ totalPaid: 0, remainingBalance: priceOf(course), notes: "Inscrito por el asistente." },
    });
    const { ticket } = await enroll(tx, inside, enrollment);
    return { courseName: course.name, ticket };
  });
}
