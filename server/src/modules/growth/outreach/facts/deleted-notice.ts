// Tells a specialist who knew of an appointment that it was deleted: the notice is written at once, since the rows
// cannot be read later.
import { PHASES } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { knowsOfIt, versionOf } from "@mostrador/domain/growth/outreach/plan.ts";
import { rowsOf } from "@mostrador/domain/growth/outreach/plan-visit.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import type { DeletedAppointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { deletedAppointment } from "../../../scheduling/appointments/index.ts";
import { insertNotification, readOfVisit } from "../notification.store.ts";
import { planRow, textOf } from "../plan-appointment.ts";

const SOON_MS = 2 * 60_000;

/** `visitId`: of its visit. */
export async function planDeletedNotice(
  ctx: TenantCtx,
  id: string,
  visitId: string | null,
  was: DeletedAppointment,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const rows = rowsOf(id, (await readOfVisit(tx, [id], visitId)).map(planRow));
    const isTold = rows.some(({ kind }) => kind === "specialist_deleted");
    if (isTold || was.start <= ctx.now || !knowsOfIt(rows, was.specialistId)) return;
    const deleted = await deletedAppointment(tx, id, was);
    if (!deleted) return;
    const notificationId = newId();
    const deliverAt = ctx.now + SOON_MS;
    await insertNotification(tx, {
      business_id: ctx.businessId,
      id: notificationId,
      kind: "specialist_deleted",
      contact_id: null,
      specialist_id: was.specialistId,
      appointment_id: id,
      with_appointments: [],
      visit_id: null,
      funnel_id: null,
      version: versionOf(was),
      text: await textOf(tx, ctx, [deleted], "specialist_deleted"),
      deliver_at: new Date(deliverAt),
      phase: PHASES.specialist_deleted,
      deletable: true,
      created_by: actorName(ctx.actor),
      created_at: new Date(ctx.now),
    });
    await publish(tx, ctx, NotificationDue, { notificationId }, { at: deliverAt });
    await announce(tx, ctx, notificationChanged, { notificationId });
  });
}
