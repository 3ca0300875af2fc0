import type { Mail } from "./port.ts";

/** A mailbox with a page of its own, for the demo: `POST {url}/messages`. */
export function mailboxMail(url: string, from: string): Mail {
  return {
    async send({ to, subject, text }) {
      const answer = await fetch(`${url}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ from, to, subject, text }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}`);
    },
  };
}
