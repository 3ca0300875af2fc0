// Starts the product as separate processes on their own database, for tests that kill them.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { endProcess, forkProduct } from "./fork-product.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { TEST_SECRET } from "./secret.ts";

export type Role = "web" | "worker";

export async function startProcesses(settings: Record<string, string>) {
  const database = await openTestDatabase();
  /** The latest process in each role. */
  const children = new Map<Role, ChildProcess>();
  const everyone: ChildProcess[] = [];

  /** `more`: settings for this start only. */
  const start = async (role: Role, more: Record<string, string> = {}): Promise<void> => {
    const onChild = (child: ChildProcess) => {
      children.set(role, child);
      everyone.push(child);
    };
    const { appUrl: APP_DATABASE_URL } = database;
    const own = { APP_DATABASE_URL, APP_SECRET: TEST_SECRET, ROLE: role };
    await forkProduct({ STRICT_ANSWERS: "1", ...settings, ...more, ...own }, { onChild });
  };

  return {
    /** A superuser connection to the database. */
    owner: database.owner,
    start,
    /** Resolves with how the process in this role ended. */
    async gone(role: Role): Promise<string> {
      const child = children.get(role);
      if (!child) throw new Error(`the ${role} was never started`);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      return String(child.signalCode ?? child.exitCode);
    },
    /** Like a power cut: nothing is finished. */
    async kill(role: Role): Promise<void> {
      const child = children.get(role);
      if (child) await endProcess(child, "SIGKILL");
    },
    async close(): Promise<void> {
      for (const child of everyone) await endProcess(child);
      await database.close();
    },
  };
}
