// Passwords are hashed in a small queue of their own. A hash takes a tenth of a second of one of the four threads on which
// Node also reads files, packs answers and opens connections: without a bound a few strangers who sign in hold all of them.
import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { createTurns } from "../../../../kernel/http/turns.ts";

/** How a password is stored, and checked against what is stored. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

const AT_ONCE = availableParallelism() >= 4 ? 2 : 1;
/** Some two seconds of work; who comes later is told at once to try again. */
export const MOST_WAITING = 16;
const QUEUE = "passwords";

const LIBRARY: Passwords = { hash: hashPassword, verify: verifyPassword };

/** `passwords`: in the place of the library's own, for tests alone. */
export function createHashing(passwords: Passwords = LIBRARY) {
  const turns = createTurns(AT_ONCE, MOST_WAITING);
  return {
    /** Whether a password that comes now would be refused. */
    isFull: () => turns.isFull(QUEUE),
    /** 429 where too many wait already. */
    passwords: {
      hash: (password) => turns.take(QUEUE, () => passwords.hash(password)),
      verify: (given) => turns.take(QUEUE, () => passwords.verify(given)),
    } satisfies Passwords,
  };
}
