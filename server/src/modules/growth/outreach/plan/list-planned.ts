// The plan of the whole business: everything that is sent later, the next first, and what was not sent.
import type { listPlanned as plannedRoute } from "@mostrador/domain/growth/outreach/routes.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { listPlannedRows, listRowsOfRule, listUnsentRows } from "../listed.store.ts";
import { presentAll } from "../notification.ts";

/** How far back the messages that were not sent are listed. */
const UNSENT_MS = 30 * 86_400_000;

export async function listPlanned(ctx: TenantCtx, { query }: Call<typeof plannedRoute>) {
  return transact(ctx, async (tx) => {
    const isUnsent = query.status === "not_sent";
    const rows = isUnsent
      ? await listUnsentRows(tx, { ...query, since: ctx.now - UNSENT_MS })
      : await listPlannedRows(tx, query);
    const { page, next } = timePage(rows, query.limit, (row) => row.deliver_at);
    return { data: await presentAll(tx, ctx, page), next };
  });
}

/** Everything that this rule planned, in the order of its times, with what came of it. */
export async function listOfRule(tx: Tx, ctx: TenantCtx, ruleId: string, query: PageQuery) {
  const rows = await listRowsOfRule(tx, ruleId, query);
  const { page, next } = timePage(rows, query.limit, (row) => row.deliver_at);
  return { data: await presentAll(tx, ctx, page), next };
}

type PageQuery = Pick<Call<typeof plannedRoute>["query"], "limit" | "after">;
