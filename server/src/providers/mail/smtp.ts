import { createTransport } from "nodemailer";
import { type Mail, MailRefused } from "./port.ts";
import { addressOf } from "./sender.ts";

/** `url` such as `smtps://user:password@host:465`; `timeoutMs` applies to each step. */
export function smtpMail(url: string, from: string, timeoutMs = 10_000): Mail {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, senderName, id }) {
      try {
        // As an object it is one address, even with commas in it.
        const named = id ? { messageId: `<${id}@${domainOf(from)}>` } : {};
        const sender = senderName ? { name: senderName, address: addressOf(from) } : from;
        const body = { text, ...(html && { html }) };
        await transport.sendMail({ from: sender, to: { name: "", address: to }, subject, ...body, ...named });
      } catch (error) {
        const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
        const told = `${code || "no code"} ${responseCode || ""}`.trim();
        if (responseCode >= 500 || code === "EAUTH") throw new MailRefused(told);
        throw new Error(told);
      }
    },
  };
}

/** The domain of `Mostrador <hola@example.mx>`: example.mx. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
}
