// Two web processes on one database: what one of them is told must reach the other by the database alone.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Caller } from "../../server/test/caller.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { startProduct } from "../../server/test/start-product.ts";
import { freePort } from "../../server/test/start-sandbox-process.ts";

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

export type TwoWebs = Awaited<ReturnType<typeof startTwoWebs>>;

export async function startTwoWebs() {
  const first = await startProduct({ role: "web" });
  const port = await freePort();
  const child = fork(MAIN, {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: "fatal",
      DEMO: "0",
      RATE_LIMITS: "0",
      STRICT_ANSWERS: "1",
      PORT: String(port),
      APP_DATABASE_URL: first.product.db.pool.options.connectionString,
      APP_SECRET: TEST_SECRET,
      ROLE: "web",
    },
  });
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`the second web ended with ${code}`);
  });
  died.catch(() => {});
  await Promise.race([once(child, "message"), died]);
  const url = `http://127.0.0.1:${port}`;
  return {
    first,
    second: {
      url,
      /** The same device, with its cookie, before the second process. */
      like(caller: Caller): Caller {
        const twin = new Caller(url);
        const { cookie, email, userId, businessId } = caller;
        Object.assign(twin, { email, userId, businessId });
        const send = twin.send.bind(twin);
        twin.send = (method, path, body, headers = {}) => send(method, path, body, { cookie, ...headers });
        return twin;
      },
    },
    async close(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await first.close();
    },
  };
}
