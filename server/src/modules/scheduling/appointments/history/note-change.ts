// Writes a change of an appointment to its history: who moved it, from where to where, and the other changes. The log
// cannot be changed, so it has no titles: one names the client, who may be deleted (D-16.5).
import { localOf } from "@mostrador/domain/kit/time.ts";
import { sayTime, shortDay } from "@mostrador/domain/kit/words/say-date.ts";
import { APPOINTMENT_HISTORY } from "@mostrador/domain/scheduling/appointments/history.ts";
import { type AgendaStatus, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import type { ZonedRow } from "../appointment.store.ts";

export async function noteStatus(tx: Tx, ctx: TenantCtx, row: ZonedRow, to: AgendaStatus): Promise<void> {
  await writeAudit(tx, ctx, {
    action: APPOINTMENT_HISTORY.status,
    summary: `Cambió la cita del ${whenOf(row)} de ${STATUS_LABELS[row.status]} a ${STATUS_LABELS[to]}`,
    details: { appointmentId: row.id, from: row.status, to },
  });
}

/** Nothing without a difference. */
export async function noteEdit(tx: Tx, ctx: TenantCtx, before: ZonedRow, after: ZonedRow): Promise<void> {
  const details = { appointmentId: before.id };
  const [from, to] = [whenOf(before), whenOf(after)];
  const changed = CHANGED.filter(([isOther]) => isOther(before, after)).map(([, label]) => label);
  if (from !== to) {
    const summary = `Movió la cita del ${from} al ${to}`;
    await writeAudit(tx, ctx, { action: APPOINTMENT_HISTORY.moved, summary, details });
  }
  if (changed.length > 0) {
    const summary = `Cambió de la cita del ${to}: ${changed.join(", ")}`;
    await writeAudit(tx, ctx, { action: APPOINTMENT_HISTORY.changed, summary, details });
  }
}

const other = (column: keyof ZonedRow) => (a: ZonedRow, b: ZonedRow) => a[column] !== b[column];
const CHANGED: [isOther: (a: ZonedRow, b: ZonedRow) => boolean, label: string][] = [
  [other("contact_id"), "cliente"],
  [other("service_id"), "servicio"],
  [other("specialist_id"), "especialista"],
  [other("branch_id"), "sucursal"],
  [other("title"), "título"],
  [other("details"), "notas internas"],
  [other("client_notes"), "notas del cliente"],
  [other("attendee_name"), "para quién es"],
  [other("color_hex"), "color"],
];

/** 'mar 24 nov 2026, 10:00 am–10:45 am' */
export function whenOf({ zone, starts, ends }: Pick<ZonedRow, "zone" | "starts" | "ends">): string {
  const [from, to] = [localOf(zone, starts.getTime()), localOf(zone, ends.getTime())];
  return `${shortDay(from.day)}, ${sayTime(from.time)}–${sayTime(to.time)}`;
}
