// What the message planner writes into an appointment: when it is cancelled automatically, how often its client was
// asked.
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { readComing, writeMarks } from "./lock.store.ts";

/** `at` in epoch ms; null: not automatically. */
export async function noteAutoCancel(tx: Tx, ctx: TenantCtx, appointmentId: string, at: number | null): Promise<void> {
  await writeMarks(tx, appointmentId, { auto_cancel_date: at === null ? null : new Date(at) });
  await announce(tx, ctx, appointmentChanged, { appointmentId });
}

export async function noteConfirmationAsked(tx: Tx, ctx: TenantCtx, appointmentId: string): Promise<void> {
  await writeMarks(tx, appointmentId, { asked: true });
  await announce(tx, ctx, appointmentChanged, { appointmentId });
}

/** A page of the future ones, by id; `beyond` is the last id of the page before. */
export function comingAppointments(tx: Tx, ctx: TenantCtx, most: number, beyond: string | null): Promise<string[]> {
  return readComing(tx, new Date(ctx.now), most, beyond);
}
