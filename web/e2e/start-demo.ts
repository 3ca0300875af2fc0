// Starts the real product with its demo, like `npm start`, on free ports and in its own folder: for the tests, the page
// speed and the pictures.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const START = fileURLToPath(new URL("../../server/src/start.ts", import.meta.url));
/** Two of them start at the same time on two busy cores. */
const MOST_WAIT_MS = 240_000;
/** Of one demo with its write-ahead log, and as much again. */
const ROOM = 2 * 1024 ** 3;

/** `appUrl`: the product. `phoneUrl`: a customer's phone, and `/mail`. `logFile`: its complete log. */
export type Demo = { appUrl: string; phoneUrl: string; logFile: string; stop: () => Promise<void> };

/** `inMemory`: nothing waits for the disk, where there is room. */
export async function startDemo({ inMemory = false } = {}): Promise<Demo> {
  const folder = mkdtempSync(join(inMemory ? placeInMemory() : tmpdir(), "mostrador-demo-"));
  const logFile = join(folder, "log.txt");
  const log = createWriteStream(logFile);
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const child = fork(START, {
    execArgv: [],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(folder, "data"),
      RATE_LIMITS: "0",
      STRICT_ANSWERS: "1",
      LOG_LEVEL: "warn",
    },
  });
  const ended = once(child, "exit");
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said = (said + chunk).slice(-20_000);
      log.write(chunk);
    });
  const greeted = new Promise<void>((ready) => {
    child.stdout?.on("data", () => said.includes(`Mostrador: http://localhost:${port}`) && ready());
  });
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`The product did not start in time.\n${said}`)), MOST_WAIT_MS).unref();
  });
  const died = ended.then(([code]) => {
    throw new Error(`The product ended with ${code}.\n${said}`);
  });
  await Promise.race([greeted, late, died]).catch((error: Error) => {
    child.kill("SIGTERM");
    throw error;
  });
  died.catch(() => undefined);
  return {
    appUrl: `http://127.0.0.1:${port}`,
    phoneUrl: `http://127.0.0.1:${sandboxPort}`,
    logFile,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
      log.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function placeInMemory(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM ? memory : tmpdir();
}

/** Below the system's range for outgoing connections, which could take a port before it is used. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
