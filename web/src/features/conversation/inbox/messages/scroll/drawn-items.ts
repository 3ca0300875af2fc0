// Which items of a long conversation are drawn: those in sight with a screen or so on either side, and what must not be
// taken away. The others are room that is left free: the page stays as small at ten thousand messages as at a hundred.

/** In pixels above the end of the conversation. */
export type View = { from: number; to: number };

/** An item, or the room of those that are not drawn; `key` tells rooms apart. */
export type Drawn<Item> = { item: Item } | { key: string; room: number };

type Asked = {
  view: View;
  /** Of an item by its key: as it was measured, or as high as most. */
  heightOf: (key: string) => number;
  /** Keys of what is drawn wherever it stands. */
  kept: ReadonlySet<string>;
};

/** Up to so many are drawn whole. */
export const FEW_ITEMS = 120;
/** Drawn beyond what is in sight, in pixels. */
const BEYOND = 1_200;

/** Oldest first, as `items` are. */
export function drawnItems<Item extends { key: string }>(items: readonly Item[], asked: Asked): Drawn<Item>[] {
  if (items.length <= FEW_ITEMS) return items.map((item) => ({ item }));
  const { view, heightOf, kept } = asked;
  const drawn: Drawn<Item>[] = [];
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

/** Whether all that is in sight is drawn, by the heights that are known now. */
export function isCovered<Item extends { key: string }>(
  items: readonly Item[],
  drawn: readonly Drawn<Item>[],
  { view, heightOf }: Pick<Asked, "view" | "heightOf">,
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

/** Where an item stands: the pixels between its lower edge and the end. */
export function aboveEnd<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  heightOf: (key: string) => number,
): number {
  const index = items.findIndex((item) => item.key === key);
  return index === -1 ? 0 : items.slice(index + 1).reduce((sum, item) => sum + heightOf(item.key), 0);
}

function keyOf<Item extends { key: string }>(drawn: Drawn<Item> | undefined): string {
  if (!drawn) return "";
  return "item" in drawn ? drawn.item.key : drawn.key;
}
