// Queues and failed jobs for the team: what a job was and why it failed, never what it carried.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { failureText } from "@mostrador/domain/platform/admin/failure-text.ts";
import type {
  listFailedJobs as failedRoute,
  listQueues as queuesRoute,
  retryJob as retryRoute,
} from "@mostrador/domain/platform/admin/routes.ts";
import type { FailedJob } from "@mostrador/domain/platform/admin/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { countJobs, type FailedJobRow, readFailedJobs, retryFailedJob } from "../../../kernel/queue/failed-jobs.ts";
import { businessNames } from "./business-names.ts";

const NOT_FAILED = "Ese trabajo ya no está entre los que fallaron";

export async function listQueues(ctx: PersonCtx, _call: Call<typeof queuesRoute>) {
  const rows = await readTogether(ctx, countJobs);
  return {
    data: rows.map(({ oldest, ...row }) => ({
      ...row,
      title: ctx.outbox.titleOf(row.name),
      oldestWaiting: oldest?.toISOString() ?? null,
    })),
  };
}

export async function listFailedJobs(ctx: PersonCtx, { query }: Call<typeof failedRoute>) {
  const { page, limit, totals } = query;
  const rows = await readTogether(ctx, (tx) => readFailedJobs(tx, limit + 1, (page - 1) * limit));
  const nameOf = await businessNames(
    ctx,
    rows.flatMap(({ businessId }) => businessId ?? []),
  );
  return {
    data: rows.slice(0, limit).map((row) => present(ctx, row, nameOf)),
    next: rows.length > limit ? String(page + 1) : null,
    ...(totals && { totals: { count: rows[0]?.total ?? 0, sums: {}, limit: null } }),
  };
}

export async function retryJob(ctx: PersonCtx, { params }: Call<typeof retryRoute>) {
  const queue = await transact(ctx, (tx) => retryFailedJob(tx, ctx, params.id));
  if (queue === undefined) throw notFound(NOT_FAILED);
  ctx.log.info({ job: queue, jobId: params.id, by: ctx.principal.userId }, "job retried");
  return { data: { _id: params.id }, message: "El trabajo se intenta de nuevo ahora" };
}

function present(ctx: PersonCtx, row: FailedJobRow, nameOf: (id: string) => string): FailedJob {
  const { id, queue, businessId, isGivenUp, attempts, message } = row;
  return {
    _id: id,
    queue,
    title: ctx.outbox.titleOf(queue),
    business: businessId === null ? null : { _id: businessId, name: nameOf(businessId) },
    state: isGivenUp ? "given-up" : "retrying",
    attempts,
    createdAt: row.created_on.toISOString(),
    failedAt: row.failed_on?.toISOString() ?? null,
    nextTry: isGivenUp ? null : row.start_after.toISOString(),
    error: failureText(message ?? ""),
  };
}
