// Enrollments of the demo's clients: one paid, one in part, one pending, one cancelled.
import { NewEnrollment } from "@mostrador/domain/growth/enrollments/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { courseActions } from "../../modules/catalog/courses/index.ts";
import { createEnrollment } from "../../modules/growth/enrollments/index.ts";
import type { SeededRows } from "../demo-business.ts";

const DAY_MS = 86_400_000;

type Story = { person: number; course: number; daysAgo: number; fields: object };

const ENROLLED: readonly Story[] = [
  {
    ...{ person: 3, course: 0, daysAgo: 6 },
    fields: {
      status: "confirmed",
      paymentStatus: "completed",
      paymentMethod: "transfer",
      totalPaid: 2800,
      remainingBalance: 0,
    },
  },
  {
    ...{ person: 5, course: 0, daysAgo: 4 },
    fields: {
      ...{
        status: "confirmed",
        paymentStatus: "partial",
        paymentMethod: "cash",
        totalPaid: 300,
        remainingBalance: 2500,
      },
      notes: "Paga el resto en la primera sesión",
    },
  },
  { person: 8, course: 1, daysAgo: 2, fields: { totalPaid: 0, remainingBalance: 1398 } },
  { person: 11, course: 0, daysAgo: 1, fields: { status: "cancelled", totalPaid: 0, remainingBalance: 2800 } },
];

export async function seedEnrollments(ctx: TenantCtx, { businessId, contactIds }: SeededRows): Promise<void> {
  const courses = await courseActions.all(ctx);
  for (const { person, course: at, daysAgo, fields } of ENROLLED) {
    const course = courses.find(({ totalPrice }) => (at === 0) === (totalPrice !== null));
    if (!course) continue;
    const enrollment = NewEnrollment.parse({
      businessId,
      courseId: course._id,
      clientId: contactIds[person],
      ...fields,
    });
    await createEnrollment({ ...ctx, now: ctx.now - daysAgo * DAY_MS }, { body: { enrollment } });
  }
}
