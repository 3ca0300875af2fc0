// Two web processes on one database: a change in one of them must reach the other through the database alone.
import { Caller } from "../../server/test/caller.ts";
import { endProcess, forkProduct } from "../../server/test/fork-product.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { startProduct } from "../../server/test/start-product.ts";
import { eventually, freePort, startSandboxProcess } from "../../server/test/start-sandbox-process.ts";

export type TwoWebs = Awaited<ReturnType<typeof startTwoWebs>>;

export async function startTwoWebs() {
  // nothing is sent to Meta here: only the sandbox's mailbox is used
  const sandbox = await startSandboxProcess({ webhookUrl: "http://127.0.0.1:9" });
  const first = await startProduct({
    role: "web",
    costlyPasswords: true,
    settings: { MAILBOX_URL: `${sandbox.url}/mail` },
  });
  const port = await freePort();
  const child = await forkProduct({
    STRICT_ANSWERS: "1",
    PORT: String(port),
    APP_DATABASE_URL: first.appUrl,
    APP_SECRET: TEST_SECRET,
    ROLE: "web",
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    first,
    second: {
      url,
      /** The same device, with its cookie, at the second process. */
      like(caller: Caller): Caller {
        const copy = new Caller(url);
        const { cookie, email, userId, businessId } = caller;
        Object.assign(copy, { email, userId, businessId });
        const send = copy.send.bind(copy);
        copy.send = (method, path, body, headers = {}) => send(method, path, body, { cookie, ...headers });
        return copy;
      },
    },
    /** The token of the link in the last letter with this subject to this address. */
    mailedToken: (to: string, subject: RegExp): Promise<string> =>
      eventually(async () => {
        const { messages } = await sandbox.call("GET", `/mail/messages?to=${encodeURIComponent(to)}`);
        const letters: { subject: string; text: string }[] = messages;
        const token = letters.findLast((letter) => subject.test(letter.subject))?.text.match(/token=(\S+)/)?.[1];
        if (!token) throw new Error(`no letter to ${to} with a link`);
        return decodeURIComponent(token);
      }),
    async close(): Promise<void> {
      await endProcess(child);
      await first.close();
      await sandbox.close();
    },
  };
}
