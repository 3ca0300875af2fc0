// What the team reads of the queue, and how a failed job is tried again at once. A job that failed waits in the state
// 'retry' for its next attempt; 'failed' is one without attempts left.
import type { Ctx } from "../context.ts";
import type { Tx } from "../db/tx.ts";
import { WAKE_CHANNEL } from "./outbox.ts";

export type QueueCounts = {
  name: string;
  waiting: number;
  planned: number;
  running: number;
  failed: number;
  oldest: Date | null;
};

/** Queues with a job that is not done, those with failures first. */
export function countJobs(tx: Tx): Promise<QueueCounts[]> {
  return tx.run<QueueCounts>(COUNT, []);
}

export type FailedJobRow = {
  id: string;
  queue: string;
  businessId: string | null;
  isGivenUp: boolean;
  attempts: number;
  created_on: Date;
  failed_on: Date | null;
  start_after: Date;
  message: string | null;
  total: number;
};

/** The one that failed last comes first. */
export function readFailedJobs(tx: Tx, limit: number, offset: number): Promise<FailedJobRow[]> {
  return tx.run<FailedJobRow>(FAILED, [limit, offset]);
}

/** Lets the job run now. Undefined when it is done, runs, or never failed. */
export async function retryFailedJob(tx: Tx, ctx: Ctx, id: string): Promise<string | undefined> {
  const [row] = await tx.run<{ name: string }>(RETRY, [id]);
  const { notices } = ctx.db;
  if (row) tx.afterCommit(() => notices.tell(WAKE_CHANNEL, row.name));
  return row?.name;
}

const HAS_FAILED = "(j.state = 'failed' or (j.state = 'retry' and j.started_on is not null))";

// The states are written out so that the library's index of live jobs is used.
const COUNT = {
  name: "",
  text: `select j.name,
      count(*) filter (where j.state in ('created', 'retry') and not ${HAS_FAILED} and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state in ('created', 'retry') and not ${HAS_FAILED} and j.start_after > now())::int as planned,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where ${HAS_FAILED})::int as failed,
      min(j.start_after) filter (where j.state in ('created', 'retry') and not ${HAS_FAILED} and j.start_after <= now()) as oldest
    from pgboss.job j where j.state in ('created', 'retry', 'active', 'failed')
    group by j.name order by failed desc, waiting desc, j.name`,
};

const FAILED = {
  name: "",
  text: `select j.id, j.name as queue, j.data ->> 'businessId' as "businessId", j.state = 'failed' as "isGivenUp",
      j.retry_count + 1 as attempts, j.created_on, coalesce(j.completed_on, j.started_on) as failed_on, j.start_after,
      coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as message, (count(*) over ())::int as total
    from pgboss.job j where j.state in ('retry', 'failed') and ${HAS_FAILED}
    order by coalesce(j.completed_on, j.started_on) desc nulls last, j.id limit $1 offset $2`,
};

// One more attempt for one that has none left.
const RETRY = {
  name: "",
  text: `update pgboss.job j set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = case when j.state = 'failed' then j.retry_count + 1 else j.retry_limit end,
      keep_until = greatest(j.keep_until, now() + interval '1 day')
    where j.id = $1 and j.state in ('retry', 'failed') and ${HAS_FAILED} returning j.name`,
};
