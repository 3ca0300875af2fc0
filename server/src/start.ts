// `npm start`: the database, its migrations, the demo's story on the first start, then the web process, the worker and,
// for the demo, the sandbox. A process that dies is started again; Ctrl-C lets each finish what it has begun.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { assemble } from "./compose.ts";
import { type Env, readEnv } from "./env.ts";
import { keptSecret } from "./kept-secret.ts";
import { migrate } from "./kernel/db/migrate.ts";
import { startEmbeddedPostgres } from "./kernel/embedded/start-embedded-postgres.ts";
import { Queue, queueName } from "./kernel/queue/queue.ts";
import { Child } from "./start-child.ts";
import { tellFailure } from "./tell-failure.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const SANDBOX = fileURLToPath(new URL("../../sandbox/src/main.ts", import.meta.url));

type Log = { info(text: string): void; warn(text: string): void };
const say = (text: string) => void process.stdout.write(`${text}\n`);
const log: Log = { info: say, warn: (text) => console.warn(text) };

let stopping = false;
const children: Child[] = [];
let stopDatabase = async () => {};

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const secret = env.APP_SECRET ?? keptSecret(dataDir);
  let ownerUrl = env.DATABASE_URL;
  if (!ownerUrl) {
    const database = await startEmbeddedPostgres({ dataDir, log });
    stopDatabase = () => database.stop();
    ownerUrl = database.url;
  }
  const { appUrl } = await migrate(ownerUrl, secret);
  const settings = { ...process.env, ...demoSettings(env), APP_DATABASE_URL: appUrl, APP_SECRET: secret };
  await installQueues(ownerUrl, readEnv(settings), appUrl, secret);
  if (env.DEMO) await run(new Child("sandbox", SANDBOX, { ...sandboxSettings(env, dataDir) }));
  const isNew = env.DEMO && (await tellDemo(settings));
  const web = new Child("web", MAIN, { ...settings, ROLE: "web" });
  await Promise.all([run(web), run(new Child("worker", MAIN, { ...settings, ROLE: "worker" }))]);
  greet(env);
  if (isNew) await sendCustomers(`http://127.0.0.1:${env.sandboxPort}`);
}

async function run(child: Child): Promise<void> {
  children.push(child);
  await child.start();
}

async function installQueues(ownerUrl: string, env: Env, appUrl: string, secret: string): Promise<void> {
  const parts = assemble({ env, appUrl, secret, role: "web" });
  await Queue.install(ownerUrl, parts.subscribers.map(queueName));
  await parts.db.close();
}

const SANDBOX_APP_SECRET = "sandbox-app-secret";
const SANDBOX_VERIFY_TOKEN = "sandbox-verify-token";

/** The demo talks to the stand-ins unless a setting names the real thing. */
function demoSettings(env: Env): Record<string, string> {
  if (!env.DEMO) return {};
  const sandbox = `http://127.0.0.1:${env.sandboxPort}`;
  return {
    META_GRAPH_URL: env.META_GRAPH_URL ?? sandbox,
    META_APP_SECRET: env.META_APP_SECRET ?? SANDBOX_APP_SECRET,
    META_VERIFY_TOKEN: env.META_VERIFY_TOKEN ?? SANDBOX_VERIFY_TOKEN,
    MAILBOX_URL: env.MAILBOX_URL ?? `${sandbox}/mail`,
    SANDBOX_URL: sandbox,
  };
}

function sandboxSettings(env: Env, dataDir: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    SANDBOX_PORT: String(env.sandboxPort),
    SANDBOX_DATA: join(dataDir, "sandbox"),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/api/webhooks/meta`,
    META_APP_SECRET: env.META_APP_SECRET ?? SANDBOX_APP_SECRET,
    META_VERIFY_TOKEN: env.META_VERIFY_TOKEN ?? SANDBOX_VERIFY_TOKEN,
  };
}

async function tellDemo(settings: Record<string, string | undefined>): Promise<boolean> {
  const { seed } = await import("./seed/seed.ts");
  return seed(
    readEnv(settings),
    settings.APP_DATABASE_URL as string,
    settings.APP_SECRET as string,
    settings.SANDBOX_URL as string,
  );
}

/** The first customers write while the owner signs in: what they see is the product at work. */
async function sendCustomers(sandboxUrl: string): Promise<void> {
  const { sendFirstCustomers } = await import("./seed/first-customers.ts");
  await sendFirstCustomers(sandboxUrl).catch((error: Error) => log.warn(`Los clientes de la demo: ${error.message}`));
}

function greet(env: Env): void {
  const lines = [`Mostrador: http://localhost:${env.PORT}`];
  if (env.DEMO) {
    lines.push(
      `Teléfono de prueba (escribe como cliente): http://localhost:${env.sandboxPort}`,
      `Buzón de correo: http://localhost:${env.sandboxPort}/mail`,
      `Cuentas: duena@demo.mx, recepcion@demo.mx, socio@demo.mx, admin@demo.mx (contraseña ${env.DEMO_PASSWORD})`,
    );
  }
  say(`\n${lines.join("\n")}\n`);
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(children.map((child) => child.stop()));
  await stopDatabase();
  process.exit(code);
}

process.on("SIGTERM", () => void stop(0));
process.on("SIGINT", () => void stop(0));
process.on("disconnect", () => void stop(0));
start().catch((error: Error) => {
  tellFailure(error);
  void stop(1);
});
