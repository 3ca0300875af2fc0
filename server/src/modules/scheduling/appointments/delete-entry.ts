// Deletes an appointment or a block; the history keeps its data without names (D-16.5).

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { isoAt } from "@mostrador/domain/kit/time.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import {
  AppointmentDeleted,
  BlockChanged,
  type DeletedAppointment,
  NO_APPOINTMENT,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { deleteEntry, lockWithVisit, type ZonedRow } from "./appointment.store.ts";
import { NO_BLOCK } from "./block.ts";
import { whenOf } from "./history/note-change.ts";
import { settle } from "./prepaid/settle-session.ts";
import { lockParts, shareMinutes, sharesMinutes } from "./visit/share-minutes.ts";

export async function removeEntry(ctx: TenantCtx, id: string, kind: "appointment" | "block"): Promise<void> {
  const isBlock = kind === "block";
  await transact(ctx, async (tx, tenant) => {
    const row = await lockWithVisit(tx, id);
    if (!row || row.is_block !== isBlock) throw notFound(isBlock ? NO_BLOCK : NO_APPOINTMENT);
    if (!isBlock) await settle(tx, tenant, row, "give-back");
    const isShared = sharesMinutes(row) && holdsPlace(row.status);
    if (isShared) await lockParts(tx, row);
    await deleteEntry(tx, id);
    if (isShared) await shareMinutes(tx, tenant, row, false);
    await writeAudit(tx, tenant, {
      action: `${kind}.deleted`,
      summary: isBlock ? `Eliminó el bloqueo ${row.title} del ${whenOf(row)}` : `Eliminó la cita del ${whenOf(row)}`,
      details: {
        id,
        specialistId: row.specialist_id,
        clientId: row.contact_id,
        start: isoAt(row.zone, row.starts.getTime()),
        status: row.status,
      },
    });
    if (isBlock) await publish(tx, tenant, BlockChanged, { blockId: id });
    else await publish(tx, tenant, AppointmentDeleted, { appointmentId: id, visitId: row.visit_id, was: wasOf(row) });
    await announce(tx, tenant, appointmentChanged, { appointmentId: id });
  });
}

function wasOf(row: ZonedRow): DeletedAppointment {
  return {
    branchId: row.branch_id,
    serviceId: row.service_id as string,
    specialistId: row.specialist_id,
    start: row.starts.getTime(),
  };
}
