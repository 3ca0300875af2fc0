// Where entries stand within a column: those that overlap share its width side by side, none covers another, and each
// takes the room that its neighbours leave free. What gave its place back is a slim mark at the right edge.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";

export type Placed<Item extends Span> = {
  item: Item;
  /** Shares of the width that the slim marks leave, 0 to 1. */
  left: number;
  width: number;
  /** How many slim marks stand at the right of where it is. */
  marks: number;
  /** Which of them it is itself, from the right edge; null of a whole card. */
  mark: number | null;
};
/** Never, beside whatever holds its place, or wherever it stands. */
export type Slim = "no" | "beside" | "always";

/** `least`: the minutes that the shortest entry takes on the screen, so that two short ones do not touch. */
export function sideBySide<Item extends Span>(
  items: readonly Item[],
  least = 0,
  slim: (item: Item) => Slim = () => "no",
): Placed<Item>[] {
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

/** Runs of entries that touch each other, directly or through others. */
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

/** Each entry goes to the first column that is free by then. */
function columnsOf<Item extends Span>(cluster: readonly Item[], end: (item: Item) => number): Item[][] {
  const columns: Item[][] = [];
  for (const item of cluster) {
    const free = columns.find((column) => end(column.at(-1) as Item) <= item.from);
    if (free) free.push(item);
    else columns.push([item]);
  }
  return columns;
}

/** How many columns it may take: its own and those to the right where nothing is meanwhile. */
function roomOf<Item extends Span>(item: Item, columns: Item[][], own: number, end: (item: Item) => number): number {
  const busy = columns
    .slice(own + 1)
    .findIndex((column) => column.some((one) => one.from < end(item) && item.from < end(one)));
  return busy === -1 ? columns.length - own : busy + 1;
}
