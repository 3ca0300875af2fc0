// The current appointments of a planned message, each with the version of the message.
import { joinVersions, versionsOf } from "@mostrador/domain/growth/outreach/plan-visit.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type HeldAppointment, holdAppointments } from "../../../scheduling/appointments/index.ts";
import { appointmentIdsOf, type NotificationRow, type NotificationWrite } from "../notification.store.ts";

/** `held`: null where the appointment is deleted, undefined where the message has none. */
export type HeldPart = { held: HeldAppointment | null | undefined; version: string };
export type Visit = readonly [HeldAppointment, ...HeldAppointment[]];

/** Locked until the transaction ends; one at least. */
export async function holdParts(tx: Tx, row: NotificationRow): Promise<[HeldPart, ...HeldPart[]]> {
  const ids = appointmentIdsOf(row);
  if (ids.length === 0) return [{ held: undefined, version: row.version }];
  const [versions, held] = [versionsOf(row.version), await holdAppointments(tx, ids)];
  const parts = ids.map((id, index) => ({
    held: held.find((one) => one.id === id) ?? null,
    version: versions[index] ?? "",
  }));
  return parts as [HeldPart, ...HeldPart[]];
}

export function visitOf(parts: readonly HeldPart[]): Visit | null {
  const [first, ...others] = parts.flatMap(({ held }) => held ?? []);
  return first ? [first, ...others] : null;
}

/** The message is only about these. */
export function writeOfParts(parts: readonly HeldPart[]): NotificationWrite {
  const [first, ...others] = parts.flatMap(({ held }) => held?.id ?? []);
  const version = joinVersions(parts.map(({ version }) => version));
  return { appointment_id: first ?? null, with_appointments: others, version };
}
