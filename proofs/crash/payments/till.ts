// The product as two processes with a sandbox and a business that collects by link. Its appointments are booked and
// their payments started before any process dies.
import { Caller } from "../../../server/test/caller.ts";
import { makePayingShop, nextStart } from "../../../server/test/shops/paying-shop.ts";
import { signUp } from "../../../server/test/sign-up.ts";
import { startProcesses } from "../../../server/test/start-processes.ts";
import {
  eventually,
  freePort,
  MERCADO_PAGO,
  META_SECRET,
  META_VERIFY,
  startSandboxProcess,
} from "../../../server/test/start-sandbox-process.ts";

export type Till = Awaited<ReturnType<typeof openTill>>;
export type Bill = { appointmentId: string; preference: string };

export async function openTill(count: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandboxProcess({ webhookUrl: `${url}/api/webhooks/meta` });
  const processes = await startProcesses({
    PORT: String(port),
    META_GRAPH_URL: sandbox.url,
    META_APP_SECRET: META_SECRET,
    META_VERIFY_TOKEN: META_VERIFY,
    MERCADO_PAGO_URL: `${sandbox.url}/mercado-pago`,
    MERCADO_PAGO_AUTH_URL: `${sandbox.url}/mercado-pago/authorization`,
    ...MERCADO_PAGO,
  });
  await Promise.all([processes.start("web"), processes.start("worker")]);
  const people = { person: (name?: string) => signUp(url, name), anonymous: new Caller(url) };
  const shop = await makePayingShop(people, sandbox);
  const bills: Bill[] = [];
  for (let n = 0; n < count; n += 1) {
    const start = nextStart(Date.now(), Math.floor(n / 2));
    const { _id: appointmentId, shortId } = await shop.book(start, shop.specialistIds[n % 2]);
    bills.push({ appointmentId, preference: (await shop.begin(shortId)).body.id });
  }
  const rows = async (text: string, values: unknown[] = []) => (await processes.owner.query(text, values)).rows;
  await settled();
  await Promise.all([processes.kill("web"), processes.kill("worker")]);

  /** Waits until no job is in progress; jobs that wait after a failure are retried at once. */
  async function settled(ms = 60_000): Promise<void> {
    await eventually(async () => {
      await rows("update pgboss.job set start_after = now() where state = 'retry'");
      const [{ jobs, failed }] = await rows(
        `select count(*) filter (where state in ('retry', 'active') or (state = 'created' and start_after <= now()))::int as jobs,
          count(*) filter (where state = 'failed')::int as failed from pgboss.job`,
      );
      const { webhooks } = await sandbox.call("GET", "/__sandbox/state");
      if (failed + webhooks.abandoned > 0)
        throw new Error(`${failed} jobs and ${webhooks.abandoned} webhooks were lost`);
      if (jobs + webhooks.waiting > 0) throw new Error(`still under way: ${jobs} jobs, ${webhooks.waiting} webhooks`);
      await new Promise((later) => setTimeout(later, 200));
    }, ms);
  }

  return {
    sandbox,
    processes,
    shop,
    bills,
    rows,
    settled,
    /** Runs the hourly check now, and retries the jobs that wait after a failure. */
    async passHour(): Promise<void> {
      await rows(
        `update pgboss.job set start_after = now()
          where state = 'retry' or (state = 'created' and name = 'order-looked-for.look-for-payments')`,
      );
    },
    async close(): Promise<void> {
      await processes.close();
      await sandbox.close();
    },
  };
}
