// Waits until nothing is in progress: messages are stored, answered and reported.
import { eventually } from "../../server/test/start-sandbox-process.ts";
import type { FrontDesk } from "./front-desk.ts";

/** The counts of everything that may still be in progress, except checks that are due in a quarter of an hour. */
const UNDER_WAY = `select
  (select count(*) from messages where status = 'queued') as queued,
  (select count(*) from messages where status = 'sending') as sending,
  (select count(*) from threads where lease_token is not null) as leases,
  (select count(*) from threads where answer_due_at is not null) as armed,
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active')
    and name <> 'send-overdue.park-unknown' and start_after < now() + interval '100 seconds') as jobs,
  (select count(*) from pgboss.job where state = 'failed') as failed`;

/** `hurry`: skips waits of a minute for work whose process must be dead. */
export async function settled(desk: FrontDesk, inbound: number, { hurry, ms }: { hurry: boolean; ms: number }) {
  await eventually(async () => {
    if (hurry) await letTheMinutePass(desk);
    const [left] = await desk.rows(UNDER_WAY);
    const [{ stored }] = await desk.rows("select count(*)::int as stored from messages where role = 'user'");
    const { webhooks } = await desk.sandbox.call("GET", "/__sandbox/state");
    const open = { ...left, stored: stored - inbound, webhooks: webhooks.waiting };
    const names = Object.entries(open).filter(([, count]) => Number(count) !== 0);
    if (names.length > 0) throw new Error(`still under way: ${JSON.stringify(Object.fromEntries(names))}`);
    if (webhooks.abandoned > 0) throw new Error(`${webhooks.abandoned} webhooks were never taken`);
    await new Promise((later) => setTimeout(later, 150));
  }, ms);
}

/** Attempts and turns older than five seconds have no process here, so their minute ends now. */
export async function letTheMinutePass(desk: FrontDesk): Promise<void> {
  await desk.rows(
    `update pgboss.job set start_after = now() where name = 'send-overdue.park-unknown' and state = 'created'
      and data->'payload'->>'token' in
        (select attempt_token from messages where status = 'sending' and attempted_at < now() - interval '5 s')`,
  );
  await desk.rows("update threads set lease_until = now() where lease_until between now() and now() + interval '55 s'");
}
