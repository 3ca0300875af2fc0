// An installation that can be restarted while it works: two web processes behind a balancer, and a worker, on one
// database.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { forkProduct } from "../../server/test/fork-product.ts";
import { openTestDatabase } from "../../server/test/open-test-database.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { signUp } from "../../server/test/sign-up.ts";
import { freePort, META_SECRET, META_VERIFY, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";
import { startBalancer } from "./balancer.ts";

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
const MEMBERS = ["web 1", "web 2", "worker"] as const;
type Member = (typeof MEMBERS)[number];

export async function startFleet() {
  const database = await openTestDatabase();
  const ports = { "web 1": await freePort(), "web 2": await freePort(), worker: await freePort() };
  const balancer = await startBalancer([ports["web 1"], ports["web 2"]]);
  const sandbox = await startSandboxProcess({ webhookUrl: `${balancer.url}/api/webhooks/meta` });
  const members = new Map<Member, ChildProcess>();

  async function start(member: Member): Promise<void> {
    const settings = {
      LOG_LEVEL: "error",
      PORT: String(ports[member]),
      DRAIN_WAIT_MS: "1500",
      META_GRAPH_URL: sandbox.url,
      META_APP_SECRET: META_SECRET,
      META_VERIFY_TOKEN: META_VERIFY,
      APP_DATABASE_URL: database.appUrl,
      APP_SECRET: TEST_SECRET,
      ROLE: member === "worker" ? "worker" : "web",
    };
    await forkProduct(settings, { onChild: (child) => members.set(member, child) });
  }

  /** Asks it to stop; returns how it ended and after how long. */
  async function stop(member: Member): Promise<{ code: number | null; ms: number }> {
    const child = members.get(member) as ChildProcess;
    const begun = performance.now();
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await gone;
    return { code, ms: performance.now() - begun };
  }

  await Promise.all(MEMBERS.map(start));
  return {
    url: balancer.url,
    sandbox,
    owner: database.owner,
    async restart(member: Member): Promise<{ code: number | null; ms: number }> {
      const ended = await stop(member);
      await start(member);
      return ended;
    },
    person: (called?: string) => signUp(balancer.url, called),
    async close(): Promise<void> {
      await Promise.all(MEMBERS.map(stop));
      await sandbox.close();
      await balancer.close();
      await database.close();
    },
  };
}
