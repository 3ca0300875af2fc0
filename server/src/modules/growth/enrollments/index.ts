// Enrollments: who takes part in a course, what they paid, and who waits for a place.

import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import * as routes from "@mostrador/domain/growth/enrollments/routes.ts";
import { CLIENT_KIND, COURSE_KIND } from "@mostrador/domain/growth/enrollments/schema.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { catalogueItems, contactCondition, forgetWithContact, knownContacts } from "../../business/contacts/index.ts";
import { knownCourses } from "../../catalog/courses/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { chargeable } from "../../money/charges/index.ts";
import { plannedSubject } from "../outreach/index.ts";
import { itemPageRule, type Reservations } from "../reservations/index.ts";
import { courseItems } from "./course-items.ts";
import { addCourseWaiting, listCoursePlaces, listCourseWaiting, removeCourseWaiting } from "./course-waiting.ts";
import { chargeableEnrollment } from "./debt/chargeable-enrollment.ts";
import { enrollmentCondition } from "./directory/contact-condition.store.ts";
import { createEnrollment, deleteEnrollment, editEnrollment, listEnrollments, totalEnrollments } from "./enrollment.ts";
import { ownEnrollment } from "./own-enrollment.ts";
import { onCourseChanged, sessionReminder } from "./plan-sessions.ts";
import { undoUpload } from "./undo-upload.ts";
import { uploadEnrollments } from "./upload-enrollments.ts";
import { forgetEnrollments, onPlaceFreed, onPlacesChanged } from "./waiting/notify-waiting.ts";

export { enrollAgreed, ticketOf } from "./course-items.ts";
export { createEnrollment, listEnrollments } from "./enrollment.ts";
export { enrollmentRows } from "./enrollment-rows.store.ts";

export function enrollmentsModule(reservations: Reservations): Module {
  const own = ownEnrollment(reservations);
  return {
    fills: [
      auditKinds.fill({ enrollment: "contacts" }),
      chargeable.fill(chargeableEnrollment),
      catalogueItems.fill(courseItems),
      contactCondition.fill(enrollmentCondition),
      plannedSubject.fill(sessionReminder),
    ],
    references: { [COURSE_KIND]: knownCourses, [CLIENT_KIND]: knownContacts, enrollment: knownIn("enrollments") },
    routes: [
      bind(routes.listEnrollments, listEnrollments),
      bind(routes.totalEnrollments, totalEnrollments),
      bind(routes.createEnrollment, createEnrollment),
      bind(routes.editEnrollment, editEnrollment),
      bind(routes.deleteEnrollment, deleteEnrollment),
      bind(routes.uploadEnrollments, uploadEnrollments),
      bind(routes.undoUpload, undoUpload),
      bind(routes.listCoursePlaces, listCoursePlaces),
      bind(routes.listCourseWaiting, listCourseWaiting),
      bind(routes.addCourseWaiting, addCourseWaiting),
      bind(routes.removeCourseWaiting, removeCourseWaiting),
      bind(routes.getPublicCourse, own.show),
      bind(routes.enrollOneself, own.enroll),
    ],
    pages: [itemPageRule("curso", own.show)],
    subscribers: [
      onCourseChanged,
      onPlacesChanged,
      onPlaceFreed,
      forgetWithContact({ name: "forget-enrollments", title: "Olvidar inscripciones" }, forgetEnrollments, {
        event: enrollmentChanged,
        field: "courseId",
      }),
    ],
  };
}
