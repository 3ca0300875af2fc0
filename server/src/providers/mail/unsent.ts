import type { Mail } from "./port.ts";

/** Used without a carrier: warns each time, without the text, so that the operator notices. */
export function unsentMail(warn: (subject: string) => void): Mail {
  return {
    async send({ subject }) {
      warn(subject);
    },
  };
}
