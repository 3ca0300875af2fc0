import type { listAudit as route } from "@mostrador/domain/ground/identity/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readAuditEntries } from "./audit.store.ts";

export async function listAudit(ctx: TenantCtx, { query }: Call<typeof route>) {
  const rows = await readTogether(ctx, (tx) => readAuditEntries(tx, query.limit + 1, (query.page - 1) * query.limit));
  const entries = rows.slice(0, query.limit).map(({ id, action, actor_name, summary, at }) => ({
    _id: id,
    action,
    actorName: actor_name,
    summary,
    at: at.toISOString(),
  }));
  return { data: { entries, hasMore: rows.length > query.limit } };
}
