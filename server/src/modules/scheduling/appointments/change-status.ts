// Changes the status of an appointment: by hand from any to any; a repeated change has no effect (D-4.6). A status
// that holds the slot takes it again (D-4.3).
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import {
  type Appointment,
  AppointmentStatusChanged,
  NO_APPOINTMENT,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { promoteLead } from "../../business/contacts/index.ts";
import { lockSpecialists } from "../../business/specialists/index.ts";
import { lockWithVisit, updateEntry, type ZonedRow } from "./appointment.store.ts";
import { checkShared, checkUntaken, placeOf } from "./check-place.ts";
import { noteStatus } from "./history/note-change.ts";
import { settleStatus } from "./prepaid/settle-session.ts";
import { presentAppointment } from "./present-appointment.ts";
import { lockParts, shareMinutes, sharesMinutes } from "./visit/share-minutes.ts";

/** The statuses that release the slot with a message, and since when. */
const LOSES_PLACE: ReadonlySet<AppointmentStatus> = new Set(["cancelada", "no_pagada"]);

/** `tellClient`: the text for the client about a cancellation (D-5.2); blank sends nothing. */
export async function changeStatus(
  ctx: TenantCtx,
  id: string,
  status: AppointmentStatus,
  tellClient = "",
): Promise<Appointment> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockWithVisit(tx, id);
    if (!row || row.is_block) throw notFound(NO_APPOINTMENT);
    return presentAppointment(await applyStatus(tx, inside, row, status, tellClient));
  });
}

/** `row` is locked, with its visit. */
export async function applyStatus(
  tx: Tx,
  ctx: TenantCtx,
  row: ZonedRow,
  status: AppointmentStatus,
  tellClient = "",
): Promise<ZonedRow> {
  if (row.status === status) return row;
  const takes = holdsPlace(status);
  const isShared = sharesMinutes(row) && takes !== holdsPlace(row.status);
  if (isShared) await lockParts(tx, row);
  const minutes = isShared && takes ? await shareMinutes(tx, ctx, row, true) : undefined;
  if (takes && !holdsPlace(row.status)) {
    await lockSpecialists(tx, [row.specialist_id]);
    const place = { ...placeOf(row), ...minutes };
    await checkUntaken(tx, ctx, place);
    await checkShared(tx, ctx, place);
  }
  const written = await updateEntry(tx, row.id, {
    status,
    cancelled_at: LOSES_PLACE.has(status) ? new Date(ctx.now) : null,
    cancellation_message: status === "cancelada" ? tellClient.trim() : "",
    updated_by: actorName(ctx.actor),
    updated_at: nextUpdate(ctx, row.updated_at, undefined),
    ...(minutes && { minutes_before: minutes.minutesBefore, minutes_after: minutes.minutesAfter }),
  });
  if (!written) throw notFound(NO_APPOINTMENT);
  if (isShared && !takes) await shareMinutes(tx, ctx, row, false);
  if (status === "asistida" && row.contact_id) await promote(tx, ctx, row.contact_id);
  await settleStatus(tx, ctx, row, status);
  await noteStatus(tx, ctx, row, status);
  await publish(tx, ctx, AppointmentStatusChanged, {
    appointmentId: row.id,
    from: row.status,
    to: status,
    by: ctx.actor.kind,
  });
  await announce(tx, ctx, appointmentChanged, { appointmentId: row.id });
  return { ...row, ...written };
}

/** A contact who attended is a client (contract/agenda#status). */
async function promote(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  if (await promoteLead(tx, contactId)) {
    await announce(tx, ctx, contactChanged, { clientId: contactId });
  }
}
