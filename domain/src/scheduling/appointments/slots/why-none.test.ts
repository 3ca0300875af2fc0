import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_REASONS } from "./day-reason.ts";
import { sayNoneFree, sayRemoved } from "./say-none.ts";
import type { SlotQuestion } from "./slot-question.ts";
import { freeSlots } from "./slots.ts";
import { whyNoneFree } from "./why-none.ts";

const at = (iso: string) => Date.parse(`${iso}-06:00`) / 60_000;
const hours = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) });
const busy = (...times: [from: string, to: string][]) => ({
  starts: times.map(([from]) => at(from)),
  ends: times.map(([, to]) => at(to)),
});
const WORKDAY = [hours("09:00-12:00")];

/** From Monday 2026-11-23 at 08:00 on, three hours a day, one hour an appointment. */
const QUESTION: SlotQuestion = {
  zone: "America/Mexico_City",
  from: "2026-11-23",
  to: "2026-11-29",
  notBefore: at("2026-11-23T10:30"),
  branch: {
    schedules: { monday: WORKDAY, tuesday: WORKDAY, wednesday: WORKDAY, thursday: WORKDAY, friday: WORKDAY },
    rests: {},
    frecuency: 60,
  },
  service: { durationMinutes: 60, rests: { wednesday: [hours("00:02-23:58")] } },
  specialists: [
    {
      id: "ana",
      rests: { thursday: [hours("00:01-23:59")], friday: [hours("09:30-11:30")] },
      busy: busy(["2026-11-23T11:00", "2026-11-23T12:00"], ["2026-11-24T08:00", "2026-11-24T13:00"]),
    },
  ],
};
const NOW = at("2026-11-23T09:30");

test.each([
  ["2026-11-22", "past", []],
  // one is past, one too soon, and the last one taken: the reason is that one
  ["2026-11-23", "taken", ["taken 1", "too_soon 1", "past 1"]],
  ["2026-11-24", "taken", ["taken 3"]],
  ["2026-11-25", "not_given", []],
  ["2026-11-26", "specialist_off", []],
  ["2026-11-27", "specialist_off", ["specialist_off 3"]],
  ["2026-11-28", "closed_day", []],
  ["2026-11-30", "too_far", []],
])("%s: %s", (day, reason, removed) => {
  const none = whyNoneFree(QUESTION, day, NOW);
  expect(none?.reason).toBe(reason);
  expect(none?.removed.map((one) => `${one.reason} ${one.count}`)).toEqual(removed);
});

test("a day with a free hour has no reason; nobody who gives it, and what is too long, have one each", () => {
  expect(whyNoneFree({ ...QUESTION, notBefore: 0 }, "2026-11-23", at("2026-11-23T08:00"))).toBeNull();
  expect(whyNoneFree({ ...QUESTION, specialists: [] }, "2026-11-24", NOW)?.reason).toBe("no_specialist");
  const long = { ...QUESTION, service: { durationMinutes: 240, rests: null } };
  expect(whyNoneFree(long, "2026-11-24", NOW)?.reason).toBe("does_not_fit");
});

test("each reason is a sentence, and several rules are counted", () => {
  for (const reason of DAY_REASONS) expect(sayNoneFree(reason)).toMatch(/^[A-ZÁÉ].*\.$/);
  expect(sayNoneFree("specialist_off", { specialist: "Ana" })).toBe("Ana no atiende ese día.");
  expect(sayRemoved({ removed: [{ reason: "taken", count: 3 }] })).toBe("");
  const removed = [
    { reason: "taken" as const, count: 1 },
    { reason: "too_soon" as const, count: 2 },
    { reason: "past" as const, count: 4 },
  ];
  expect(sayRemoved({ removed })).toBe("De sus horarios, 1 está ocupado, 2 están demasiado cerca y 4 ya pasaron.");
});

const anyMinute = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
const anyRange = fc
  .tuple(anyMinute, anyMinute)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));
const anyRests = fc.record({
  monday: fc.array(anyRange, { maxLength: 2 }),
  tuesday: fc.array(anyRange, { maxLength: 2 }),
});
const anyPerson = fc.record({
  id: fc.constantFrom("ana", "eva"),
  rests: anyRests,
  busy: fc.array(fc.integer({ min: 0, max: 2880 }), { maxLength: 6 }).map((starts) => {
    const sorted = [...starts].sort((a, b) => a - b).map((minute) => at("2026-11-23T00:00") + minute);
    return { starts: sorted, ends: sorted.map((start) => start + 90) };
  }),
});

test("says why exactly on the days on which nothing is free", () => {
  fc.assert(
    fc.property(
      anyRests,
      anyRests,
      fc.array(anyPerson, { maxLength: 2 }),
      fc.integer({ min: 15, max: 300 }),
      fc.integer({ min: 0, max: 2880 }),
      fc.integer({ min: 0, max: 600 }),
      (schedules, rests, specialists, durationMinutes, passed, wait) => {
        const now = at("2026-11-23T00:00") + passed;
        const question: SlotQuestion = {
          ...QUESTION,
          from: "2026-11-23",
          to: "2026-11-24",
          notBefore: now + wait,
          branch: { schedules, rests: {}, frecuency: 30 },
          service: { durationMinutes, rests },
          specialists,
        };
        for (const day of ["2026-11-23", "2026-11-24"]) {
          const free = freeSlots({ ...question, from: day, to: day });
          expect([day, whyNoneFree(question, day, now) === null]).toEqual([day, free.length > 0]);
        }
      },
    ),
    { numRuns: 300 },
  );
});
