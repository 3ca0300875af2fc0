// Retries a letter after a passing error, here and not in the queue: it holds a link that sets a password, which must
// not be in a table. If the process ends meanwhile, the person can ask again.
import { setTimeout as sleep } from "node:timers/promises";
import { type Mail, MailRefused } from "./port.ts";

const WAITS_MS = [2_000, 15_000, 60_000];

/** Throws the error of the last try. */
export function retryingMail(mail: Mail, waitsMs: readonly number[] = WAITS_MS): Mail {
  return {
    async send(letter) {
      for (const wait of waitsMs) {
        try {
          return await mail.send(letter);
        } catch (error) {
          if (error instanceof MailRefused) throw error;
          await sleep(wait, undefined, { ref: false });
        }
      }
      return mail.send(letter);
    },
  };
}
