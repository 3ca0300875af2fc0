// The product as processes of its own, on a database of its own: for tests that kill them.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { newId } from "../src/kernel/id.ts";
import { TEMPLATE } from "./global-setup.ts";
import { TEST_SECRET } from "./secret.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export type Role = "web" | "worker";

export async function startProcesses(settings: Record<string, string>) {
  const name = `t_${newId().replaceAll("-", "")}`;
  const cluster = new pg.Client({ connectionString: inject("clusterUrl") });
  await cluster.connect();
  await cluster.query(`create database ${name} template ${TEMPLATE}`);
  const ownerUrl = new URL(inject("clusterUrl"));
  ownerUrl.pathname = `/${name}`;
  const appUrl = new URL(ownerUrl);
  appUrl.username = "mostrador_app";
  appUrl.password = inject("appPassword");
  const owner = new pg.Pool({ connectionString: ownerUrl.href, max: 2 });
  // Dropping the database cuts off the last of its connections.
  owner.on("error", () => {});
  owner.on("connect", (client) => void client.on("error", () => {}));
  /** The last that took each role. */
  const children = new Map<Role, ChildProcess>();
  const everyone: ChildProcess[] = [];

  /** `more`: settings of this life alone. */
  const start = async (role: Role, more: Record<string, string> = {}): Promise<void> => {
    const child = fork(MAIN, {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: "fatal",
        DEMO: "0",
        RATE_LIMITS: "0",
        STRICT_ANSWERS: "1",
        ...settings,
        ...more,
        APP_DATABASE_URL: appUrl.href,
        APP_SECRET: TEST_SECRET,
        ROLE: role,
      },
    });
    children.set(role, child);
    everyone.push(child);
    const died = once(child, "exit").then(([code, signal]) => {
      throw new Error(`the ${role} ended with ${code ?? signal}`);
    });
    died.catch(() => {});
    await Promise.race([once(child, "message"), died]);
  };

  return {
    /** Superuser's view of the database. */
    owner,
    start,
    /** Resolves with how it ended when the process in this role is gone. */
    async gone(role: Role): Promise<string> {
      const child = children.get(role);
      if (!child) throw new Error(`the ${role} was never started`);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return String(child.signalCode ?? child.exitCode);
    },
    /** As a power cut does it: nothing is finished. */
    async kill(role: Role): Promise<void> {
      const child = children.get(role);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    async close(): Promise<void> {
      for (const child of everyone) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      await owner.end();
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}
