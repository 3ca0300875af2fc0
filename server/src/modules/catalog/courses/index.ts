// Courses: classes in sessions. Only a recurrent one has an interval.
import { CourseChanged, courses } from "@mostrador/domain/catalog/courses/resource.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { knownIn } from "../../../kernel/db/known-in.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { resourceActions } from "../../ground/files/index.ts";

const usual = resourceActions(courses, {
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

const { routes } = courses;

export const courseActions = {
  ...usual,

  edit: (ctx: TenantCtx, call: Pick<Call<typeof routes.edit>, "params" | "body">) =>
    changing(ctx, call.params.id, (inside) => usual.edit(inside, call)),

  archive: (ctx: TenantCtx, call: Pick<Call<typeof routes.archive>, "params" | "query">) =>
    changing(ctx, call.params.id, (inside) => usual.archive(inside, call)),

  remove: (ctx: TenantCtx, call: Pick<Call<typeof routes.remove>, "params">) =>
    changing(ctx, call.params.id, (inside) => usual.remove(inside, call)),
};

function changing<Answer>(ctx: TenantCtx, courseId: string, act: (inside: TenantCtx) => Promise<Answer>) {
  return transact(ctx, async (tx, inside): Promise<Answer> => {
    const answer = await act(inside);
    await publish(tx, ctx, CourseChanged, { courseId, beyond: null });
    return answer;
  });
}

export { courseRows } from "./course-rows.store.ts";

/** Which of these courses exist in the business. */
export const knownCourses = knownIn("courses");

export function coursesModule(): Module {
  return { references: { course: knownCourses }, routes: bindResource(courses, courseActions) };
}
