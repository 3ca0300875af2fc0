// Rounds in turn, medians, and ratios: absolute speeds of a shared machine say little, ratios of one run carry over.
import autocannon from "autocannon";

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
  /** The least ratio of product to raw that was promised; undefined where none was. */
  goal?: number;
  unit: string;
  product(round: number): Promise<number>;
  raw(round: number): Promise<number>;
};

/** Product and raw in turn, `ROUNDS` times; prints one line. */
export async function compare({
  name,
  goal,
  unit,
  product,
  raw,
}: Case): Promise<{ name: string; ratio: number; ok: boolean }> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await raw(round));
    mine.push(await product(round));
  }
  const [a, b] = [median(mine), median(theirs)];
  const ratio = a / b;
  const ok = goal === undefined || ratio >= goal;
  const wanted = goal === undefined ? "" : `  to reach ${goal.toFixed(2)} ${ok ? "✓" : "✗"}`;
  console.log(
    `${name.padEnd(38)} ${shown(a).padStart(9)} / ${shown(b).padStart(9)} ${unit}  ratio ${ratio.toFixed(2)}${wanted}`,
  );
  return { name, ratio, ok };
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
