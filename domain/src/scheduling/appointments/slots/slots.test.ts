import { expect, test } from "vitest";
import { formatSlots } from "./format-slots.ts";
import { nearestFree } from "./nearest.ts";
import type { SlotQuestion } from "./slot-question.ts";
import { freeSlots } from "./slots.ts";

const NOBODY = { starts: [], ends: [] };
const at = (iso: string) => Date.parse(iso) / 60_000;
const every = (...texts: string[]) => {
  const ranges = texts.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }));
  return Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [day, ranges]),
  );
};

/** 2026-11-23 is a Monday. */
function question(over: Partial<SlotQuestion> = {}): SlotQuestion {
  return {
    zone: "America/Mexico_City",
    from: "2026-11-23",
    to: "2026-11-23",
    notBefore: 0,
    branch: { schedules: every("09:00-12:00"), rests: {}, frecuency: 60 },
    service: { durationMinutes: 60, rests: null },
    specialists: [{ id: "ana", rests: {}, busy: NOBODY }],
    ...over,
  };
}
const hours = (asked: SlotQuestion) =>
  formatSlots(asked.zone, freeSlots(asked)).map((slot) => `${slot.start.slice(11, 16)} ${slot.specialistId}`);

test("the last slot ends at closing time, in the form that travels", () => {
  expect(formatSlots("America/Mexico_City", freeSlots(question()))).toEqual([
    { start: "2026-11-23T09:00:00-06:00", end: "2026-11-23T10:00:00-06:00", specialistId: "ana" },
    { start: "2026-11-23T10:00:00-06:00", end: "2026-11-23T11:00:00-06:00", specialistId: "ana" },
    { start: "2026-11-23T11:00:00-06:00", end: "2026-11-23T12:00:00-06:00", specialistId: "ana" },
  ]);
});

test("each block has its own grid; touching blocks are one stretch of work", () => {
  const branch = { schedules: every("09:00-10:30", "10:30-12:15"), rests: {}, frecuency: 60 };
  expect(hours(question({ branch }))).toEqual(["09:00 ana", "10:00 ana", "10:30 ana"]);
});

test("rests of branch, service and specialist each take slots away; a marker takes the day", () => {
  const branch = { ...question().branch, rests: every("09:59-10:01") };
  expect(hours(question({ branch }))).toEqual(["11:00 ana"]);
  const service = { durationMinutes: 60, rests: every("11:00-11:01") };
  expect(hours(question({ service }))).toEqual(["09:00 ana", "10:00 ana"]);
  const rests = every("09:00-10:00");
  expect(hours(question({ specialists: [{ id: "ana", rests, busy: NOBODY }] }))).toEqual(["10:00 ana", "11:00 ana"]);
  const closed = question().branch.schedules;
  for (const marker of ["00:00-00:00", "00:01-23:59", "00:02-23:58"]) {
    const off = { monday: every(marker).monday ?? [] };
    expect(hours(question({ branch: { ...branch, rests: {}, schedules: { ...closed, ...off } } }))).toEqual([]);
    expect(hours(question({ service: { durationMinutes: 60, rests: off } }))).toEqual([]);
    expect(hours(question({ specialists: [{ id: "ana", rests: off, busy: NOBODY }] }))).toEqual([]);
  }
});

test("busy times touch without taking, overlap each other, and one specialist's do not bind another", () => {
  const busy = {
    starts: [at("2026-11-23T10:00-06:00"), at("2026-11-23T10:10-06:00")],
    ends: [at("2026-11-23T11:00-06:00"), at("2026-11-23T10:20-06:00")],
  };
  const specialists = [
    { id: "ana", rests: {}, busy },
    { id: "luz", rests: {}, busy: NOBODY },
  ];
  expect(hours(question({ specialists }))).toEqual(["09:00 ana", "09:00 luz", "10:00 luz", "11:00 ana", "11:00 luz"]);
});

test("nothing before notBefore nor from before on", () => {
  const notBefore = at("2026-11-23T09:01-06:00");
  expect(hours(question({ notBefore }))).toEqual(["10:00 ana", "11:00 ana"]);
  expect(hours(question({ notBefore: at("2026-11-23T10:00-06:00"), before: at("2026-11-23T11:00-06:00") }))).toEqual([
    "10:00 ana",
  ]);
  expect(hours(question({ from: "2026-11-24" }))).toEqual([]);
});

test("an hour that the clocks skip is not offered, and what runs over it ends an hour later on the wall", () => {
  const night = {
    zone: "America/Tijuana",
    from: "2027-03-14",
    to: "2027-03-14",
    branch: { schedules: every("01:00-04:00"), rests: {}, frecuency: 30 },
  };
  expect(formatSlots("America/Tijuana", freeSlots(question(night)))).toEqual([
    { start: "2027-03-14T01:00:00-08:00", end: "2027-03-14T03:00:00-07:00", specialistId: "ana" },
    { start: "2027-03-14T01:30:00-08:00", end: "2027-03-14T03:30:00-07:00", specialistId: "ana" },
    { start: "2027-03-14T03:00:00-07:00", end: "2027-03-14T04:00:00-07:00", specialistId: "ana" },
  ]);
});

test("an hour that comes twice is offered once, at its first coming", () => {
  const night = {
    zone: "America/New_York",
    from: "2027-11-07",
    to: "2027-11-07",
    branch: { schedules: every("00:30-02:00"), rests: {}, frecuency: 30 },
  };
  expect(formatSlots("America/New_York", freeSlots(question(night)))).toEqual([
    { start: "2027-11-07T00:30:00-04:00", end: "2027-11-07T01:30:00-04:00", specialistId: "ana" },
    { start: "2027-11-07T01:00:00-04:00", end: "2027-11-07T01:00:00-05:00", specialistId: "ana" },
    { start: "2027-11-07T01:30:00-04:00", end: "2027-11-07T01:30:00-05:00", specialistId: "ana" },
  ]);
});

test("the nearest free starts, one each, in order of time", () => {
  const specialists = [
    { id: "ana", rests: {}, busy: NOBODY },
    { id: "luz", rests: {}, busy: NOBODY },
  ];
  const asked = question({ specialists, to: "2026-11-24" });
  const near = nearestFree(asked, at("2026-11-23T10:40-06:00"), 2);
  expect(formatSlots(asked.zone, near)).toEqual([
    { start: "2026-11-23T10:00:00-06:00", end: "2026-11-23T11:00:00-06:00", specialistId: "ana" },
    { start: "2026-11-23T11:00:00-06:00", end: "2026-11-23T12:00:00-06:00", specialistId: "ana" },
  ]);
  expect(nearestFree(asked, at("2026-11-23T11:30-06:00"), 3).map((slot) => slot.start)).toEqual(
    ["2026-11-23T09:00-06:00", "2026-11-23T10:00-06:00", "2026-11-23T11:00-06:00"].map(at),
  );
  expect(nearestFree({ ...asked, specialists: [] }, 0, 3)).toEqual([]);
});

test("a slot that ends at midnight is written with the next day", () => {
  const start = at("2026-11-23T23:00-06:00");
  expect(formatSlots("America/Mexico_City", [{ start, end: start + 60, specialistId: "ana" }])).toEqual([
    { start: "2026-11-23T23:00:00-06:00", end: "2026-11-24T00:00:00-06:00", specialistId: "ana" },
  ]);
});
