import fc from "fast-check";
import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side.ts";

const at = (from: number, to: number) => ({ from, to });
const shares = (spans: { from: number; to: number }[], least?: number) =>
  sideBySide(spans, least).map(({ item, left, width }) => [item.from, left, width]);

test("what touches nobody takes the whole width", () => {
  expect(shares([at(600, 660), at(660, 720)])).toEqual([
    [600, 0, 1],
    [660, 0, 1],
  ]);
});

test("two at the same hour share it", () => {
  expect(shares([at(600, 660), at(600, 660)])).toEqual([
    [600, 0, 0.5],
    [600, 0.5, 0.5],
  ]);
});

test("who comes after the first one ended takes its column, and the room that is left", () => {
  const placed = shares([at(600, 720), at(600, 630), at(630, 660), at(640, 700)]);
  expect(placed).toContainEqual([630, 1 / 3, 1 / 3]);
  expect(placed).toContainEqual([640, 2 / 3, 1 / 3]);
  expect(shares([at(600, 660), at(600, 630), at(600, 615), at(640, 700)])).toContainEqual([640, 1 / 3, 2 / 3]);
});

test("short ones are kept apart as tall as they are drawn", () => {
  expect(shares([at(600, 605), at(610, 615)], 20).map(([, , width]) => width)).toEqual([0.5, 0.5]);
});

test("what gave its place back is a mark at the edge beside a card, and a card of its own where it is alone", () => {
  const spans = [
    at(600, 660),
    { ...at(600, 660), off: true },
    { ...at(630, 690), off: true },
    { ...at(800, 860), off: true },
  ];
  const placed = sideBySide(spans, 0, (item) => ("off" in item ? "beside" : "no"));
  expect(placed.map(({ item, width, marks, mark }) => [item.from, width, marks, mark])).toEqual([
    [600, 1, 2, null],
    [600, 0, 2, 0],
    [630, 0, 2, 1],
    [800, 1, 0, null],
  ]);
});

test("none covers another, and all stay inside the column", () => {
  const spans = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 20 })).map(([start, length]) => ({
      from: start * 15,
      to: (start + length) * 15,
    })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(spans, (items) => {
      const placed = sideBySide(items);
      expect(placed.length).toBe(items.length);
      for (const one of placed) {
        expect(one.left + one.width).toBeLessThanOrEqual(1 + 1e-9);
        const meets = placed.filter(
          (other) =>
            other !== one &&
            other.item.from < one.item.to &&
            one.item.from < other.item.to &&
            other.left < one.left + one.width - 1e-9 &&
            one.left < other.left + other.width - 1e-9,
        );
        expect(meets).toEqual([]);
      }
    }),
  );
});
