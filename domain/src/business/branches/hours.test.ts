import { expect, test } from "vitest";
import { isClosedMarker, openSpans, restSpans, restsFromGaps } from "./hours.ts";
import { coversSpan, mergeSpans, subtractSpans } from "./spans.ts";

const range = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) });
const ranges = (...texts: string[]) => texts.map(range);
const span = (from: number, to: number) => ({ from, to });

test.each([
  ["00:00-00:00", true],
  ["00:01-23:59", true],
  ["00:02-23:58", true],
  ["00:00-23:59", false],
  ["00:01-23:58", false],
  ["00:02-23:59", false],
  ["09:00-18:00", false],
])("%s means closed: %s", (text, closed) => {
  expect(isClosedMarker(range(text))).toBe(closed);
});

test("open hours are merged and put in order; a marker opens nothing", () => {
  expect(openSpans(ranges("15:00-19:00", "09:00-13:00", "13:00-14:00"))).toEqual([span(540, 840), span(900, 1140)]);
  expect(openSpans(ranges("00:00-00:00"))).toEqual([]);
  expect(openSpans(ranges("00:01-23:59"))).toEqual([]);
  expect(openSpans(ranges("00:02-23:58", "10:00-11:00"))).toEqual([span(600, 660)]);
  expect(openSpans(undefined)).toEqual([]);
  expect(openSpans(ranges("18:00-09:00"))).toEqual([]);
});

test("a marker among the rests takes the whole day off", () => {
  expect(restSpans(ranges("14:00-15:00", "00:02-23:58"))).toEqual([span(0, 1440)]);
  expect(restSpans(ranges("00:00-00:00"))).toEqual([span(0, 1440)]);
  expect(restSpans(ranges("14:01-14:59", "14:30-16:00"))).toEqual([span(841, 960)]);
  expect(restSpans(undefined)).toEqual([]);
});

test.each([
  [ranges("09:00-14:00", "16:00-20:00"), ranges("14:01-15:59")],
  [ranges("16:00-20:00", "09:00-14:00", "21:00-22:00"), ranges("14:01-15:59", "20:01-20:59")],
  [ranges("09:00-14:00", "14:00-20:00"), []],
  [ranges("09:00-14:00", "14:02-20:00"), []],
  [ranges("09:00-14:00", "14:03-20:00"), ranges("14:01-14:02")],
  [ranges("09:00-18:00"), []],
  [ranges("00:00-00:00"), []],
  [[], []],
])("rests between %j", (blocks, rests) => {
  expect(restsFromGaps(blocks)).toEqual(rests);
});

test("spans are merged, cut and covered at their edges", () => {
  expect(mergeSpans([span(5, 9), span(1, 3), span(3, 4), span(8, 8), span(6, 7)])).toEqual([span(1, 4), span(5, 9)]);
  expect(subtractSpans([span(0, 10), span(20, 30)], [span(2, 4), span(8, 22), span(30, 40)])).toEqual([
    span(0, 2),
    span(4, 8),
    span(22, 30),
  ]);
  expect(subtractSpans([span(0, 10)], [span(0, 10)])).toEqual([]);
  expect(subtractSpans([span(5, 10)], [span(0, 5), span(10, 12)])).toEqual([span(5, 10)]);
  expect(coversSpan([span(5, 10), span(12, 20)], 12, 20)).toBe(true);
  expect(coversSpan([span(5, 10), span(12, 20)], 9, 13)).toBe(false);
  expect(coversSpan([], 1, 2)).toBe(false);
});
