// Decides which items of a long conversation are drawn: those within about a screen of the view, and those that must
// stay. The rest becomes empty space, so ten thousand messages cost as little as a hundred.

/** In pixels from the conversation's end. */
export type View = { from: number; to: number };

/** A drawn item, or the space of undrawn ones; `key` identifies the space. */
export type DrawnItem<Item> = { item: Item } | { key: string; room: number };

type DrawOptions = {
  view: View;
  /** An item's height by key: measured, or an average. */
  heightOf: (key: string) => number;
  /** Keys of items that are always drawn. */
  kept: ReadonlySet<string>;
};

/** Up to this many items are all drawn. */
export const FEW_ITEMS = 120;
/** Drawn outside the view, in pixels. */
const BEYOND = 1_200;

/** Oldest first, like `items`. */
export function drawnItems<Item extends { key: string }>(
  items: readonly Item[],
  asked: DrawOptions,
): DrawnItem<Item>[] {
  if (items.length <= FEW_ITEMS) return items.map((item) => ({ item }));
  const { view, heightOf, kept } = asked;
  const drawn: DrawnItem<Item>[] = [];
  let room = 0;
  let above = 0;
  const leaveRoom = () => {
    if (room > 0) drawn.push({ key: `room-${drawn.length === 0 ? "end" : keyOf(drawn.at(-1))}`, room });
    room = 0;
  };
  for (const item of items.toReversed()) {
    const height = heightOf(item.key);
    const isNear = above + height >= view.from - BEYOND && above <= view.to + BEYOND;
    above += height;
    if (isNear || kept.has(item.key)) {
      leaveRoom();
      drawn.push({ item });
    } else room += height;
  }
  leaveRoom();
  return drawn.reverse();
}

/** Whether all items in view are drawn, by the heights known now. */
export function isCovered<Item extends { key: string }>(
  items: readonly Item[],
  drawn: readonly DrawnItem<Item>[],
  { view, heightOf }: Pick<DrawOptions, "view" | "heightOf">,
): boolean {
  const keys = new Set(drawn.map(keyOf));
  let above = 0;
  for (const { key } of items.toReversed()) {
    const height = heightOf(key);
    if (above > view.to) return true;
    if (above + height > view.from && !keys.has(key)) return false;
    above += height;
  }
  return true;
}

/** The position of an item: pixels from its lower edge to the end. */
export function aboveEnd<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  heightOf: (key: string) => number,
): number {
  const index = items.findIndex((item) => item.key === key);
  return index === -1 ? 0 : items.slice(index + 1).reduce((sum, item) => sum + heightOf(item.key), 0);
}

function keyOf<Item extends { key: string }>(drawn: DrawnItem<Item> | undefined): string {
  if (!drawn) return "";
  return "item" in drawn ? drawn.item.key : drawn.key;
}
