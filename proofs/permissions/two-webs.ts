// Two web processes on one database: what one of them is told must reach the other by the database alone.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Caller } from "../../server/test/caller.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { startProduct } from "../../server/test/start-product.ts";
import { eventually, freePort, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";

const MAIN = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));

export type TwoWebs = Awaited<ReturnType<typeof startTwoWebs>>;

export async function startTwoWebs() {
  // nothing is sent to Meta here: of the world outside only the mailbox is used
  const sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9" });
  const first = await startProduct({ role: "web", settings: { MAILBOX_URL: `${sandbox.url}/mail` } });
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
    /** What the link of the last letter of this subject to this address carries. */
    mailedToken: (to: string, subject: RegExp): Promise<string> =>
      eventually(async () => {
        const { messages } = await sandbox.call("GET", `/mail/messages?to=${encodeURIComponent(to)}`);
        const letters: { subject: string; text: string }[] = messages;
        const token = letters.findLast((letter) => subject.test(letter.subject))?.text.match(/token=(\S+)/)?.[1];
        if (!token) throw new Error(`no letter to ${to} with a link`);
        return decodeURIComponent(token);
      }),
    async close(): Promise<void> {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await first.close();
      await sandbox.close();
    },
  };
}
