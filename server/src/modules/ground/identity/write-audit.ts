// What a business must be able to look up later: who was let in, whose rights changed, who opened it from outside
// (D-2.2). Written in the transaction of what it tells.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { insertAuditEntry } from "./audit.store.ts";

/** `action` such as `member.granted`; `summary` is Spanish, for the owner; `details` holds ids and grants, no secrets. */
export async function writeAudit(
  tx: Tx,
  ctx: TenantCtx,
  entry: { action: string; summary: string; details?: object },
): Promise<void> {
  const { actor } = ctx;
  await insertAuditEntry(tx, {
    business_id: ctx.businessId,
    id: newId(),
    action: entry.action,
    actor_kind: actor.kind,
    actor_id: actor.kind === "person" ? actor.userId : actor.kind === "assistant" ? actor.assistantId : null,
    actor_name: actor.name,
    summary: entry.summary,
    details: entry.details ?? {},
    request_id: ctx.requestId,
    at: new Date(ctx.now),
  });
}
