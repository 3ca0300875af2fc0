import { expect, test } from "vitest";
import { freeText } from "../date-words.ts";
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

test("what is left of a day is said in whole hours; a day without room is full, one without hours is closed", () => {
  expect(freeText({ booked: 90, open: 480 })).toBe("6 h libres");
  expect(freeText({ booked: 400, open: 480 })).toBe("1 h libre");
  expect(freeText({ booked: 435, open: 480 })).toBe("45 min libres");
  expect(freeText({ booked: 470, open: 480 })).toBe("Lleno");
  expect(freeText({ booked: 0, open: 0 })).toBe("Cerrado");
});
