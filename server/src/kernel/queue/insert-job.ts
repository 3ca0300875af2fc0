// Inserts a job as the queue's library would, but faster: its own statement reads every option from JSON, which cost as
// much as the appointment in a booking. `insert-job.test.ts` compares the two rows column by column, so that a change
// in the library is noticed.
import type { Statement } from "../db/sql.ts";

type NewJob = { id: string; queue: string; data: object; group: string | null; startAfter: Date | null };

/** For a queue that does not exist the settings are empty, and the database refuses the row. */
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
