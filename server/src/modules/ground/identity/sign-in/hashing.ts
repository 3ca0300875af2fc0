// Hashes passwords in a small queue of their own. A hash takes a tenth of a second on one of the four threads that also
// read files, compress answers and open connections: a few sign-ins would occupy all of them.
import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { createTurns } from "../../../../kernel/http/turns.ts";

/** How a password is hashed, and checked against a stored hash. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

const AT_ONCE = availableParallelism() >= 4 ? 2 : 1;
/** About two seconds of work; later callers are told at once to try again. */
export const MOST_WAITING = 16;
const QUEUE = "passwords";

const LIBRARY: Passwords = { hash: hashPassword, verify: verifyPassword };

/** `passwords`: replaces the library's own, only in tests. */
export function createHashing(passwords: Passwords = LIBRARY) {
  const turns = createTurns(AT_ONCE, MOST_WAITING);
  return {
    /** Whether the next password would be refused. */
    isFull: () => turns.isFull(QUEUE),
    /** Throws a 429 where too many are already waiting. */
    passwords: {
      hash: (password) => turns.take(QUEUE, () => passwords.hash(password)),
      verify: (given) => turns.take(QUEUE, () => passwords.verify(given)),
    } satisfies Passwords,
  };
}
