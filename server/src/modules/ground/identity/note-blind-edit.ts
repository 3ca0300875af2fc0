// Accepts an edit that does not say which version it is based on, and records it in the audit log (D-15.2). A form that
// saves while a person types is recorded once an hour, not with every word.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { readLatestAuditEntry } from "./audit.store.ts";
import { writeAudit } from "./write-audit.ts";

const HOUR_MS = 3600_000;

/**
 * `sent`: the updatedAt of the edit. `what` completes the text after 'Editó'; `details` identify the row, shorter keys
 * first, in the database's order.
 */
export async function noteBlindEdit(
  tx: Tx,
  ctx: TenantCtx,
  sent: string | undefined,
  { what, ...entry }: { action: string; what: string; details: Record<string, string>; subjectId?: string },
): Promise<void> {
  if (sent !== undefined) return;
  const { action, details } = entry;
  const latest = await readLatestAuditEntry(tx);
  const isSame =
    latest?.action === action &&
    ctx.actor.kind === "person" &&
    latest.actor_id === ctx.actor.userId &&
    JSON.stringify(latest.details) === JSON.stringify(details) &&
    latest.at.getTime() > ctx.now - HOUR_MS;
  if (isSame) return;
  await writeAudit(tx, ctx, { ...entry, summary: `Editó ${what} sin haber leído su última versión` });
}
