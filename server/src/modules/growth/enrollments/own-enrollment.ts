// The page of a course for strangers with its link, and their own enrollment: pending, within the limits of the booking
// page.

import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { priceOf } from "@mostrador/domain/catalog/courses/price.ts";
import { courses } from "@mostrador/domain/catalog/courses/resource.ts";
import { COURSE_ENDED, hasEnded, sessionsOf } from "@mostrador/domain/catalog/courses/sessions.ts";
import type {
  enrollOneself as enrollRoute,
  getPublicCourse as showRoute,
} from "@mostrador/domain/growth/enrollments/routes.ts";
import { NewEnrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { Ctx, PublicCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { findOrCreateContact, nameContact } from "../../business/contacts/index.ts";
import { noteShown } from "../../business/privacy/index.ts";
import { courseActions } from "../../catalog/courses/index.ts";
import { type EnteredPage, enterPage, type Reservations } from "../reservations/index.ts";
import { enroll, findEnrolled } from "./enroll.ts";
import { countTaken, lockPlaces } from "./enrollment.store.ts";

export function ownEnrollment({ limits, proving }: Reservations) {
  return {
    async show(ctx: Ctx, { params }: Pick<Call<typeof showRoute>, "params">) {
      const page = await enterPage(ctx, params.search);
      const course = await openCourse(page, params.id);
      const slots = course.schedules.availableSlots;
      const taken = await transact(page.ctx, (tx) => countTaken(tx, course._id));
      const { _id, name, description, place, location, sessions, images } = course;
      const { pricePerSession, totalPrice, enrollmentFee } = course;
      return {
        data: {
          ...{ _id, name, description, place, location, sessions, images },
          ...{ pricePerSession, totalPrice, enrollmentFee },
          dates: sessionsOf(course),
          left: slots === null ? null : Math.max(0, slots - taken),
          hasEnded: hasEnded(course, await localNow(page)),
        },
      };
    },

    /** A person who is enrolled gets the same answer again. */
    async enroll(ctx: PublicCtx, { params, body: { enrollment } }: Pick<Call<typeof enrollRoute>, "params" | "body">) {
      const page = await enterPage(ctx, params.search);
      const phone = canonicalPhone(enrollment.countryCode, enrollment.whatsapp);
      await limits.count(ctx, page, "book", phone);
      const course = await openCourse(page, params.id);
      const isProved = await proving.requireProof(page, phone, enrollment.proof);
      const now = await localNow(page);
      const data = await transact(page.ctx, async (tx, inside) => {
        const at = new Date(inside.now);
        const { contactId, isNew } = await findOrCreateContact(tx, inside, { waId: phone, pushName: "", at });
        // A stranger cannot rename a contact that the business knows.
        if (isNew || isProved) await nameContact(inside, contactId, enrollment.name);
        await lockPlaces(tx, inside.businessId, course._id, 0);
        const known = await findEnrolled(tx, { courseId: course._id, clientId: contactId });
        if (known) return { order: known.ticket, courseName: course.name };
        if (hasEnded(course, now)) throw conflict(COURSE_ENDED);
        const { ticket } = await enroll(
          tx,
          inside,
          NewEnrollment.parse({
            ...{ businessId: inside.businessId, courseId: course._id, clientId: contactId },
            ...{ totalPaid: 0, remainingBalance: priceOf(course), notes: notesOf(enrollment, isProved) },
          }),
        );
        await noteShown(tx, inside, contactId, "Página de un curso");
        return { order: ticket, courseName: course.name };
      });
      return { data, message: "Quedaste en la lista del curso. El negocio te confirmará tu lugar." };
    },
  };
}

async function openCourse({ ctx }: EnteredPage, id: string) {
  const { data } = await courseActions.get(ctx, { params: { id } });
  if (data.isArchived) throw notFound(courses.texts.unknown);
  return data;
}

async function localNow({ ctx }: EnteredPage) {
  return localOf(await businessZone(ctx), ctx.now);
}

function notesOf({ name, note }: { name: string; note: string }, isProved: boolean): string {
  const from = isProved ? `Inscrito en línea: ${name}.` : `Inscrito en línea: ${name}. Número sin verificar.`;
  return `${from} ${note}`.trim().slice(0, 500);
}
