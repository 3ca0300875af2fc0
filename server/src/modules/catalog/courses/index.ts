// Courses: classes in sessions. Only a recurrent one has an interval.
import { courses } from "@mostrador/domain/catalog/courses/resource.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

export const courseActions = resourceActions(courses, {
  columns: ({ courseType, recurrence, schedules }, before) => {
    const type = courseType ?? before?.course_type;
    const again = recurrence === undefined ? before?.recurrence : recurrence;
    if (type === "recurrent" && !again) throw invalid("course.recurrence", "Indica cada cuánto se repite el curso");
    const dates =
      schedules?.sessionDates ?? (before?.schedules as { sessionDates: object[] } | undefined)?.sessionDates;
    if (type === "recurrent" && !dates?.length)
      throw invalid("course.schedules.sessionDates", "Indica la fecha de la primera sesión");
    if (type === "scheduled" && recurrence)
      throw invalid("course.recurrence", "Solo un curso recurrente dice cada cuánto se repite");
    return type === "scheduled" ? { recurrence: null } : {};
  },
});

export { courseRows } from "./course-rows.store.ts";

/** Which of these courses exist in the business. */
export const knownCourses = knownIn("courses");

export function coursesModule(): Module {
  return { references: { course: knownCourses }, routes: bindResource(courses, courseActions) };
}
