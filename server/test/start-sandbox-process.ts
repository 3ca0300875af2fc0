// Starts the sandbox, as a separate process or in this one, together with the product. Each knows the other's address.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { optionsFromEnvironment } from "../../sandbox/src/settings.ts";
import { startSandbox } from "../../sandbox/src/start-sandbox.ts";
import type { Caller } from "./caller.ts";
import type { JsonBody } from "./json-body.ts";
import { startProduct } from "./start-product.ts";

const MAIN = fileURLToPath(new URL("../../sandbox/src/main.ts", import.meta.url));
export const META_SECRET = "a meta app secret of the tests";
export const MERCADO_PAGO = {
  MERCADO_PAGO_CLIENT_ID: "mp-client-of-the-tests",
  MERCADO_PAGO_CLIENT_SECRET: "a client secret of the tests",
  MERCADO_PAGO_WEBHOOK_SECRET: "a webhook secret of the tests",
};
export const STRIPE = {
  STRIPE_SECRET_KEY: "a stripe key of the tests",
  STRIPE_WEBHOOK_SECRET: "a stripe webhook secret of the tests",
};
export const META_VERIFY = "a verify token of the tests";

export type Sandbox = Awaited<ReturnType<typeof startSandboxProcess>>;

type Place = { port?: number; webhookUrl: string };

/** `webhookUrl`: where Meta's webhooks go. Without `port`, any free one. */
export async function startSandboxProcess({ port, webhookUrl }: Place) {
  const listening = port ?? (await freePort());
  const child = fork(MAIN, {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...about(listening, webhookUrl),
    },
  });
  await ready(child);
  return sandboxAt(`http://127.0.0.1:${listening}`, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  });
}

/** The same in this process, because a separate process costs more than most tests. */
async function startSandboxHere({ port, webhookUrl }: Required<Place>) {
  const sandbox = await startSandbox(optionsFromEnvironment(about(port, webhookUrl)));
  let closing: Promise<void> | undefined;
  return sandboxAt(sandbox.url, () => {
    closing ??= sandbox.close();
    return closing;
  });
}

function about(port: number, webhookUrl: string): Record<string, string> {
  return {
    SANDBOX_PORT: String(port),
    SANDBOX_WEBHOOK_URL: webhookUrl,
    SANDBOX_PAYMENT_WEBHOOK_URL: new URL("/api/mercadopago/webhook", webhookUrl).href,
    SANDBOX_STRIPE_WEBHOOK_URL: new URL("/api/stripe/webhook", webhookUrl).href,
    META_APP_SECRET: META_SECRET,
    META_VERIFY_TOKEN: META_VERIFY,
    ...MERCADO_PAGO,
    ...STRIPE,
  };
}

function sandboxAt(url: string, close: () => Promise<void>) {
  const call = async (method: string, path: string, body?: object): Promise<JsonBody> => {
    const answer = await fetch(url + path, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`);
    return told;
  };
  return {
    url,
    call,
    /** A customer writes; the webhook follows. `message` has the console's format. */
    write: (message: { to: string; from: string; text?: string; [field: string]: unknown }) =>
      call("POST", "/console/messages", { channel: "whatsapp", ...message }),
    /** Both sides of one chat, oldest first. */
    chat: async (to: string, from: string): Promise<JsonBody[]> =>
      (await call("GET", `/console/messages?${new URLSearchParams({ channel: "whatsapp", to, from })}`)).messages,
    /** A person writes to a page or an account; `from` is any name. */
    writeToPage: (message: {
      channel: "messenger" | "instagram";
      to: string;
      from: string;
      [field: string]: unknown;
    }) => call("POST", "/console/messages", message),
    /** Both sides of a chat with a page, and the ids of its people there. */
    pageChat: (channel: "messenger" | "instagram", to: string, from: string): Promise<JsonBody> =>
      call("GET", `/console/messages?${new URLSearchParams({ channel, to, from })}`),
    fail: (failures: object) => call("PUT", "/__sandbox/failures", failures),
    calm: () => call("DELETE", "/__sandbox/failures"),
    close,
  };
}

type Options = NonNullable<Parameters<typeof startProduct>[0]>;

/** The product with its own sandbox. `close` ends both. */
export async function startWithSandbox(options: Options = {}) {
  const port = await freePort();
  const product = await startProduct({
    ...options,
    settings: {
      META_GRAPH_URL: `http://127.0.0.1:${port}`,
      MAPS_URL: `http://127.0.0.1:${port}/maps`,
      MAILBOX_URL: `http://127.0.0.1:${port}/mail`,
      PUSH_URL: `http://127.0.0.1:${port}/push`,
      META_APP_SECRET: META_SECRET,
      META_VERIFY_TOKEN: META_VERIFY,
      META_APP_ID: "100000000000001",
      META_CONFIG_ID: "100000000000009",
      META_DIALOG_URL: `http://127.0.0.1:${port}`,
      MERCADO_PAGO_URL: `http://127.0.0.1:${port}/mercado-pago`,
      MERCADO_PAGO_AUTH_URL: `http://127.0.0.1:${port}/mercado-pago/authorization`,
      ...MERCADO_PAGO,
      STRIPE_API_URL: `http://127.0.0.1:${port}/stripe`,
      ...STRIPE,
      HEROKU_API_URL: `http://127.0.0.1:${port}/heroku`,
      HEROKU_API_KEY: "sandbox-heroku-key",
      HEROKU_APP: "sandbox-app",
      DNS_URL: `http://127.0.0.1:${port}/dns-query`,
      GOOGLE_CLIENT_ID: "sandbox-google-client",
      GOOGLE_CLIENT_SECRET: "sandbox-google-secret",
      GOOGLE_AUTH_URL: `http://127.0.0.1:${port}/google/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: `http://127.0.0.1:${port}/google/token`,
      GOOGLE_API_URL: `http://127.0.0.1:${port}/google`,
      // For tests that also set a key.
      LLM_BASE_URL: `http://127.0.0.1:${port}/llm/v1`,
      ...options.settings,
    },
  });
  // the long proofs measure processes that do not share an event loop
  const start = process.env.PROVE === "1" ? startSandboxProcess : startSandboxHere;
  const sandbox = await start({ port, webhookUrl: `${product.url}/api/webhooks/meta` });
  return {
    product,
    sandbox,
    async close(): Promise<void> {
      // the jobs under way end at once while what they call is there
      await product.close();
      await sandbox.close();
    },
  };
}

export const newNumberId = () => String(++lastNumber);

let lastNumber = 100_000_000_000_000 + process.pid * 1_000_000;

/**
 * Connects a WhatsApp number to the caller's business: the one in `more`, or a new one. The sandbox creates the number
 * and its account on the first call.
 */
export async function connectNumber(
  owner: Caller,
  more: { phoneNumberId?: string; wabaId?: string; accessToken?: string; kind?: string } = {},
) {
  const phoneNumberId = more.phoneNumberId ?? newNumberId();
  const channel = {
    businessId: owner.businessId,
    kind: "whatsapp",
    phoneNumberId,
    wabaId: `9${phoneNumberId}`,
    ...more,
  };
  const answer = await owner.post("/api/channel", {
    channel: { accessToken: `EAA-token-${phoneNumberId}`, ...channel },
  });
  return { phoneNumberId, wabaId: channel.wabaId, answer, channelId: answer.body.data?._id as string };
}

/** A limit for what never happens, not a measure: a machine that does much else is slow. */
const PATIENCE_MS = 60_000;

/** Repeats the check until it passes, for at most `ms`; then throws the last failure. */
export async function eventually<T>(check: () => Promise<T>, ms = PATIENCE_MS): Promise<T> {
  const until = Date.now() + Math.max(ms, PATIENCE_MS);
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((later) => setTimeout(later, 40));
    }
  }
}

async function ready(child: ChildProcess): Promise<void> {
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`the sandbox ended with ${code}`);
  });
  died.catch(() => {});
  await Promise.race([once(child, "message"), died]);
}

/**
 * Below the range that the system uses for outgoing connections. A port in that range could be taken before the caller
 * listens on it.
 */
export async function freePort(): Promise<number> {
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
