import { type Mail, MailRefused } from "./port.ts";

/** A mailbox with a page of its own, for the demo: `POST {url}/messages`. */
export function mailboxMail(url: string, from: string, timeoutMs = 10_000): Mail {
  return {
    async send({ to, subject, text, id }) {
      const answer = await fetch(`${url}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ from, to, subject, text, ...(id ? { messageId: id } : {}) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return;
      const told = `The mailbox answered ${answer.status}`;
      throw answer.status < 500 && answer.status !== 429 ? new MailRefused(told) : new Error(told);
    },
  };
}
