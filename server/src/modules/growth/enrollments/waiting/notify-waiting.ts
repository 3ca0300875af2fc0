// Tells who waits for a course that a place became free: the first ones, as many as there are places, each once until the
// course is full again.
import { CourseChanged } from "@mostrador/domain/catalog/courses/resource.ts";
import { hasEnded } from "@mostrador/domain/catalog/courses/sessions.ts";
import { CoursePlaceFreed, freedPlaceText } from "@mostrador/domain/growth/enrollments/freed-place.ts";
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import { outsideQuietHours } from "@mostrador/domain/growth/outreach/quiet-hours.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { courseActions } from "../../../catalog/courses/index.ts";
import { sendToContact } from "../../../conversation/inbox/index.ts";
import { publicPageUrl } from "../../reservations/index.ts";
import { markTold, readWaiting } from "../course-places.store.ts";
import { countTaken, forgetClient, lockPlaces } from "../enrollment.store.ts";

/** In the caller's transaction; at night they are told in the morning. */
export async function freePlace(tx: Tx, ctx: TenantCtx, courseId: string): Promise<void> {
  const waiting = await readWaiting(tx, { courseId });
  if (waiting.length === 0) return;
  const zone = (await businessSettings({ ...ctx, tx }))?.zone ?? USUAL_ZONE;
  const at = outsideQuietHours(zone, ctx.now, Number.MAX_SAFE_INTEGER);
  await publish(tx, ctx, CoursePlaceFreed, { courseId }, { at });
}

/** The places of a deleted contact are free; returns the courses. */
export async function forgetEnrollments(tx: Tx, contactId: string, _at: Date, ctx: TenantCtx): Promise<string[]> {
  const courseIds = await forgetClient(tx, contactId);
  for (const courseId of courseIds) await freePlace(tx, ctx, courseId);
  return courseIds;
}

/** The course may have more places than before. */
export const onPlacesChanged = on(
  CourseChanged,
  { name: "free-places", title: "Ofrecer lugares de un curso" },
  async (ctx, { courseId, beyond }) => {
    if (beyond === null) await transact(ctx, (tx, inside) => freePlace(tx, inside, courseId));
  },
);

export const onPlaceFreed = on(
  CoursePlaceFreed,
  { name: "notify-waiting", title: "Avisar de un lugar libre en un curso" },
  async (ctx, { courseId }) => {
    await transact(ctx, (tx, inside) => notifyWaiting(tx, inside, courseId));
  },
);

async function notifyWaiting(tx: Tx, ctx: TenantCtx, courseId: string): Promise<void> {
  await lockPlaces(tx, ctx.businessId, courseId, 0);
  const waiting = await readWaiting(tx, { courseId });
  if (waiting.length === 0) return;
  const { data: course } = await courseActions.get(ctx, { params: { id: courseId } });
  const { zone = USUAL_ZONE, name: business = "" } = (await businessSettings(ctx)) ?? {};
  if (course.isArchived || hasEnded(course, localOf(zone, ctx.now))) return;
  const slots = course.schedules.availableSlots ?? Number.POSITIVE_INFINITY;
  const told = waiting.filter(({ told_at }) => told_at !== null).length;
  let left = slots - (await countTaken(tx, courseId)) - told;
  const page = left > 0 ? await publicPageUrl(ctx) : "";
  for (const { id, contact_id: contactId, told_at } of waiting) {
    if (left <= 0) break;
    if (told_at !== null) continue;
    const { name, pushName } = await contactCard(ctx, contactId);
    const url = page && `${page}/curso/${courseId}`;
    const { state } = await sendToContact(tx, ctx, {
      contactId,
      text: freedPlaceText({ name: name || pushName, course: course.name, business, url }),
      template: { purpose: "general", variables: {} },
      key: `course place ${id} ${ctx.now}`,
    });
    // who cannot be reached keeps the turn, and the next one is told
    if (state !== "queued") continue;
    await markTold(tx, id, new Date(ctx.now));
    left -= 1;
  }
  await announce(tx, ctx, enrollmentChanged, { courseId });
}
