// Why a promotion of a rule must not be sent as things are now: its rule, its appointment, its contact.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { HeldAppointment } from "../../../scheduling/appointments/index.ts";
import { readAddressee } from "../listed.store.ts";
import type { NotificationRow } from "../notification.store.ts";
import { type PlannedRule, plannedRule } from "./planned-rule.ts";
import { whyContactGetsNone } from "./send-decision.ts";

/** `held`: its appointment, locked; null where it is deleted, undefined where it speaks of none. */
export async function ruleStopReason(
  tx: Tx,
  ctx: TenantCtx,
  row: NotificationRow,
  held: HeldAppointment | null | undefined,
): Promise<string | null> {
  const { contact_id: contactId, rule_id: ruleId } = row;
  if (!contactId || !ruleId) return GONE;
  const [known, unwanted] = await Promise.all([readAddressee(tx, contactId), whyContactGetsNone(tx, contactId, true)]);
  if (!known) return GONE;
  if (held === null) return "La cita se eliminó";
  if (held && held.contactId !== contactId) return "La cita es de otro contacto";
  if (unwanted !== null) return unwanted;
  return ruleOf(ctx, row).whyNot(tx, ctx, { ruleId, contactId, ...aboutOf(row) });
}

const GONE = "El contacto ya no está";

export function aboutOf({ appointment_id, version }: NotificationRow) {
  return { appointmentId: appointment_id, version };
}

export function ruleOf(ctx: TenantCtx, { kind }: Pick<NotificationRow, "kind">): PlannedRule {
  const rule = ctx.fillings.of(plannedRule).find((one) => one.kind === kind);
  if (!rule) throw new Error(`Nobody plans messages of the kind ${kind}`);
  return rule;
}
