// Products, courses, properties and forms of the conversation, and the enrollment that a model or the built-in engine
// starts (decision 120). `carryOutEnrollment` does it after the customer agreed (decision 17).
import type { EnrollDraft, EnrollEffect } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import type { ToolEnrollment, ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { COURSE_FULL } from "@mostrador/domain/growth/enrollments/schema.ts";
import { itemsFor } from "../../../business/contacts/index.ts";
import { enrollAgreed, ticketOf } from "../../../growth/enrollments/index.ts";
import { type Scene, toolError } from "./scene.ts";

const UNKNOWN_COURSE = toolError("unknown_course", "No encontré ese curso: usa los ids de list_items.");

/** Products only where the assistant takes orders. */
export async function toolItems(
  { ctx, contactId, branchId, capabilities }: Scene,
  { kind }: ToolInput<"list_items">,
): Promise<ToolOutput<"list_items">> {
  const all = await itemsFor(ctx, { contactId, branchId });
  const items = all.filter((item) => item.kind !== "product" || capabilities.createOrders);
  return { items: kind === undefined ? items : items.filter((item) => item.kind === kind) };
}

export async function enrollEffect(scene: Scene, { course }: ToolInput<"enroll">): Promise<EnrollEffect | ToolError> {
  const found = await courseNamed(scene, course);
  return found ? { kind: "enroll", courseId: found.id } : UNKNOWN_COURSE;
}

/** The proposal as it would be shown now; refused when it can no longer be done. */
export async function enrollDraft(scene: Scene, sideEffect: EnrollEffect): Promise<EnrollDraft | ToolError> {
  const course = await courseNamed(scene, sideEffect.courseId);
  if (!course) return toolError("unknown_course", "Ese curso ya no está disponible.");
  const ticket = await ticketOf(scene.ctx, course.id, scene.contactId);
  if (ticket !== null) return toolError("enrolled", `Ya estás en la lista de ese curso, con el boleto ${ticket}.`);
  if (course.left === 0) return toolError("full", `${COURSE_FULL}.`);
  const { name: courseName, price, next, place } = course;
  return { sideEffect, shown: { courseName, price, day: next?.day ?? null, time: next?.time ?? null, place } };
}

export async function carryOutEnrollment(
  { ctx, contactId }: Scene,
  { courseId }: EnrollEffect,
): Promise<{ enrollment: ToolEnrollment }> {
  return { enrollment: await enrollAgreed(ctx, { courseId, clientId: contactId }) };
}

async function courseNamed(scene: Scene, id: string) {
  const { items } = await toolItems(scene, { kind: "course" });
  return items.find((item) => item.id === id);
}
