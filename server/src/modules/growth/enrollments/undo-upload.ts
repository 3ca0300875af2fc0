// Undoes a file of enrollments: deletes those that nobody touched since, and gives back what the file said was paid.
import { enrollmentChanged } from "@mostrador/domain/growth/enrollments/live.ts";
import type { undoUpload as undoRoute } from "@mostrador/domain/growth/enrollments/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { bookPayment } from "./book-payment.ts";
import { countPayments, lockEnrollment, readCourse, removeEnrollment } from "./enrollment.store.ts";
import { planSessions } from "./plan-sessions.ts";
import { freePlace } from "./waiting/notify-waiting.ts";

export async function undoUpload(ctx: TenantCtx, { body }: Pick<Call<typeof undoRoute>, "body">) {
  const ids = [...new Set(body.enrollmentIds.map((id) => id.toLowerCase()))].sort();
  const data = await transact(ctx, async (tx) => {
    const courses = new Set<string>();
    let removed = 0;
    for (const id of ids) {
      const course = await removeUntouched(tx, ctx, id);
      if (course === null) continue;
      courses.add(course);
      removed += 1;
    }
    if (removed > 0)
      await writeAudit(tx, ctx, {
        action: "enrollment.upload-undone",
        summary: `Deshizo una carga de inscripciones: eliminó ${removed}`,
        details: { courseIds: [...courses] },
      });
    for (const courseId of courses) {
      await freePlace(tx, ctx, courseId);
      await announce(tx, ctx, enrollmentChanged, { courseId });
    }
    return { removed, kept: ids.length - removed };
  });
  return { data, message: `Se deshizo la carga: ${data.removed} ${data.removed === 1 ? "eliminada" : "eliminadas"}` };
}

/** Its course; null where it is gone, or was edited or paid since. */
async function removeUntouched(tx: Tx, ctx: TenantCtx, id: string): Promise<string | null> {
  const row = await lockEnrollment(tx, id);
  if (!row || row.updated_at.getTime() !== row.created_at.getTime()) return null;
  const paid = Number(row.total_paid);
  if ((await countPayments(tx, id)) > (paid > 0 ? 1 : 0)) return null;
  await bookPayment(tx, ctx, {
    id,
    clientId: row.contact_id,
    ticket: row.ticket,
    courseName: (await readCourse(tx, row.course_id))?.name ?? "",
    by: -paid,
    method: row.payment_method,
    at: new Date(ctx.now),
  });
  await removeEnrollment(tx, id);
  await planSessions(tx, ctx, id);
  return row.course_id;
}
