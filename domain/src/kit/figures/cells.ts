// Adds up what the database counted: one cell for each group of days and each combination of the other columns. Amounts
// are whole cents, so that every sum is exact (D-12.1).
import type { Chart } from "./schema.ts";

/** In the first group are the rows of the period before, in the others those of the period's groups. */
export type Cell = { readonly group: number };

/** Where `width_bucket` puts the period before, and the first group of the period. */
export const BEFORE = 1;
export const FIRST = 2;

export const isNow = ({ group }: Cell): boolean => group >= FIRST;
export const isBefore = ({ group }: Cell): boolean => group === BEFORE;

export function total<C extends Cell>(cells: readonly C[], measure: (cell: C) => number): number {
  return cells.reduce((sum, cell) => sum + measure(cell), 0);
}

/** One sum for each of `count` groups of the period. */
export function totalsByGroup<C extends Cell>(
  cells: readonly C[],
  count: number,
  measure: (cell: C) => number,
): number[] {
  const sums = new Array<number>(count).fill(0);
  for (const cell of cells) {
    const at = cell.group - FIRST;
    if (at >= 0 && at < count) sums[at] = (sums[at] ?? 0) + measure(cell);
  }
  return sums;
}

/** The sums of this period by a key, the largest first. */
export function totalsByKey<C extends Cell>(
  cells: readonly C[],
  keyOf: (cell: C) => string,
  measure: (cell: C) => number,
): { key: string; sum: number }[] {
  const sums = new Map<string, number>();
  for (const cell of cells) if (isNow(cell)) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + measure(cell));
  return [...sums].map(([key, sum]) => ({ key, sum })).sort((a, b) => b.sum - a.sum || (a.key < b.key ? -1 : 1));
}

const MOST_BARS = 12;
const OTHERS = "otros";

/** A lying bar for each key, the largest first; from the twelfth on they are one, so that the sum stays whole. */
export function barsOf(
  sums: readonly { key: string; sum: number }[],
  labelOf: (key: string) => string,
): { places: Chart["places"]; values: number[] } {
  const some = sums.filter(({ sum }) => sum !== 0);
  const shown = some.length > MOST_BARS ? some.slice(0, MOST_BARS - 1) : some;
  const rest = some.slice(shown.length);
  const places = shown.map(({ key }) => ({ key, label: labelOf(key) }));
  const values = shown.map(({ sum }) => sum);
  if (rest.length === 0) return { places, values };
  return {
    places: [...places, { key: OTHERS, label: `Otros (${rest.length})` }],
    values: [...values, rest.reduce((all, { sum }) => all + sum, 0)],
  };
}
