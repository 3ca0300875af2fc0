// The plan of the whole business: everything that is sent later, the next first, and what was not sent.
import type { listPlanned as plannedRoute } from "@mostrador/domain/growth/outreach/routes.ts";
import { timePage } from "@mostrador/domain/kit/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { type ListedRow, listPlannedRows, listRowsOfRule, listUnsentRows, readListed } from "../listed.store.ts";
import { presentAll } from "../notification.ts";

/** How far back the messages that were not sent are listed. */
const UNSENT_MS = 30 * 86_400_000;

export async function listPlanned(ctx: TenantCtx, { query }: Call<typeof plannedRoute>) {
  return transact(ctx, async (tx) => {
    const isUnsent = query.status === "not_sent";
    if (query.id !== undefined) {
      const row = await readListed(tx, query.id);
      return { data: await presentAll(tx, ctx, row && isOf(row, isUnsent) ? [row] : []), next: null };
    }
    const rows = isUnsent
      ? await listUnsentRows(tx, { ...query, since: ctx.now - UNSENT_MS })
      : await listPlannedRows(tx, query);
    const { page, next } = timePage(rows, query.limit, (row) => row.deliver_at);
    return { data: await presentAll(tx, ctx, page), next };
  });
}

function isOf({ state, message_status: status }: ListedRow, isUnsent: boolean): boolean {
  if (!isUnsent) return state === "planned";
  return state === "not_sent" || (state === "sent" && status === "failed");
}

/** Everything that this rule planned, in the order of its times, with what came of it. */
export async function listOfRule(tx: Tx, ctx: TenantCtx, ruleId: string, query: PageQuery) {
  const rows = await listRowsOfRule(tx, ruleId, query);
  const { page, next } = timePage(rows, query.limit, (row) => row.deliver_at);
  return { data: await presentAll(tx, ctx, page), next };
}

type PageQuery = Pick<Call<typeof plannedRoute>["query"], "limit" | "after">;
