import fc from "fast-check";
import { expect, test } from "vitest";
import { whyNotFree } from "./refusal.ts";
import type { SlotQuestion } from "./slots/slot-question.ts";
import { freeSlots } from "./slots/slots.ts";

const at = (iso: string) => Date.parse(`${iso}-06:00`) / 60_000;
const hours = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) });
const NOBODY = { starts: [], ends: [] };

/** Monday 2026-11-23, 09:00-14:00 and 15:00-18:00; Tuesday closed; booking from 8:30 of that Monday on. */
const QUESTION: SlotQuestion = {
  zone: "America/Mexico_City",
  from: "2026-11-23",
  to: "2026-11-29",
  notBefore: at("2026-11-23T08:30"),
  branch: {
    schedules: {
      monday: [hours("09:00-14:00"), hours("15:00-18:00")],
      tuesday: [hours("00:00-00:00")],
      wednesday: [hours("09:00-18:00")],
    },
    rests: {},
    frecuency: 30,
  },
  service: { durationMinutes: 60, rests: { wednesday: [hours("00:02-23:58")] } },
  specialists: [
    {
      id: "ana",
      rests: { monday: [hours("16:00-16:30")] },
      busy: { starts: [at("2026-11-23T10:00")], ends: [at("2026-11-23T11:00")] },
    },
  ],
};
const NOW = at("2026-11-23T08:00");

test.each([
  ["2026-11-23T09:00", null],
  ["2026-11-23T11:00", null],
  ["2026-11-23T13:00", null],
  ["2026-11-23T07:59", "past"],
  ["2026-11-23T08:00", "too_soon"],
  ["2026-11-23T08:29", "too_soon"],
  ["2026-11-23T08:30", "outside_hours"],
  ["2026-11-23T14:00", "outside_hours"],
  ["2026-11-23T18:00", "outside_hours"],
  ["2026-11-23T13:30", "does_not_fit"],
  ["2026-11-23T17:30", "does_not_fit"],
  ["2026-11-23T11:10", "not_offered"],
  ["2026-11-23T09:30", "taken"],
  ["2026-11-23T10:30", "taken"],
  ["2026-11-23T16:00", "specialist_off"],
  ["2026-11-23T15:30", "does_not_fit"],
  ["2026-11-24T10:00", "closed_day"],
  ["2026-11-25T10:00", "closed_day"],
  ["2026-11-26T10:00", "closed_day"],
  ["2026-11-30T10:00", "too_far"],
])("%s: %s", (wanted, reason) => {
  expect(whyNotFree(QUESTION, at(wanted), NOW)).toBe(reason);
});

test("nobody gives the service, or one of several is free, or the most hopeful reason is told", () => {
  const [ana] = QUESTION.specialists as [SlotQuestion["specialists"][number]];
  const off = { id: "luz", rests: { monday: [hours("00:01-23:59")] }, busy: NOBODY };
  const ten = at("2026-11-23T10:00");
  expect(whyNotFree({ ...QUESTION, specialists: [] }, ten, NOW)).toBe("no_specialist");
  expect(whyNotFree({ ...QUESTION, specialists: [off] }, ten, NOW)).toBe("specialist_off");
  expect(whyNotFree({ ...QUESTION, specialists: [off, ana] }, ten, NOW)).toBe("taken");
  expect(whyNotFree({ ...QUESTION, specialists: [ana, { ...off, rests: {} }] }, ten, NOW)).toBeNull();
  expect(whyNotFree({ ...QUESTION, before: ten }, ten, NOW)).toBe("too_far");
});

test("says nothing of exactly the starts that the search gives, also where the clocks change", () => {
  const days: [zone: string, day: string][] = [
    ["America/Mexico_City", "2026-11-23"],
    ["America/Tijuana", "2027-03-14"],
    ["America/Tijuana", "2027-11-07"],
    ["Europe/Madrid", "2027-03-28"],
    ["Europe/Madrid", "2027-10-31"],
  ];
  const week = (ranges: { from: string; to: string }[]) => ({ sunday: ranges, monday: ranges });
  const minute = fc.integer({ min: 0, max: 359 });
  const clock = (minutes: number) => `0${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const range = fc.tuple(minute, minute).map(([a, b]) => ({ from: clock(Math.min(a, b)), to: clock(Math.max(a, b)) }));
  const person = fc.tuple(fc.array(range, { maxLength: 1 }), fc.array(fc.tuple(minute, minute), { maxLength: 3 }));
  const shape = fc.tuple(
    fc.constantFrom(...days),
    fc.array(range, { minLength: 1, maxLength: 2 }),
    fc.constantFrom(15, 20, 30, 45),
    fc.integer({ min: 5, max: 120 }),
    fc.array(person, { maxLength: 2 }),
  );
  fc.assert(
    fc.property(shape, ([[zone, day], open, frecuency, durationMinutes, people]) => {
      const midnight = Date.parse(`${day}T00:00Z`) / 60_000;
      const asked: SlotQuestion = {
        zone,
        from: day,
        to: day,
        notBefore: 0,
        branch: { schedules: week(open), rests: {}, frecuency },
        service: { durationMinutes, rests: null },
        specialists: people.map(([rests, times], index) => {
          const sorted = times.map(([start, long]) => [midnight + 2 * start, midnight + 2 * start + long] as const);
          sorted.sort((a, b) => a[0] - b[0]);
          const busy = { starts: sorted.map(([start]) => start), ends: sorted.map(([, end]) => end) };
          return { id: `s${index}`, rests: week(rests), busy };
        }),
      };
      const free = new Set(freeSlots(asked).map((slot) => slot.start));
      for (let wanted = midnight - 180; wanted < midnight + 1200; wanted += 5) {
        const isDay = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(wanted * 60_000) === day;
        if (isDay) expect(whyNotFree(asked, wanted, 0) === null).toBe(free.has(wanted));
      }
    }),
    { numRuns: 60 },
  );
});
