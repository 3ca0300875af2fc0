// One business cannot take the whole house: so many of its calls are carried out at the same time, the others wait for
// their turn, and nobody else waits with them. Without it a business whose calls pile up, by their number or behind one
// lock, would hold every connection to the database.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";

/** Of the connections that a process has, the rest stay for others. */
const MOST_AT_ONCE = 10;
const MOST_WAITING = 1_000;

export type Turns = ReturnType<typeof createTurns>;

/** `most` at once for each key, and `mostWaiting` behind them. */
export function createTurns(most = MOST_AT_ONCE, mostWaiting = MOST_WAITING) {
  const queues = new Map<string, { working: number; waiting: (() => void)[] }>();

  return {
    /** Whether the next one of `key` would be refused. */
    isFull: (key: string): boolean => (queues.get(key)?.waiting.length ?? 0) >= mostWaiting,

    /** Whether the next one of `key` would have to wait. */
    isBusy: (key: string): boolean => (queues.get(key)?.working ?? 0) >= most,

    /** Carries out `work` when it is the turn of `key`. Throws 429 when too many wait already. */
    async take<T>(key: string, work: () => Promise<T>): Promise<T> {
      const queue = queues.get(key) ?? { working: 0, waiting: [] };
      queues.set(key, queue);
      if (queue.working < most) queue.working += 1;
      else {
        if (queue.waiting.length >= mostWaiting) throw tooMany();
        // whoever ends hands its place over
        await new Promise<void>((called) => queue.waiting.push(called));
      }
      try {
        return await work();
      } finally {
        const next = queue.waiting.shift();
        if (next) next();
        else {
          queue.working -= 1;
          if (queue.working === 0) queues.delete(key);
        }
      }
    },
  };
}

/** An error is made for each refusal: one that is thrown twice would carry the stack of the first. */
const tooMany = () => new DomainError(429, "Demasiadas solicitudes. Espera un momento e intenta de nuevo.");
