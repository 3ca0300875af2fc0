// A letter that was not taken because of a passing trouble is tried again. Here and not in the queue: it holds a link that
// sets a password, which is to stand in no table. Whoever asked can ask again when the process ends meanwhile.
import { setTimeout as sleep } from "node:timers/promises";
import { type Mail, MailRefused } from "./port.ts";

const WAITS_MS = [2_000, 15_000, 60_000];

/** Throws what the last try threw. */
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
