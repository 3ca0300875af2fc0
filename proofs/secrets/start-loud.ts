// Starts the product as a process with full logging and records its output, with a sandbox behind a proxy. The proxy
// can return errors that repeat the request.
import type { ChildProcess } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { inject } from "vitest";
import { compose } from "../../server/src/compose.ts";
import { readEnv } from "../../server/src/env.ts";
import { Caller } from "../../server/test/caller.ts";
import { endProcess, forkProduct } from "../../server/test/fork-product.ts";
import { openTestDatabase } from "../../server/test/open-test-database.ts";
import { signUp } from "../../server/test/sign-up.ts";
import {
  freePort,
  MERCADO_PAGO,
  META_SECRET,
  META_VERIFY,
  startSandboxProcess,
} from "../../server/test/start-sandbox-process.ts";

export const PASSWORD = "canario-clave-de-ana";
const LLM_KEY = "sk-canario-de-la-llave-del-modelo";
const SECRET = "canario secreto de la instalación, bastante largo";

export type LoudProduct = Awaited<ReturnType<typeof startLoud>>;

export async function startLoud() {
  const database = await openTestDatabase();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const gate = await openGate(`http://127.0.0.1:${sandboxPort}`);
  const output: string[] = [];
  const settings = {
    PORT: String(port),
    LOG_LEVEL: "trace",
    META_GRAPH_URL: gate.url,
    META_APP_SECRET: META_SECRET,
    META_VERIFY_TOKEN: META_VERIFY,
    MAILBOX_URL: `${gate.url}/mail`,
    PUSH_URL: `http://127.0.0.1:${sandboxPort}/push`,
    META_APP_ID: "100000000000001",
    META_CONFIG_ID: "100000000000009",
    META_DIALOG_URL: `http://127.0.0.1:${sandboxPort}`,
    LLM_BASE_URL: `${gate.url}/llm/v1`,
    LLM_API_KEY: LLM_KEY,
    LLM_TIMEOUT_MS: "4000",
    GOOGLE_CLIENT_ID: "sandbox-google-client",
    GOOGLE_CLIENT_SECRET: "sandbox-google-secret",
    GOOGLE_AUTH_URL: `http://127.0.0.1:${sandboxPort}/google/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${gate.url}/google/token`,
    GOOGLE_API_URL: `${gate.url}/google`,
    HEROKU_API_URL: `http://127.0.0.1:${sandboxPort}/heroku`,
    HEROKU_API_KEY: "sandbox-heroku-key",
    HEROKU_APP: "sandbox-app",
    ...MERCADO_PAGO,
    MERCADO_PAGO_URL: `${gate.url}/mercado-pago`,
    MERCADO_PAGO_AUTH_URL: `http://127.0.0.1:${sandboxPort}/mercado-pago/authorization`,
    APP_DATABASE_URL: database.appUrl,
    APP_SECRET: SECRET,
  };
  const listen = ({ stdout, stderr }: ChildProcess) => {
    for (const stream of [stdout, stderr]) stream?.on("data", (part: Buffer) => output.push(part.toString("utf8")));
  };
  const child = await forkProduct(settings, { silent: true, onChild: listen });
  const sandbox = await startSandboxProcess({ port: sandboxPort, webhookUrl: `${url}/api/webhooks/meta` });
  const parts = compose({
    env: readEnv({ LOG_LEVEL: "silent" }),
    appUrl: database.appUrl,
    secret: SECRET,
    role: "web",
  });
  await parts.db.close();

  return {
    url,
    owner: database.owner,
    sandbox,
    gate,
    routes: parts.routes.map(({ route }) => route),
    /** All output of the process. */
    output: () => output.join(""),
    /** Keys of the settings and of the machine. */
    keys: {
      appSecret: SECRET,
      metaSecret: META_SECRET,
      metaVerify: META_VERIFY,
      llmKey: LLM_KEY,
      database: inject("appPassword"),
    },
    callerLike: () => new Caller(url),
    async person(called?: string) {
      const caller = await signUp(url, called, PASSWORD);
      await database.owner.query("update users set email_verified = true where id = $1", [caller.userId]);
      return caller;
    },
    async close(): Promise<void> {
      await sandbox.close();
      await endProcess(child);
      gate.close();
      await database.close();
    },
  };
}

/** Forwards everything until it is told to refuse and to repeat the request. */
async function openGate(behind: string) {
  const gate = { status: 0, heard: [] as string[] };
  const server = createServer((request, reply) => void pass(request, reply).catch(() => reply.destroy()));
  async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const said = `${request.method} ${request.url} ${request.headers.authorization ?? ""} ${body.toString("utf8")}`;
    gate.heard.push(said);
    if (gate.status > 0) {
      const error = { message: `No: ${said}`, type: said, code: 190, error_data: { details: said } };
      reply.writeHead(gate.status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
      return;
    }
    const { authorization, "content-type": type } = request.headers;
    const answer = await fetch(behind + (request.url ?? ""), {
      method: request.method ?? "GET",
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { "content-type": type } : {}) },
      ...(body.length > 0 ? { body } : {}),
    });
    reply.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    reply.end(Buffer.from(await answer.arrayBuffer()));
  }
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    /** All outgoing requests, including headers and keys. */
    heard: () => gate.heard.join("\n"),
    /**
     * From now on each call is refused with this status, and its own text is in the answer; 0 lets calls through
     * again.
     */
    refuseWith(status: number): void {
      gate.status = status;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
