import { type Mail, MailRefused } from "./port.ts";
import { addressOf } from "./sender.ts";

/** A mailbox with a page of its own, for the demo: `POST {url}/messages`. */
export function mailboxMail(url: string, from: string, timeoutMs = 10_000): Mail {
  return {
    async send({ to, subject, text, html, senderName, id }) {
      const sender = senderName ? `${quoted(senderName)} <${addressOf(from)}>` : from;
      const answer = await fetch(`${url}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ from: sender, to, subject, text, ...(html && { html }), ...(id && { messageId: id }) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return;
      const told = `The mailbox answered ${answer.status}`;
      throw answer.status < 500 && answer.status !== 429 ? new MailRefused(told) : new Error(told);
    },
  };
}

/** A name that may hold any sign, as mail writes it. */
function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, "\\$&")}"`;
}
