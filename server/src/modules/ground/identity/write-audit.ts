// Records what a business must be able to look up later: who joined, whose rights changed, who opened it from outside
// (D-2.2). Written in the transaction of the change.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { type AuditRow, insertAuditEntry } from "./audit.store.ts";

/**
 * `action` such as `member.granted`; `summary` is Spanish, for the owner; `details` holds ids and grants, no secrets;
 * `subjectId` is the row that the note is about, if that row has a history of its own.
 */
type AuditNote = { action: string; summary: string; details?: object; subjectId?: string };

export async function writeAudit(tx: Tx, ctx: TenantCtx, note: AuditNote): Promise<void> {
  await insertAuditEntry(tx, auditRow(ctx, note));
}

export function auditRow(ctx: TenantCtx, { action, summary, details = {}, subjectId }: AuditNote): AuditRow {
  const { actor } = ctx;
  return {
    business_id: ctx.businessId,
    id: newId(),
    action,
    actor_kind: actor.kind === "program" ? "assistant" : actor.kind,
    actor_id: actor.kind === "person" ? actor.userId : actor.kind === "program" ? actor.id : null,
    actor_name: actor.name,
    summary,
    details,
    subject_id: subjectId ?? null,
    request_id: ctx.requestId,
    at: new Date(ctx.now),
  };
}
