// Runs rounds in turn and computes medians and ratios. Absolute speeds of a shared machine say little; ratios carry
// over.
import autocannon from "autocannon";
import { type WatchedProcesses, watchProcessors } from "./processor-time.ts";

export type Load = { rate: number; p50: number; p99: number; refused: number };

/** Requests a second that were answered 2xx, and latencies in ms. */
export async function load(options: autocannon.Options): Promise<Load> {
  const result = await autocannon({ connections: 8, duration: SECONDS, ...options });
  return {
    rate: result["2xx"] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
export const ROUNDS = Math.max(3, Number(process.env.BENCH_ROUNDS ?? 3));

export type Case = {
  name: string;
  /** The lowest promised ratio of product to raw; undefined when there is no promise. */
  goal?: number;
  unit: string;
  product(round: number): Promise<number>;
  raw(round: number): Promise<number>;
  /** The processes whose processor time is printed next to the rate of requests. */
  watched?: { product: WatchedProcesses; raw: WatchedProcesses };
};

/** Measures product and raw in turn, `ROUNDS` times; prints one line. */
export async function compare({
  name,
  goal,
  unit,
  product,
  raw,
  watched,
}: Case): Promise<{ name: string; ratio: number; ok: boolean }> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  const [spent, theirSpent]: [Spent[], Spent[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await counted(() => raw(round), watched?.raw, theirSpent));
    mine.push(await counted(() => product(round), watched?.product, spent));
  }
  const [a, b] = [median(mine), median(theirs)];
  const ratio = a / b;
  const ok = goal === undefined || ratio >= goal;
  const wanted = goal === undefined ? "" : `  to reach ${goal.toFixed(2)} ${ok ? "✓" : "✗"}`;
  console.log(
    `${name.padEnd(38)} ${shown(a).padStart(9)} / ${shown(b).padStart(9)} ${unit}  ratio ${ratio.toFixed(2)}${wanted}`,
  );
  if (watched && process.platform === "linux") tellSpent(spent, theirSpent);
  return { name, ratio, ok };
}

/** µs of processor time per request, by process. */
type Spent = Record<string, number>;

async function counted(
  run: () => Promise<number>,
  watched: WatchedProcesses | undefined,
  spent: Spent[],
): Promise<number> {
  const read = watchProcessors(watched ?? {});
  const rate = await run();
  const requests = Math.max(1, rate * SECONDS);
  spent.push(Object.fromEntries(Object.entries(read()).map(([name, ms]) => [name, (ms * 1_000) / requests])));
  return rate;
}

function tellSpent(mine: Spent[], theirs: Spent[]): void {
  const of = (spent: Spent[], name: string) => median(spent.map((each) => each[name] ?? 0));
  const all = (spent: Spent[]) => median(spent.map((each) => Object.values(each).reduce((sum, us) => sum + us, 0)));
  const names = Object.keys(mine[0] ?? {});
  const parts = names.map((name) => `${name} ${shown(of(mine, name))} / ${shown(of(theirs, name))}`);
  const ratio = (all(theirs) / all(mine)).toFixed(2);
  console.log(
    `    µs of processor time: ${parts.join(", ")}; all ${shown(all(mine))} / ${shown(all(theirs))}, ratio ${ratio}`,
  );
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2);
}
