// How many rows are looked at before an upload begins, and in which parts it is sent (D-7.2). What is not looked at here
// the server looks at all the same.

const SAMPLED_ABOVE = 2_000;
const AT_EACH_END = 250;

/** Whether what is said of so many rows beforehand is an estimate. */
export function isSampled(rows: number): boolean {
  return rows > SAMPLED_ABOVE;
}

/** The places of the rows to look at: all, or the first and the last 250. */
export function sampleOf(rows: number): number[] {
  const all = Array.from({ length: isSampled(rows) ? AT_EACH_END * 2 : rows }, (_, index) => index);
  return isSampled(rows) ? all.map((index) => (index < AT_EACH_END ? index : rows - AT_EACH_END * 2 + index)) : all;
}

/** Of `rows`, as many as `found` of `looked` stand for. */
export function estimated(found: number, looked: number, rows: number): number {
  return looked === 0 ? 0 : Math.round((found * rows) / looked);
}

const MANY = 500;

/** Rows of a part: 100, or 500 where there are more than 500. */
export function batchSizeOf(rows: number): number {
  return rows > MANY ? MANY : 100;
}

/** What a body may weigh, with room for what is around the rows. */
const MOST_BYTES = 200_000;

/** Where each part begins and ends; the same rows give the same parts, so that a part that was sent is known again. */
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
