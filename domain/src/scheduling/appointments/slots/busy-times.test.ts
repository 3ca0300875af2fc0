import { expect, test } from "vitest";
import { busyPieces } from "./busy-times.ts";

const at = (text: string) => Date.parse(text);
const WITHIN = { from: at("2099-01-01T00:00:00Z"), to: at("2099-12-31T00:00:00Z") };
const busy = (start: string, end: string) => ({ source: "e", title: "", start: at(start), end: at(end) });
const spans = (start: string, end: string) =>
  busyPieces(busy(start, end), WITHIN).map((piece) =>
    [piece.start, piece.end].map((each) => new Date(each).toISOString()),
  );

test("a busy time takes whole minutes, a long one is cut by the day, and one without length takes none", () => {
  expect(spans("2099-03-02T10:00:30Z", "2099-03-02T11:00:01Z")).toEqual([
    ["2099-03-02T10:00:00.000Z", "2099-03-02T11:01:00.000Z"],
  ]);
  expect(spans("2099-03-02T06:00:00Z", "2099-03-04T18:00:00Z")).toEqual([
    ["2099-03-02T06:00:00.000Z", "2099-03-03T06:00:00.000Z"],
    ["2099-03-03T06:00:00.000Z", "2099-03-04T06:00:00.000Z"],
    ["2099-03-04T06:00:00.000Z", "2099-03-04T18:00:00.000Z"],
  ]);
  expect(spans("2099-03-02T06:00:00Z", "2099-03-02T06:00:00Z")).toEqual([]);
  expect(spans("2098-12-31T20:00:00Z", "2099-01-01T01:00:00Z")).toHaveLength(1);
  expect(spans("2098-03-02T06:00:00Z", "2098-03-02T07:00:00Z")).toEqual([]);
});
