// A web process that starts while the database is away waits for it. Until it is back, the gateway gets its answers from the
// file of served names, and every other call is told to try again (decision 137).
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "../kernel/db/is-away.ts";

const AGAIN_MS = 500;
const AWAY = "La base de datos no responde. Intenta de nuevo en un momento.";

type Waiting = {
  appUrl: string;
  PORT: number;
  HOST: string;
  /** Whether a name was served when the database last answered; null where none was. */
  wasServed: ((name: string) => boolean) | null;
};

/** Resolves when the database answers and the port is free again. Where no names are served nothing waits. */
export async function waitForDatabase({ appUrl, PORT, HOST, wasServed }: Waiting): Promise<void> {
  if (!wasServed || !(await isAway(appUrl))) return;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method !== "GET") say(response, 503, { success: false, message: AWAY });
    else if (pathname === "/healthz") say(response, 200, { success: true });
    else if (pathname !== "/internal/tls-ask") say(response, 503, { success: false, message: AWAY });
    else {
      const isServed = wasServed(searchParams.get("domain") ?? "");
      say(response, isServed ? 200 : 404, {
        success: isServed,
        ...(!isServed && { message: "Ese dominio no se atiende aquí" }),
      });
    }
  });
  const leave = () => process.exit(0);
  const endings = ["disconnect", "SIGTERM", "SIGINT"] as const;
  for (const ending of endings) process.once(ending, leave);
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(PORT, HOST, ready);
  });
  while (await isAway(appUrl)) await sleep(AGAIN_MS);
  for (const ending of endings) process.off(ending, leave);
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

async function isAway(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return false;
  } catch (error) {
    // what is wrong with the address is said by the start itself
    return isDatabaseAway(error);
  } finally {
    await client.end().catch(() => {});
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  const again = status === 503 ? { "retry-after": "5" } : {};
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...again,
  });
  response.end(JSON.stringify(body));
}
