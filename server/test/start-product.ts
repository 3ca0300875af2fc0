// The whole product in this process, on a database of its own, listening on a free port: tests speak to it over HTTP
// as anybody would.
import pg from "pg";
import { inject } from "vitest";
import { compose } from "../src/compose.ts";
import { readEnv } from "../src/env.ts";
import { newId } from "../src/kernel/id.ts";
import type { Module } from "../src/kernel/module.ts";
import { Queue, queueName } from "../src/kernel/queue/queue.ts";
import { Caller } from "./caller.ts";
import { TEMPLATE } from "./global-setup.ts";
import { TEST_SECRET } from "./secret.ts";

export type TestProduct = Awaited<ReturnType<typeof startProduct>>;

type Options = {
  /** Settings over the tests' own. */
  settings?: Record<string, string>;
  /** `both` also carries out the jobs; `web` leaves them lying. */
  role?: "web" | "both";
  clock?: () => number;
  /** A built web application to serve. */
  webFolder?: string;
  /** Who else listens: their queues are made for this database. */
  guests?: Module[];
};

export async function startProduct({ settings = {}, role = "both", clock, webFolder, guests = [] }: Options = {}) {
  const name = `t_${newId().replaceAll("-", "")}`;
  const cluster = new pg.Client({ connectionString: inject("clusterUrl") });
  await cluster.connect();
  await cluster.query(`create database ${name} template ${TEMPLATE}`);
  const ownerUrl = new URL(inject("clusterUrl"));
  ownerUrl.pathname = `/${name}`;
  const queues = guests.flatMap((guest) => guest.subscribers ?? []).map(queueName);
  if (queues.length > 0) await Queue.install(ownerUrl.href, queues);
  const env = readEnv({ LOG_LEVEL: "error", STRICT_ANSWERS: "1", RATE_LIMITS: "0", DEMO: "0", ...settings });
  const product = await compose({
    env,
    appUrl: appUrlOf(ownerUrl),
    secret: TEST_SECRET,
    role,
    webFolder: webFolder ?? null,
    guests,
    ...(clock ? { clock } : {}),
  });
  const port = await product.start(0);
  const url = `http://127.0.0.1:${port}`;
  const owner = new pg.Pool({ connectionString: ownerUrl.href, max: 2 });
  // The pool ends before its connections do, and dropping the database cuts the last of them off: they tell the pool
  // while it still listens, and nobody afterwards.
  owner.on("error", () => {});
  owner.on("connect", (client) => client.on("error", () => {}));
  return {
    url,
    product,
    /** Superuser's view of the database, to look at what was written. */
    owner,
    anonymous: new Caller(url),
    /** Another device, with no cookies yet. */
    callerLike: () => new Caller(url),
    /** Signs up a new person and returns their caller. */
    async person(name = "Ana López"): Promise<Caller> {
      const caller = new Caller(url);
      const email = `p-${newId()}@prueba.mx`;
      await caller.post("/api/auth/sign-up/email", { name, email, password: "una-clave-larga" });
      caller.email = email;
      caller.userId = (await caller.get("/api/me")).body.user._id;
      return caller;
    },
    async close(): Promise<void> {
      await product.close();
      await owner.end();
      await cluster.query(`drop database ${name} with (force)`);
      await cluster.end();
    },
  };
}

/** The same login as `migrate` makes. */
function appUrlOf(ownerUrl: URL): string {
  const url = new URL(ownerUrl);
  url.username = "mostrador_app";
  url.password = inject("appPassword");
  return url.href;
}
