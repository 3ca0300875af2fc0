import { expect, test } from "vitest";
import type { Segment } from "../grid/segments.ts";
import { occupancyOf, percentOf, sumOf } from "./occupancy.ts";

const segment = (from: number, to: number, status: string) =>
  ({ from, to, isCut: false, entry: { status } }) as Segment;
const open = [{ from: 600, to: 1080 }];

test("counts what holds its place within the open hours, once, and takes blocks off them", () => {
  const segments = [
    segment(540, 660, "agendada"),
    segment(630, 690, "confirmada"),
    segment(700, 760, "cancelada"),
    segment(960, 1080, "block"),
  ];
  expect(occupancyOf(open, segments)).toEqual({ booked: 90, open: 360 });
});

test("a day off has no share, and days are added up", () => {
  expect(percentOf(occupancyOf([], []))).toBe(null);
  expect(percentOf(sumOf([{ booked: 60, open: 120 }, occupancyOf([], []), { booked: 0, open: 120 }]))).toBe(25);
});
