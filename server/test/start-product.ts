// Starts the whole product in this process, with its own database and a free port. Tests call it over HTTP like any
// client.
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../src/env.ts";
import { newId } from "../src/kernel/id.ts";
import type { Module } from "../src/kernel/module.ts";
import { installQueues } from "../src/kernel/queue/install-queues.ts";
import { queueNames } from "../src/kernel/queue/queues.ts";
import type { Passwords } from "../src/modules/ground/identity/index.ts";
import { openProduct } from "../src/open-product.ts";
import { Caller } from "./caller.ts";
import { cheapPasswords } from "./cheap-passwords.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { TEST_SECRET } from "./secret.ts";
import { signUp } from "./sign-up.ts";

export type TestProduct = Awaited<ReturnType<typeof startProduct>>;

type Options = {
  /** Settings that override those of the tests. */
  settings?: Record<string, string>;
  /** `both` also runs the jobs; `web` leaves them in the queue. */
  role?: "web" | "both";
  clock?: () => number;
  /** A built web application to serve. */
  webFolder?: string;
  /** Other subscribers: their queues are created for this database. */
  guests?: Module[];
  /** Passwords at the product's real cost, which a product in another process can verify. */
  costlyPasswords?: boolean;
  /** The hash function for passwords, for a test that observes it. */
  passwords?: Passwords;
};

export async function startProduct(options: Options = {}) {
  const { settings = {}, role = "both", clock, webFolder, guests = [], costlyPasswords = false } = options;
  const passwords = costlyPasswords ? undefined : (options.passwords ?? cheapPasswords);
  const database = await openTestDatabase();
  const usual = { LOG_LEVEL: "error", STRICT_ANSWERS: "1", RATE_LIMITS: "0", DEMO: "0" };
  const dataDir = join(tmpdir(), `mostrador-files-${newId()}`);
  const env = readEnv({ ...usual, DATA_DIR: dataDir, ...settings });
  const product = await openProduct({
    env,
    appUrl: database.appUrl,
    secret: TEST_SECRET,
    role,
    webFolder: webFolder ?? null,
    guests,
    ...(clock ? { clock } : {}),
    ...(passwords && { passwords }),
  });
  if (guests.length > 0) await installQueues(database.ownerUrl, queueNames(product.subscribers));
  const port = await product.start(0);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    product,
    /** A superuser connection, to check what was written. */
    owner: database.owner,
    /** Where another process of the same installation connects. */
    appUrl: database.appUrl,
    anonymous: new Caller(url),
    /** Another device, with no cookies yet. */
    callerLike: () => new Caller(url),
    /** Signs up a new person, who opens the link in the letter, and returns their caller. */
    async person(name?: string): Promise<Caller> {
      const caller = await signUp(url, name);
      await database.owner.query("update users set email_verified = true where id = $1", [caller.userId]);
      return caller;
    },
    async close(): Promise<void> {
      await product.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
