// Where entries stand within a column: those that overlap share its width side by side, none covers another, and each
// takes the room that its neighbours leave free.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";

export type Placed<Item extends Span> = {
  item: Item;
  /** Shares of the column's width, 0 to 1. */
  left: number;
  width: number;
};

/** `least`: the minutes that the shortest entry takes on the screen, so that two short ones do not touch. */
export function sideBySide<Item extends Span>(items: readonly Item[], least = 0): Placed<Item>[] {
  const tall = (item: Item) => Math.max(item.to, item.from + least);
  const sorted = [...items].sort((a, b) => a.from - b.from || tall(b) - tall(a));
  return clustersOf(sorted, tall).flatMap((cluster) => {
    const lanes = lanesOf(cluster, tall);
    return lanes.flatMap((lane, index) =>
      lane.map((item) => ({
        item,
        left: index / lanes.length,
        width: roomOf(item, lanes, index, tall) / lanes.length,
      })),
    );
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

/** Each entry goes to the first lane that is free by then. */
function lanesOf<Item extends Span>(cluster: readonly Item[], end: (item: Item) => number): Item[][] {
  const lanes: Item[][] = [];
  for (const item of cluster) {
    const free = lanes.find((lane) => end(lane.at(-1) as Item) <= item.from);
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

/** How many lanes it may take: its own and those to the right where nothing is meanwhile. */
function roomOf<Item extends Span>(item: Item, lanes: Item[][], own: number, end: (item: Item) => number): number {
  const busy = lanes
    .slice(own + 1)
    .findIndex((lane) => lane.some((one) => one.from < end(item) && item.from < end(one)));
  return busy === -1 ? lanes.length - own : busy + 1;
}
