// A reaction whose effect happens once, however often its job is repeated.
import type { Ctx, TenantCtx } from "../context.ts";
import { sql } from "../db/sql.ts";
import { transact } from "../db/transaction.ts";
import type { Tx } from "../db/tx.ts";
import type { Job } from "./queue.ts";

/** Runs `work` in a transaction that also notes the job; a job already noted does nothing. */
export async function transactOnce(
  ctx: TenantCtx,
  subscriber: string,
  job: Job,
  work: (tx: Tx, inside: TenantCtx) => Promise<void>,
): Promise<void> {
  await transact(ctx, async (tx, inside: Ctx) => {
    const noted = await tx.count(
      sql
        .insertInto("handled_jobs")
        .values({ business_id: ctx.businessId, subscriber, job_key: job.id })
        .onConflict((conflict) => conflict.doNothing()),
    );
    if (noted === 1) await work(tx, inside as TenantCtx);
  });
}
