import type { listAudit as route } from "@mostrador/domain/ground/identity/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { type AuditFilter, readAuditEntries, readAuditNames } from "./audit.store.ts";
import { prefixesOf } from "./audit-kinds.ts";

export async function listAudit(ctx: TenantCtx, { query }: Call<typeof route>) {
  const [page, names] = await Promise.all([
    auditPage(ctx, { ...query, kind: query.kind && prefixesOf(ctx, query.kind) }),
    query.page === 1 ? readTogether(ctx, readAuditNames) : [],
  ]);
  return { data: { ...page, people: names.map(({ actor_name }) => actor_name) } };
}

/** The audit log of these rows (`subjectIds`), or of the whole business; the newest first. */
export async function auditPage(
  ctx: TenantCtx,
  { page, limit, ...filter }: AuditFilter & { page: number; limit: number },
) {
  const window = { limit: limit + 1, offset: (page - 1) * limit, ...filter };
  const rows = await readTogether(ctx, (tx) => readAuditEntries(tx, window));
  const entries = rows.slice(0, limit).map(({ id, action, actor_name, summary, at }) => ({
    _id: id,
    action,
    actorName: actor_name,
    summary,
    at: at.toISOString(),
  }));
  return { entries, hasMore: rows.length > limit };
}
