// What entries of the audit log are about, for the filter of the log.
import type { AuditKind } from "@mostrador/domain/ground/identity/audit-kinds.ts";
import type { Ctx } from "../../../kernel/context.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** Each capability says what its actions are about, by their first part ('appointment' of 'appointment.moved'). */
export const auditKinds = declareSlot<Readonly<Record<string, Exclude<AuditKind, "business">>>>("audit-kinds");

/** Whether the entries of a kind are those with these first parts, or all others: what nobody names is of the business. */
export function prefixesOf(ctx: Ctx, kind: AuditKind): { isWithin: boolean; prefixes: readonly string[] } {
  const named = ctx.fillings.of(auditKinds).flatMap((one) => Object.entries(one));
  if (kind === "business") return { isWithin: false, prefixes: named.map(([prefix]) => prefix) };
  return { isWithin: true, prefixes: named.flatMap(([prefix, of]) => (of === kind ? [prefix] : [])) };
}
