// One business cannot take the whole house: so many of its calls are carried out at the same time, the others wait for
// their turn, and nobody else waits with them. Without it a business whose calls pile up, by their number or behind one
// lock, would hold every connection to the database.
import { Refusal } from "@mostrador/domain/kit/result.ts";

/** Of the connections that a process has, the rest stay for others. */
const MOST_AT_ONCE = 10;
const MOST_WAITING = 1_000;

export type Turns = ReturnType<typeof createTurns>;

export function createTurns(most = MOST_AT_ONCE) {
  const lanes = new Map<string, { working: number; waiting: (() => void)[] }>();

  return {
    /** Carries out `work` when it is the turn of `key`. Throws 429 when too many wait already. */
    async take<T>(key: string, work: () => Promise<T>): Promise<T> {
      const lane = lanes.get(key) ?? { working: 0, waiting: [] };
      lanes.set(key, lane);
      if (lane.working < most) lane.working += 1;
      else {
        if (lane.waiting.length >= MOST_WAITING) {
          throw new Refusal(429, "Demasiadas solicitudes. Espera un momento e intenta de nuevo.");
        }
        // whoever ends hands its place over
        await new Promise<void>((called) => lane.waiting.push(called));
      }
      try {
        return await work();
      } finally {
        const next = lane.waiting.shift();
        if (next) next();
        else {
          lane.working -= 1;
          if (lane.working === 0) lanes.delete(key);
        }
      }
    },
  };
}
