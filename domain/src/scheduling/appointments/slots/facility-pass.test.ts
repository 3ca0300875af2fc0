import { expect, test } from "vitest";
import { isTaken } from "../refusal.ts";
import { facilityPass } from "./facility-pass.ts";

const busy = (...times: [number, number][]) => ({
  starts: times.map(([from]) => from),
  ends: times.map(([, to]) => to),
});

test("an hour has its room where one of them is free, and its equipment where a unit of each is", () => {
  const rooms = [busy([0, 60], [120, 180]), busy([30, 150])];
  const lasers = [busy([200, 260])];
  const isFree = facilityPass([rooms, lasers]);
  const hours: [number, number][] = [
    [0, 30],
    [30, 60],
    [60, 120],
    [120, 150],
    [150, 180],
    [180, 210],
    [200, 230],
    [260, 300],
  ];
  const expected = [true, false, true, false, true, false, false, true];
  expect(hours.map(([from, to]) => isFree(from, to))).toEqual(expected);
  // the same, asked one at a time
  const service = { durationMinutes: 30, rests: null };
  const nobody = { id: "ana", rests: {}, busy: busy() };
  const facilities = [rooms, lasers];
  expect(hours.map(([from, to]) => !isTaken({ service, facilities }, nobody, from, to))).toEqual(expected);
});

test("nothing needed is always free; a need without any unit never is", () => {
  expect(facilityPass([])(0, 60)).toBe(true);
  expect(facilityPass([[]])(0, 60)).toBe(false);
});
