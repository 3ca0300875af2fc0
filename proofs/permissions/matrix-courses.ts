// The part of the matrix about courses, their enrollments and their waiting lists.

type CourseRight = { pages: readonly number[]; action: "view" | "edit" | "delete" };

const view = (...pages: number[]): CourseRight => ({ pages, action: "view" });
const EDIT: CourseRight = { pages: [21], action: "edit" };
const REMOVE: CourseRight = { pages: [21], action: "delete" };

export const COURSES: Record<string, CourseRight | "public"> = {
  "publicCourse.get": "public",
  "publicCourse.enroll": "public",
  "course.list": view(21, 9),
  "course.get": view(21, 9),
  "course.create": EDIT,
  "course.edit": EDIT,
  "course.archive": EDIT,
  "course.delete": REMOVE,
  "enrollment.list": view(21),
  "enrollment.create": EDIT,
  "enrollment.edit": EDIT,
  "enrollment.delete": REMOVE,
  "enrollment.massive": EDIT,
  "enrollment.places": view(21),
  "courseWaiting.list": view(21),
  "courseWaiting.create": EDIT,
  "courseWaiting.delete": EDIT,
};
