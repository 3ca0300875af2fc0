import { expect, test } from "vitest";
import { aboveEnd, drawnItems, FEW_ITEMS, isCovered } from "./drawn-items.ts";

const items = (many: number) => Array.from({ length: many }, (_, index) => ({ key: `m${index}` }));
const heightOf = () => 50;
const NONE: ReadonlySet<string> = new Set();
const shape = (drawn: ReturnType<typeof drawnItems<{ key: string }>>) =>
  drawn.map((each) => ("item" in each ? each.item.key : each.room));

test("a short conversation is drawn whole", () => {
  const view = { from: 5_000, to: 5_700 };
  expect(drawnItems(items(FEW_ITEMS), { view, heightOf, kept: NONE })).toHaveLength(FEW_ITEMS);
});

test("of a long one what is near is drawn, and the others leave their room", () => {
  const long = items(10_000);
  const view = { from: 100_000, to: 100_700 };
  const drawn = drawnItems(long, { view, heightOf, kept: NONE });
  expect(drawn.length).toBeLessThan(80);
  const rooms = drawn.flatMap((each) => ("room" in each ? each.room : []));
  expect(rooms).toHaveLength(2);
  const high = rooms.reduce((sum, room) => sum + room, 0) + (drawn.length - 2) * 50;
  expect(high).toBe(10_000 * 50);
  expect(isCovered(long, drawn, { view, heightOf })).toBe(true);
  expect(isCovered(long, drawn, { view: { from: 0, to: 700 }, heightOf })).toBe(false);
});

test("what has the focus or plays is drawn wherever it stands", () => {
  const drawn = drawnItems(items(1_000), { view: { from: 0, to: 700 }, heightOf, kept: new Set(["m5"]) });
  expect(shape(drawn).slice(0, 3)).toEqual([5 * 50, "m5", (1_000 - 6 - (drawn.length - 3)) * 50]);
  expect(new Set(drawn.map((each) => ("room" in each ? each.key : each.item.key))).size).toBe(drawn.length);
});

test("a message stands as far above the end as all below it are high", () => {
  expect(aboveEnd(items(10), "m7", heightOf)).toBe(100);
  expect(aboveEnd(items(10), "gone", heightOf)).toBe(0);
});
