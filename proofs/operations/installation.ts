// An installation as its owner runs it: `start.ts` with its own database that writes to the disk, the web process, the
// worker, and a sandbox.
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { signUp } from "../../server/test/sign-up.ts";
import {
  eventually,
  freePort,
  META_SECRET,
  META_VERIFY,
  startSandboxProcess,
} from "../../server/test/start-sandbox-process.ts";

const START = fileURLToPath(new URL("../../server/src/start.ts", import.meta.url));

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** A data folder that the database's own user may enter. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "mostrador-proof-"));
  execFileSync("chmod", ["755", dataDir]);
  return dataDir;
}

/** `dataDir`: an existing folder, which is kept at the end. */
export async function startInstallation({ dataDir: given, settings = {} }: Options = {}) {
  const dataDir = given ?? newDataDir();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startSandboxProcess({ webhookUrl: `${url}/api/webhooks/meta` });
  let said = "";
  const product: ChildProcess = fork(START, {
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: "fatal",
      RATE_LIMITS: "0",
      STRICT_ANSWERS: "1",
      META_GRAPH_URL: sandbox.url,
      META_APP_SECRET: META_SECRET,
      META_VERIFY_TOKEN: META_VERIFY,
      APP_SECRET: TEST_SECRET,
      ...settings,
      DEMO: "0",
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  for (const stream of [product.stdout, product.stderr]) stream?.on("data", (chunk) => (said += chunk));
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  const untilReady = (ms: number) =>
    eventually(async () => {
      if (product.exitCode !== null) throw new Error(`it ended with ${product.exitCode}: ${said}`);
      if (!(await isReady())) throw new Error(`not ready: ${said}`);
    }, ms);
  await untilReady(60_000);
  const cluster = join(dataDir, "pg18");
  return {
    url,
    dataDir,
    sandbox,
    /** The output on its terminal. */
    said: () => said,
    isReady,
    untilReady,
    /** The web process and the worker. */
    processes: () => childrenOf(product.pid as number).filter(({ command }) => command.includes("main.ts")),
    databaseUrl: () => {
      const password = readFileSync(join(cluster, "mostrador.password"), "utf8").trim();
      const databasePort = readFileSync(join(cluster, "mostrador.port"), "utf8").trim();
      return `postgres://postgres:${password}@127.0.0.1:${databasePort}/mostrador`;
    },
    /** SIGQUIT is PostgreSQL's immediate stop, SIGKILL a power cut: neither finishes anything. */
    stopDatabase(how: "SIGQUIT" | "SIGKILL"): void {
      process.kill(Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]), how);
    },
    person: (name?: string) => signUp(url, name),
    async close(): Promise<void> {
      if (product.exitCode === null && product.signalCode === null) {
        const gone = once(product, "exit");
        product.kill("SIGTERM");
        await gone;
      }
      await sandbox.close();
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Options = { dataDir?: string; settings?: Record<string, string> };

function childrenOf(parent: number): { pid: number; command: string }[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, ppid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent && pid && command ? [{ pid: Number(pid), command }] : [];
  });
}
