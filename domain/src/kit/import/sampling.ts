// How many rows are checked before an upload starts, and how it is split into parts (D-7.2). The server checks all
// rows.

const SAMPLED_ABOVE = 2_000;
const AT_EACH_END = 250;

/** Whether a preview of this many rows is an estimate. */
export function isSampled(rows: number): boolean {
  return rows > SAMPLED_ABOVE;
}

/** The indexes of the rows to check: all, or the first and the last 250. */
export function sampleOf(rows: number): number[] {
  const all = Array.from({ length: isSampled(rows) ? AT_EACH_END * 2 : rows }, (_, index) => index);
  return isSampled(rows) ? all.map((index) => (index < AT_EACH_END ? index : rows - AT_EACH_END * 2 + index)) : all;
}

/** The estimate for `rows` when `found` of `looked` match. */
export function estimated(found: number, looked: number, rows: number): number {
  return looked === 0 ? 0 : Math.round((found * rows) / looked);
}

const MANY = 500;

/** Rows of a part: 100, or 500 where there are more than 500. */
export function batchSizeOf(rows: number): number {
  return rows > MANY ? MANY : 100;
}

/** The maximum body size, with room for the other fields. */
const MOST_BYTES = 200_000;

/** The start and end of each part; the same rows give the same parts, so that a sent part is recognized. */
export function cutBatches(weights: readonly number[], size: number): { from: number; to: number }[] {
  const batches: { from: number; to: number }[] = [];
  let [from, bytes] = [0, 0];
  weights.forEach((weight, index) => {
    if (index > from && (index - from >= size || bytes + weight > MOST_BYTES)) {
      batches.push({ from, to: index });
      [from, bytes] = [index, 0];
    }
    bytes += weight;
  });
  if (weights.length > from) batches.push({ from, to: weights.length });
  return batches;
}
