// What withdraws a planned message between its hand-over to the conversation and its sending: the same as before, asked in
// the transaction that begins the attempt (docs/decisions/0008, 0030).
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { stopOf } from "@mostrador/domain/growth/outreach/still-holds.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import type { PlannedMessage } from "../../conversation/inbox/index.ts";
import { holdAppointment } from "../../scheduling/appointments/index.ts";
import { momentOf } from "./moment.ts";
import { readByMessage, updateNotification } from "./notification.store.ts";
import type { DutiesOf } from "./plan-appointment.ts";

/** Why it must not go out, in Spanish; null when nothing withdrew it, or it was planned by nobody. */
export function notificationWithdrawn(dutiesOf: DutiesOf) {
  return async (tx: Tx, ctx: TenantCtx, { messageId }: PlannedMessage): Promise<string | null> => {
    const row = await readByMessage(tx, messageId);
    if (!row) return null;
    const held = row.appointment_id ? await holdAppointment(tx, row.appointment_id) : undefined;
    // The cancellation that it speaks of is its own doing.
    if (row.kind === "auto_cancel") return held?.status === "cancelada" ? null : said("la cita ya no está cancelada");
    const stop = stopOf(await momentOf(tx, ctx, dutiesOf, row, held));
    if (!stop) return null;
    await updateNotification(tx, row.id, { ...stop, settled_at: new Date(ctx.now) });
    await announce(tx, ctx, notificationChanged, { notificationId: row.id });
    return said(`${stop.reason.charAt(0).toLowerCase()}${stop.reason.slice(1)}`);
  };
}

function said(reason: string): string {
  return `No se envió: ${reason}`;
}
