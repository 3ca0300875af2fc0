// `npm start`: the database, its migrations, the demo data on the first start, then the web process, the worker and,
// for the demo, the sandbox. A process that dies is started again; on Ctrl-C each finishes its work.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Env, readEnv } from "./env.ts";
import { keptSecret } from "./kept-secret.ts";
import { startEmbeddedPostgres } from "./operations/embedded/start-embedded-postgres.ts";
import { reportFailure } from "./report-failure.ts";
import {
  refusePublicDemo,
  refusePublishedSecrets,
  SANDBOX_FACEBOOK,
  SANDBOX_GOOGLE,
  SANDBOX_META,
  SANDBOX_SECRETS,
} from "./starting/public-demo.ts";
import { Child } from "./starting/start-child.ts";
import { refuseTakenPorts } from "./starting/taken-port.ts";

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
  refusePublicDemo(env);
  refusePublishedSecrets(env);
  await refuseTakenPorts(portsOf(env));
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const secret = env.APP_SECRET ?? keptSecret(dataDir);
  const own = { ...process.env, ...demoSettings(env) };
  const [appUrl] = await Promise.all([
    readyDatabase(env, dataDir, own, secret),
    env.DEMO && run(new Child("sandbox", SANDBOX, sandboxSettings(env, dataDir))),
  ]);
  const settings = { ...own, APP_DATABASE_URL: appUrl, APP_SECRET: secret };
  const isNew = env.DEMO && (await seedDemo(settings));
  const web = new Child("web", MAIN, { ...settings, ROLE: "web" });
  await Promise.all([run(web), run(new Child("worker", MAIN, workerSettings(settings, env)))]);
  greet(env);
  if (isNew) await sendCustomers(env);
}

/** Loads the code for the migrations while the database starts. Returns the address of the application. */
async function readyDatabase(env: Env, dataDir: string, own: Record<string, string | undefined>, secret: string) {
  const [ownerUrl, { prepareDatabase }] = await Promise.all([
    openDatabase(env, dataDir),
    import("./prepare-database.ts"),
  ]);
  return prepareDatabase(own, ownerUrl, secret);
}

/** The address as its owner: of the database in the settings, or of our own. */
async function openDatabase(env: Env, dataDir: string): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const database = await startEmbeddedPostgres({ dataDir, log });
  stopDatabase = () => database.stop();
  return database.url;
}

async function run(child: Child): Promise<void> {
  children.push(child);
  await child.start();
}

/** Web and worker are two processes: the worker's metrics use the port after the web's. */
function portsOf({ PORT, HOST, DEMO, sandboxPort, METRICS_PORT, METRICS_HOST }: Env) {
  const metrics = METRICS_PORT ? [METRICS_PORT, METRICS_PORT + 1] : [];
  return [
    { setting: "PORT" as const, port: PORT, host: HOST },
    ...(DEMO ? [{ setting: "SANDBOX_PORT" as const, port: sandboxPort, host: "127.0.0.1" }] : []),
    ...metrics.map((port) => ({ setting: "METRICS_PORT" as const, port, host: METRICS_HOST })),
  ];
}

function workerSettings(settings: Record<string, string | undefined>, { METRICS_PORT }: Env) {
  return { ...settings, ROLE: "worker", ...(METRICS_PORT && { METRICS_PORT: String(METRICS_PORT + 1) }) };
}

/** The demo uses the fake servers unless a setting names the real one. */
function demoSettings(env: Env): Record<string, string> {
  if (!env.DEMO) return {};
  const sandbox = `http://127.0.0.1:${env.sandboxPort}`;
  return {
    META_GRAPH_URL: env.META_GRAPH_URL ?? sandbox,
    META_APP_SECRET: env.META_APP_SECRET ?? SANDBOX_SECRETS.META_APP_SECRET,
    META_VERIFY_TOKEN: env.META_VERIFY_TOKEN ?? SANDBOX_SECRETS.META_VERIFY_TOKEN,
    ...metaSignUp(env),
    MERCADO_PAGO_URL: env.MERCADO_PAGO_URL ?? `${sandbox}/mercado-pago`,
    MERCADO_PAGO_AUTH_URL: env.MERCADO_PAGO_AUTH_URL ?? `${sandbox}/mercado-pago/authorization`,
    MERCADO_PAGO_CLIENT_ID: env.MERCADO_PAGO_CLIENT_ID ?? SANDBOX_SECRETS.MERCADO_PAGO_CLIENT_ID,
    MERCADO_PAGO_CLIENT_SECRET: env.MERCADO_PAGO_CLIENT_SECRET ?? SANDBOX_SECRETS.MERCADO_PAGO_CLIENT_SECRET,
    MERCADO_PAGO_WEBHOOK_SECRET: env.MERCADO_PAGO_WEBHOOK_SECRET ?? SANDBOX_SECRETS.MERCADO_PAGO_WEBHOOK_SECRET,
    ...stripeSettings(env, `${sandbox}/stripe`),
    ...herokuSettings(env, `${sandbox}/heroku`),
    MAPS_URL: env.MAPS_URL ?? `${sandbox}/maps`,
    ...googleSettings(env, `${sandbox}/google`),
    ...signInSettings(env, sandbox),
    MAILBOX_URL: env.MAILBOX_URL ?? `${sandbox}/mail`,
    TEAM_WHATSAPP: env.TEAM_WHATSAPP || "5212225550000",
    PUSH_URL: env.PUSH_URL ?? `${sandbox}/push`,
    SANDBOX_URL: sandbox,
  };
}

/** The sandbox's Stripe, unless the installation has an account of its own. */
function stripeSettings(env: Env, stripe: string): Record<string, string> {
  if (env.STRIPE_SECRET_KEY) return {};
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = SANDBOX_SECRETS;
  return { STRIPE_API_URL: stripe, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
}

/** The sandbox's Heroku, unless the installation serves domains itself. */
function herokuSettings(env: Env, heroku: string): Record<string, string> {
  if (env.HEROKU_API_KEY || env.DOMAINS_TARGET) return {};
  return { HEROKU_API_URL: heroku, HEROKU_API_KEY: SANDBOX_SECRETS.HEROKU_API_KEY, HEROKU_APP: "sandbox-app" };
}

/** The sandbox's own sign-up, next to its Graph. */
function metaSignUp(env: Env): Record<string, string> {
  if (env.META_GRAPH_URL || env.META_APP_ID) return {};
  // browsers reach it, too
  return {
    META_APP_ID: SANDBOX_META.id,
    META_CONFIG_ID: SANDBOX_META.configId,
    META_DIALOG_URL: `http://localhost:${env.sandboxPort}`,
  };
}

/** The fake Google, unless the installation has a client of its own. */
function googleSettings(env: Env, google: string): Record<string, string> {
  if (env.GOOGLE_CLIENT_ID) return {};
  return {
    GOOGLE_CLIENT_ID: SANDBOX_GOOGLE.id,
    GOOGLE_CLIENT_SECRET: SANDBOX_SECRETS.GOOGLE_CLIENT_SECRET,
    // browsers reach it, too
    GOOGLE_AUTH_URL: `http://localhost:${env.sandboxPort}/google/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${google}/token`,
    GOOGLE_API_URL: google,
    GOOGLE_NOTIFY_URL: `http://127.0.0.1:${env.PORT}`,
  };
}

/** The fake Google and Facebook for signing in, unless the installation has an application of its own at one of them. */
function signInSettings(env: Env, sandbox: string): Record<string, string> {
  if (env.SIGN_IN_GOOGLE_ID || env.SIGN_IN_FACEBOOK_ID) return {};
  // browsers reach it, too
  const shown = `http://localhost:${env.sandboxPort}`;
  return {
    SIGN_IN_GOOGLE_ID: SANDBOX_GOOGLE.id,
    SIGN_IN_GOOGLE_SECRET: SANDBOX_SECRETS.GOOGLE_CLIENT_SECRET,
    SIGN_IN_GOOGLE_AUTH_URL: `${shown}/google/o/oauth2/v2/auth`,
    SIGN_IN_GOOGLE_TOKEN_URL: `${sandbox}/google/token`,
    SIGN_IN_GOOGLE_USER_URL: `${sandbox}/google/v1/userinfo`,
    SIGN_IN_FACEBOOK_ID: SANDBOX_FACEBOOK.id,
    SIGN_IN_FACEBOOK_SECRET: SANDBOX_SECRETS.SIGN_IN_FACEBOOK_SECRET,
    SIGN_IN_FACEBOOK_AUTH_URL: `${shown}/v23.0/dialog/oauth`,
    SIGN_IN_FACEBOOK_TOKEN_URL: `${sandbox}/v23.0/oauth/access_token`,
    SIGN_IN_FACEBOOK_USER_URL: `${sandbox}/v23.0/me`,
  };
}

function sandboxSettings(env: Env, dataDir: string): Record<string, string> {
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    SANDBOX_PORT: String(env.sandboxPort),
    SANDBOX_DATA: join(dataDir, "sandbox"),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/api/webhooks/meta`,
    SANDBOX_PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/api/mercadopago/webhook`,
    SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${env.PORT}/api/stripe/webhook`,
    STRIPE_SECRET_KEY: SANDBOX_SECRETS.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: SANDBOX_SECRETS.STRIPE_WEBHOOK_SECRET,
    META_APP_SECRET: env.META_APP_SECRET ?? SANDBOX_SECRETS.META_APP_SECRET,
    META_VERIFY_TOKEN: env.META_VERIFY_TOKEN ?? SANDBOX_SECRETS.META_VERIFY_TOKEN,
    MERCADO_PAGO_CLIENT_ID: env.MERCADO_PAGO_CLIENT_ID ?? SANDBOX_SECRETS.MERCADO_PAGO_CLIENT_ID,
    MERCADO_PAGO_CLIENT_SECRET: env.MERCADO_PAGO_CLIENT_SECRET ?? SANDBOX_SECRETS.MERCADO_PAGO_CLIENT_SECRET,
    MERCADO_PAGO_WEBHOOK_SECRET: env.MERCADO_PAGO_WEBHOOK_SECRET ?? SANDBOX_SECRETS.MERCADO_PAGO_WEBHOOK_SECRET,
  };
}

async function seedDemo(settings: Record<string, string | undefined>): Promise<boolean> {
  const { seed } = await import("./seed/seed.ts");
  return seed(
    readEnv(settings),
    settings.APP_DATABASE_URL as string,
    settings.APP_SECRET as string,
    settings.SANDBOX_URL as string,
  );
}

/** The first customers write while the owner signs in, so that the owner sees the product at work. */
async function sendCustomers(env: Env): Promise<void> {
  const [{ sendFirstCustomers }, { tellFirstTeam }] = await Promise.all([
    import("./seed/first-customers.ts"),
    import("./seed/outside/first-team.ts"),
  ]);
  await sendFirstCustomers(`http://127.0.0.1:${env.sandboxPort}`)
    .then(() => tellFirstTeam(`http://127.0.0.1:${env.PORT}`, env.DEMO_PASSWORD))
    .catch((error: Error) => log.warn(`Los clientes de la demo: ${error.message}`));
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
  reportFailure(error);
  void stop(1);
});
