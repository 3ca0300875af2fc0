// Shares an amount by weights, such as a tip between those who served the client. Whole cents; nothing is lost.

/** The cents that do not divide go one by one to the first ones. */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum));
  let left = cents - shares.reduce((all, share) => all + share, 0);
  return shares.map((share, at) => {
    if (left <= 0 || (weights[at] ?? 0) <= 0) return share;
    left -= 1;
    return share + 1;
  });
}
