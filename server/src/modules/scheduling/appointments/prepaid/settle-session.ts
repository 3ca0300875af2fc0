// The session of a package that pays for an appointment follows its status, its client and its service.
import { localOf } from "@mostrador/domain/kit/time.ts";
import { type SessionStep, stepOfStatus } from "@mostrador/domain/scheduling/appointments/prepaid/session-step.ts";
import type { AppointmentStatus } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { packageSessionsFor, returnPackageSession, takePackageSession } from "../../../money/packages/index.ts";
import type { ZonedRow } from "../appointment.store.ts";
import { readChargeable } from "../debt/debt.store.ts";
import { whenOf } from "../history/note-change.ts";

/** `row` is locked, as it was before its status became `to`. */
export async function settleStatus(tx: Tx, ctx: TenantCtx, row: ZonedRow, to: AppointmentStatus): Promise<void> {
  await settle(tx, ctx, row, stepOfStatus(row.status as AppointmentStatus, to));
}

/** Another client, or another service: that session goes back, and an attended appointment takes one of the new client. */
export async function settleEdit(tx: Tx, ctx: TenantCtx, before: ZonedRow, after: ZonedRow): Promise<void> {
  if (before.contact_id === after.contact_id && before.service_id === after.service_id) return;
  await settle(tx, ctx, before, "give-back");
  if (after.status === "asistida") await settle(tx, ctx, after, "take");
}

export async function settle(tx: Tx, ctx: TenantCtx, row: ZonedRow, step: SessionStep): Promise<void> {
  if (step === "give-back") await returnPackageSession(tx, ctx, { appointmentId: row.id, about: aboutOf(row) });
  const use = step === "take" && useOf(row);
  if (!use) return;
  const { used, usable } = await packageSessionsFor(tx, use);
  if (used || usable.length === 0 || (await isPaid(tx, row.id))) return;
  await takePackageSession(tx, ctx, use);
}

/** Null without a client. */
export function useOf(row: ZonedRow) {
  const { id: appointmentId, contact_id: contactId, service_id: serviceId } = row;
  if (!contactId || !serviceId) return null;
  const on = localOf(row.zone, row.starts.getTime()).day;
  return { appointmentId, contactId, serviceId, on, about: aboutOf(row) };
}

/** What was paid in money takes no session as well. */
export async function isPaid(tx: Tx, appointmentId: string): Promise<boolean> {
  const [owing] = await readChargeable(tx, [appointmentId], false);
  return owing !== undefined && owing.paid_cents > 0;
}

export function aboutOf(row: ZonedRow): string {
  return `Cita del ${whenOf(row)}`;
}
