// Places entries inside a column: overlapping ones share its width without covering each other, and each uses the free
// space next to it. Cancelled ones are slim marks at the right edge.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";

export type PlacedItem<Item extends Span> = {
  item: Item;
  /** The width left by the slim marks, from 0 to 1. */
  left: number;
  width: number;
  /** The number of slim marks at its right. */
  marks: number;
  /** The index of a slim mark from the right edge; null for a full card. */
  mark: number | null;
};
/** Never, next to an active entry, or always. */
export type Slim = "no" | "beside" | "always";

/** `least`: the minimum length drawn, in minutes, so that two short entries do not overlap. */
export function sideBySide<Item extends Span>(
  items: readonly Item[],
  least = 0,
  slim: (item: Item) => Slim = () => "no",
): PlacedItem<Item>[] {
  const tall = (item: Item) => Math.max(item.to, item.from + least);
  const sorted = [...items].sort((a, b) => a.from - b.from || tall(b) - tall(a));
  return clustersOf(sorted, tall).flatMap((cluster) => {
    const hasCards = cluster.some((item) => slim(item) === "no");
    const isSlim = (item: Item) => slim(item) === "always" || (hasCards && slim(item) === "beside");
    const columns = columnsOf(
      cluster.filter((item) => !isSlim(item)),
      tall,
    );
    const rows = columnsOf(cluster.filter(isSlim), tall);
    const marks = rows.length;
    return [
      ...columns.flatMap((column, index) =>
        column.map((item) => ({
          item,
          left: index / columns.length,
          width: roomOf(item, columns, index, tall) / columns.length,
          marks,
          mark: null,
        })),
      ),
      ...rows.flatMap((row, mark) => row.map((item) => ({ item, left: 1, width: 0, marks, mark }))),
    ];
  });
}

/** Groups of entries that overlap directly or through others. */
function clustersOf<Item extends Span>(sorted: readonly Item[], end: (item: Item) => number): Item[][] {
  const clusters: Item[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    if (item.from >= until) clusters.push([]);
    clusters.at(-1)?.push(item);
    until = Math.max(until, end(item));
  }
  return clusters;
}

/** Assigns each entry to the first free column. */
function columnsOf<Item extends Span>(cluster: readonly Item[], end: (item: Item) => number): Item[][] {
  const columns: Item[][] = [];
  for (const item of cluster) {
    const free = columns.find((column) => end(column.at(-1) as Item) <= item.from);
    if (free) free.push(item);
    else columns.push([item]);
  }
  return columns;
}

/** How many columns it can use: its own, and free ones at its right. */
function roomOf<Item extends Span>(item: Item, columns: Item[][], own: number, end: (item: Item) => number): number {
  const busy = columns
    .slice(own + 1)
    .findIndex((column) => column.some((one) => one.from < end(item) && item.from < end(one)));
  return busy === -1 ? columns.length - own : busy + 1;
}
