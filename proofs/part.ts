// The part of a list that an everyday proof tries, another one with each seed. The long proof tries all, and so does
// `WHOLE=1 npm test`.
import { SEED } from "./seed.ts";

/** Every everyday proof tries all of what it has. */
export const IS_WHOLE = process.env.WHOLE === "1";

/** One in `share`, evenly over the list. */
export function partOf<T>(all: readonly T[], share: number, from = SEED): T[] {
  return all.filter((_, at) => IS_WHOLE || (at + from) % share === 0);
}
