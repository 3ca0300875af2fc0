// The part of the matrix about courses, their enrollments and their waiting lists.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [21], action: "edit" };
const REMOVE: AccessRule = { pages: [21], action: "delete" };

export const MATRIX: Record<string, AccessRule> = {
  "publicCourse.get": "public",
  "publicCourse.enroll": "public",
  "course.list": view(21, 9),
  "course.get": view(21, 9),
  "course.create": EDIT,
  "course.edit": EDIT,
  "course.archive": EDIT,
  "course.delete": REMOVE,
  "enrollment.list": view(21),
  "enrollment.totals": view(21),
  "enrollment.create": EDIT,
  "enrollment.edit": EDIT,
  "enrollment.delete": REMOVE,
  "enrollment.massive": EDIT,
  "enrollment.undoMassive": REMOVE,
  "enrollment.places": view(21),
  "courseWaiting.list": view(21),
  "courseWaiting.create": EDIT,
  "courseWaiting.delete": EDIT,
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  course_changed: view(21, 9),
  enrollment_changed: view(21),
};
