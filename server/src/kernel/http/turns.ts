// Limits how many calls of one business run at the same time; the rest wait, and other businesses do not wait with
// them. Otherwise a business whose calls pile up, by number or behind one lock, would take every connection to the
// database.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";

/** The remaining connections of the process are for other businesses. */
const MOST_AT_ONCE = 10;
const MOST_WAITING = 1_000;

export type Turns = ReturnType<typeof createTurns>;

/**
 * `most` at once for each key, and `mostWaiting` behind them. A place rests for `restMs` before it is passed on, so that
 * a key with a crowd also gets few calls a second.
 */
export function createTurns(most = MOST_AT_ONCE, mostWaiting = MOST_WAITING, restMs = 0) {
  const queues = new Map<string, { working: number; waiting: (() => void)[] }>();

  return {
    /** Whether the next one of `key` would be refused. */
    isFull: (key: string): boolean => (queues.get(key)?.waiting.length ?? 0) >= mostWaiting,

    /** Whether the next one of `key` would have to wait. */
    isBusy: (key: string): boolean => (queues.get(key)?.working ?? 0) >= most,

    /** Runs `work` when it is the turn of `key`. Throws 429 when too many are already waiting. */
    async take<T>(key: string, work: () => Promise<T>): Promise<T> {
      const queue = queues.get(key) ?? { working: 0, waiting: [] };
      queues.set(key, queue);
      if (queue.working < most) queue.working += 1;
      else {
        if (queue.waiting.length >= mostWaiting) throw tooMany();
        // a call that ends passes its place on
        await new Promise<void>((called) => queue.waiting.push(called));
      }
      try {
        return await work();
      } finally {
        const next = queue.waiting.shift();
        if (next && restMs > 0) setTimeout(next, restMs);
        else if (next) next();
        else {
          queue.working -= 1;
          if (queue.working === 0) queues.delete(key);
        }
      }
    },
  };
}

/** Makes a new error for each refusal: a shared one would carry the stack of the first. */
const tooMany = () => new DomainError(429, "Demasiadas solicitudes. Espera un momento e intenta de nuevo.");
