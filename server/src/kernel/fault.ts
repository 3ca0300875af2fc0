// Points at which a proof makes a process die, fail or wait, controlled by a seed: around commits, calls to providers
// and jobs, where an effect may be half done. Without the setting FAULTS each costs one comparison.

export type Faults = {
  seed: number;
  /** Chances from 0 to 1, at each point. */
  kill: number;
  throw: number;
  delay: number;
  /** The longest wait of a delay. */
  delayMs: number;
  /** Only at these points; at all points when empty. */
  at: string[];
};

let faults: Faults | undefined;
let next = () => 1;

/** For this process, from now on; `undefined` switches faults off. */
export function setFaults(wanted: Faults | undefined): void {
  faults = wanted;
  if (wanted) next = mulberry32(wanted.seed);
}

/** Must be awaited. Throws `Fault`, waits, or never returns. */
export function faultPoint(name: string): Promise<void> | undefined {
  return faults === undefined ? undefined : strike(faults, name);
}

/** Wraps the port with a point before and after each of these calls: `before-<name>`, `after-<name>`. */
export function withFaults<T extends object>(port: T, name: string, calls: readonly (keyof T)[]): T {
  const wrapped = calls.map((call) => {
    const real = port[call] as (...values: unknown[]) => Promise<unknown>;
    const around = async (...values: unknown[]) => {
      await faultPoint(`before-${name}`);
      const answer = await real.apply(port, values);
      await faultPoint(`after-${name}`);
      return answer;
    };
    return [call, around];
  });
  return { ...port, ...Object.fromEntries(wrapped) };
}

export class Fault extends Error {
  constructor(point: string) {
    super(`A fault on purpose at ${point}.`);
    this.name = "Fault";
  }
}

/** `seed=7;kill=0.004;throw=0.01;delay=0.02:50;at=after-commit+before-messaging`. Throws for anything else. */
export function readFaults(text: string): Faults {
  const read: Faults = { seed: Number.NaN, kill: 0, throw: 0, delay: 0, delayMs: 0, at: [] };
  for (const part of text.split(";").filter(Boolean)) {
    const [, key = "", value = ""] = /^\s*(\w+)=(.*)$/.exec(part) ?? [];
    const [first, ms] = value.split(":");
    if (key === "at") read.at = value.split("+");
    else if (key === "seed" || key === "kill" || key === "throw" || key === "delay") read[key] = Number(first);
    else throw new Error(`no se conoce «${part}»`);
    if (key === "delay") read.delayMs = Number(ms);
  }
  const chances = [read.kill, read.throw, read.delay];
  if (!Number.isSafeInteger(read.seed)) throw new Error("falta la semilla (seed)");
  if (!chances.every((chance) => chance >= 0 && chance <= 1)) throw new Error("las probabilidades van de 0 a 1");
  if (!(read.delayMs >= 0 && read.delayMs <= 60_000)) throw new Error("delay se escribe como 0.02:50");
  return read;
}

async function strike({ at, kill, throw: fail, delay, delayMs }: Faults, name: string): Promise<void> {
  if (at.length > 0 && !at.includes(name)) return;
  const drawn = next();
  if (drawn < kill) process.kill(process.pid, "SIGKILL");
  else if (drawn < kill + fail) throw new Fault(name);
  else if (drawn < kill + fail + delay) await new Promise((later) => setTimeout(later, next() * delayMs));
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
