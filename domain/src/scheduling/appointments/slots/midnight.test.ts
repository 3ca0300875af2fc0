// Hours that reach midnight or cross it (D-17.9), and dates with hours of their own (D-17.10).
import { expect, test } from "vitest";
import { localOf } from "../../../kit/time.ts";
import { whyNotFree, whyOutsideHours } from "../refusal.ts";
import { sayNoneFree } from "./say-none.ts";
import type { SlotQuestion } from "./slot-question.ts";
import { freeSlots } from "./slots.ts";
import { whyNoneFree } from "./why-none.ts";

const ZONE = "America/Mexico_City";
const NOBODY = { starts: [], ends: [] };
const minute = (text: string) => Date.parse(`${text}:00-06:00`) / 60_000;

function question(more: Partial<SlotQuestion> & { schedules: SlotQuestion["branch"]["schedules"] }): SlotQuestion {
  const { schedules, ...rest } = more;
  return {
    zone: ZONE,
    from: "2026-11-23",
    to: "2026-11-24",
    notBefore: 0,
    branch: { schedules, rests: {}, frecuency: 30 },
    service: { durationMinutes: 60, rests: null },
    specialists: [{ id: "ana", rests: {}, busy: NOBODY }],
    ...rest,
  };
}

const startsOf = (asked: SlotQuestion) =>
  freeSlots(asked).map(({ start }) => {
    const { day, time } = localOf(asked.zone, start * 60_000);
    return `${day.slice(8)} ${time}`;
  });

const EVENING = { monday: [{ from: "22:00", to: "24:00" }] };
const NIGHT = { ...EVENING, tuesday: [{ from: "00:00", to: "02:00" }] };

test("an hour that ends when the day does is offered", () =>
  expect(startsOf(question({ schedules: EVENING }))).toEqual(["23 22:00", "23 22:30", "23 23:00"]));

test("what begins before midnight ends after it where the hours go on", () =>
  expect(startsOf(question({ schedules: NIGHT }))).toEqual([
    ...["23 22:00", "23 22:30", "23 23:00", "23 23:30"],
    ...["24 00:00", "24 00:30", "24 01:00"],
  ]));

test("somebody who is busy or rests after midnight is not free before it", () => {
  const busy = { starts: [minute("2026-11-24T00:00")], ends: [minute("2026-11-24T00:15")] };
  const asked = question({ schedules: NIGHT, to: "2026-11-23", specialists: [{ id: "ana", rests: {}, busy }] });
  expect(startsOf(asked)).toEqual(["23 22:00", "23 22:30", "23 23:00"]);
  const rests = { tuesday: [{ from: "00:01", to: "23:59" }] };
  const off = question({ schedules: NIGHT, specialists: [{ id: "ana", rests, busy: NOBODY }] });
  expect(startsOf(off)).toEqual(["23 22:00", "23 22:30", "23 23:00"]);
});

test("on the night on which the clocks go back nothing is offered twice or lost", () => {
  // In Tijuana the clocks go back at two on Sunday, the 1st of November.
  const schedules = { saturday: [{ from: "22:00", to: "24:00" }], sunday: [{ from: "00:00", to: "02:00" }] };
  const asked = question({ schedules, zone: "America/Tijuana", from: "2026-10-31", to: "2026-11-01" });
  expect(startsOf(asked)).toEqual([
    ...["31 22:00", "31 22:30", "31 23:00", "31 23:30"],
    ...["01 00:00", "01 00:30", "01 01:00", "01 01:30"],
  ]);
});

test("every start is within hours, and every other minute says why not", () => {
  const asked = question({ schedules: NIGHT });
  const free = new Set(freeSlots(asked).map(({ start }) => start));
  for (let at = minute("2026-11-23T20:00"); at < minute("2026-11-24T04:00"); at += 15)
    expect([at, whyNotFree(asked, at, 0) === null]).toEqual([at, free.has(at)]);
  const [specialist] = asked.specialists;
  if (!specialist) throw new Error("nobody");
  const outside = (from: string, to: string) => whyOutsideHours({ ...asked, specialist }, minute(from), minute(to));
  expect(outside("2026-11-23T23:00", "2026-11-24T02:00")).toBeNull();
  expect(outside("2026-11-23T23:00", "2026-11-24T02:15")).toBe("does_not_fit");
});

test("a closed date has no hour and says what for; hours of its own are offered instead", () => {
  const dates = {
    "2026-11-23": { name: "Navidad", hours: [] },
    "2026-11-24": { name: "Venta nocturna", hours: [{ from: "19:00", to: "21:00" }] },
  };
  const schedules = { monday: [{ from: "09:00", to: "18:00" }], tuesday: [{ from: "09:00", to: "11:00" }] };
  const base = question({ schedules });
  const asked = { ...base, branch: { ...base.branch, dates } };
  expect(startsOf(asked)).toEqual(["24 19:00", "24 19:30", "24 20:00"]);
  // the same weekdays of the next week have the usual hours
  expect(startsOf({ ...asked, from: "2026-11-30", to: "2026-12-01" }).length).toBe(17 + 3);
  const why = whyNoneFree(asked, "2026-11-23", 0);
  expect(why).toEqual({ reason: "closed_day", removed: [], closedFor: "Navidad" });
  expect(sayNoneFree("closed_day", { closedFor: why?.closedFor })).toBe("Ese día está cerrado por Navidad.");
  expect(sayNoneFree("closed_day", { closedFor: why?.closedFor, branch: "Centro" })).toBe(
    "Ese día Centro está cerrado por Navidad.",
  );
});
