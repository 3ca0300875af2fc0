// A job as the queue's library would write it. Its own statement is made for every option that it knows and reads them from
// JSON: in a booking that cost as much as the appointment. `insert-job.test.ts` holds the two rows together, column by
// column, so that another version of the library is noticed there.
import type { Statement } from "../db/sql.ts";

type NewJob = { id: string; queue: string; data: object; group: string | null; startAfter: Date | null };

/** A queue that is not there leaves its settings empty, and the database refuses the row. */
export const INSERT_JOB: Statement = {
  name: "insert-job",
  text: `insert into pgboss.job_common (id, name, data, group_id, start_after, created_on, keep_until, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select $1::uuid, $2::text, $3::jsonb, $4::text, j.start_after, j.now,
      j.start_after + q.retention_seconds * interval '1s', q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from (select pgboss.job_now() as now, coalesce($5::timestamptz, pgboss.job_now()) as start_after) j
      left join pgboss.queue q on q.name = $2::text`,
};

export function jobValues({ id, queue, data, group, startAfter }: NewJob): unknown[] {
  return [id, queue, JSON.stringify(data), group, startAfter];
}
