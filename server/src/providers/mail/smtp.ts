import { createTransport } from "nodemailer";
import type { Mail } from "./port.ts";

/** `url` such as `smtps://user:password@host:465`. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
