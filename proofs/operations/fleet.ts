// Two web processes behind a balancer, and a worker, on one database: an installation that can be renewed while it works.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { newId } from "../../server/src/kernel/id.ts";
import { Caller } from "../../server/test/caller.ts";
import { TEMPLATE } from "../../server/test/global-setup.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { freePort, META_SECRET, META_VERIFY, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";
import { startBalancer } from "./balancer.ts";

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
const MEMBERS = ["web 1", "web 2", "worker"] as const;
type Member = (typeof MEMBERS)[number];

export async function startFleet(clusterUrl: string, appPassword: string) {
  const name = `f_${newId().replaceAll("-", "")}`;
  const cluster = new pg.Client({ connectionString: clusterUrl });
  await cluster.connect();
  await cluster.query(`create database ${name} template ${TEMPLATE}`);
  const ownerUrl = new URL(clusterUrl);
  ownerUrl.pathname = `/${name}`;
  const appUrl = new URL(ownerUrl);
  appUrl.username = "mostrador_app";
  appUrl.password = appPassword;
  const ports = { "web 1": await freePort(), "web 2": await freePort(), worker: await freePort() };
  const balancer = await startBalancer([ports["web 1"], ports["web 2"]]);
  const sandbox = await startSandboxProcess({ webhookUrl: `${balancer.url}/api/webhooks/meta` });
  const owner = new pg.Pool({ connectionString: ownerUrl.href, max: 2 });
  owner.on("error", () => {});
  owner.on("connect", (client) => client.on("error", () => {}));
  const members = new Map<Member, ChildProcess>();

  async function start(member: Member): Promise<void> {
    const child = fork(MAIN, {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: "error",
        DEMO: "0",
        RATE_LIMITS: "0",
        PORT: String(ports[member]),
        DRAIN_WAIT_MS: "1500",
        META_GRAPH_URL: sandbox.url,
        META_APP_SECRET: META_SECRET,
        META_VERIFY_TOKEN: META_VERIFY,
        APP_DATABASE_URL: appUrl.href,
        APP_SECRET: TEST_SECRET,
        ROLE: member === "worker" ? "worker" : "web",
      },
    });
    members.set(member, child);
    const died = once(child, "exit").then(([code, signal]) => {
      throw new Error(`${member} ended with ${code ?? signal}`);
    });
    died.catch(() => {});
    await Promise.race([once(child, "message"), died]);
  }

  /** Asks it to stop; answers how it ended and after how long. */
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
    owner,
    async restart(member: Member): Promise<{ code: number | null; ms: number }> {
      const ended = await stop(member);
      await start(member);
      return ended;
    },
    async person(called: string): Promise<Caller> {
      const caller = new Caller(balancer.url);
      const email = `p-${newId()}@prueba.mx`;
      await caller.post("/api/auth/sign-up/email", { name: called, email, password: "una-clave-larga" });
      caller.email = email;
      caller.userId = (await caller.get("/api/me")).body.user._id;
      return caller;
    },
    async close(): Promise<void> {
      await Promise.all(MEMBERS.map(stop));
      await sandbox.close();
      await balancer.close();
      await owner.end();
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}
