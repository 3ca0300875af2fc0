// Compares the search with a model that shares no code with it: the model goes minute by minute and asks the
// platform's own calendar for the local time.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SlotQuestion, SlotSpecialist } from "./slot-question.ts";
import { freeSlots } from "./slots.ts";

const ZONES = [
  "America/Mexico_City",
  "America/Tijuana",
  "America/Ciudad_Juarez",
  "America/Cancun",
  "America/Hermosillo",
  "America/Ojinaga",
  "America/Matamoros",
  "America/New_York",
  "Europe/Madrid",
  "America/Argentina/Buenos_Aires",
];
const WEEK = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
type Range = { from: string; to: string };

describe("free slots and the minute-by-minute model", () => {
  const windows = ZONES.flatMap((zone) => windowsOf(zone));

  test("the zones have the transitions that their laws say", () => {
    const counts = Object.fromEntries(ZONES.map((zone) => [zone, changesOf(zone).length]));
    expect(counts).toEqual({
      "America/Mexico_City": 0,
      "America/Tijuana": 18,
      "America/Ciudad_Juarez": 18,
      "America/Cancun": 0,
      "America/Hermosillo": 0,
      "America/Ojinaga": 18,
      "America/Matamoros": 18,
      "America/New_York": 18,
      "Europe/Madrid": 18,
      "America/Argentina/Buenos_Aires": 0,
    });
  });

  test("agree on every transition of ten zones from 2024 to 2032, open around the clock", { timeout: 90_000 }, () => {
    for (const window of windows) {
      for (const durationMinutes of [20, 110]) {
        const question = aroundTheClock(window, durationMinutes);
        expect(found(question), `${window.zone} ${window.from}`).toBe(naiveSlots(question, window));
      }
    }
  });

  test("agree on any hours, rests and busy times, near the transitions", () => {
    fc.assert(
      fc.property(fc.constantFrom(...windows), anyQuestion, (window, shape) => {
        const question = questionIn(window, shape);
        expect(found(question)).toBe(naiveSlots(question, window));
      }),
      { numRuns: 300 },
    );
  });

  test("agree on ordinary weeks", () => {
    const weeks = ["2026-01-05", "2027-06-14", "2028-02-26"].map((day) => windowAt("America/Mexico_City", day, 7));
    fc.assert(
      fc.property(fc.constantFrom(...weeks), anyQuestion, (window, shape) => {
        const question = questionIn(window, shape);
        expect(found(question)).toBe(naiveSlots(question, window));
      }),
      { numRuns: 100 },
    );
  });
});

type Window = { zone: string; from: string; to: string; first: number; days: string[]; minutes: number[] };

/** The local time, minute by minute, from a day before `from` to a day after its end. */
function windowAt(zone: string, from: string, days: number): Window {
  const midday = Date.parse(`${from}T12:00:00Z`);
  const first = midday / 60_000 - 2160;
  const window: Window = { zone, from, to: dayText(midday + (days - 1) * 86_400_000), first, days: [], minutes: [] };
  const show = clockOf(zone);
  for (let minute = 0; minute < (days + 2) * 1440; minute += 1) {
    const shown = show((first + minute) * 60_000);
    window.days.push(shown.day);
    window.minutes.push(shown.minute);
  }
  return window;
}

/** Three days around every clock change; without changes, three days of each year. */
function windowsOf(zone: string): Window[] {
  const changes = changesOf(zone);
  const days = changes.length > 0 ? changes : Array.from({ length: 9 }, (_, year) => `${2024 + year}-03-1${year}`);
  return days.map((day) => windowAt(zone, dayText(Date.parse(`${day}T12:00:00Z`) - 86_400_000), 3));
}

function changesOf(zone: string): string[] {
  const show = clockOf(zone);
  const changes: string[] = [];
  let before: number | null = null;
  for (let noon = Date.parse("2024-01-01T12:00:00Z"); noon < Date.parse("2033-01-01"); noon += 86_400_000) {
    const { minute } = show(noon);
    if (before !== null && minute !== before) changes.push(dayText(noon));
    before = minute;
  }
  return changes;
}

function clockOf(zone: string): (instant: number) => { day: string; minute: number } {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => {
    const text = format.format(instant);
    return { day: text.slice(0, 10), minute: Number(text.slice(12, 14)) * 60 + Number(text.slice(15, 17)) };
  };
}

function dayText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

function naiveSlots(question: SlotQuestion, window: Window): string {
  const { branch, service, specialists, from, to, notBefore, before } = question;
  const onDuty = specialists.map((specialist) =>
    window.days.map((_, index) => isOnDuty(question, specialist, window, index)),
  );
  const seen = new Set<string>();
  const slots: string[] = [];
  for (let index = 0; index + service.durationMinutes < window.days.length; index += 1) {
    const start = window.first + index;
    const day = window.days[index] as string;
    const minute = window.minutes[index] as number;
    if (day < from || day > to || seen.has(`${day} ${minute}`)) continue;
    seen.add(`${day} ${minute}`);
    if (!(branch.schedules[weekdayIn(day)] ?? []).some((range) => onGrid(range, minute, branch.frecuency))) continue;
    if (start < notBefore || (before !== undefined && start >= before)) continue;
    specialists.forEach(({ id }, who) => {
      const minutes = Array.from({ length: service.durationMinutes }, (_, more) => index + more);
      const { classes, busy } = specialists[who] as SlotSpecialist;
      if (!minutes.every((at) => window.days[at] === day && onDuty[who]?.[at])) return;
      const places = classes?.get(start);
      const isFree =
        !isTakenAround(question, specialists[who] as SlotSpecialist, start) &&
        minutes.every((at) => !isTakenAt(busy, window.first + at));
      if (places !== undefined || isFree)
        slots.push(`${start}-${start + service.durationMinutes} ${id} ${places ?? service.capacity}`);
    });
  }
  return slots.join("\n");
}

/** Preparation and cleaning lie outside what is taken, wherever the hours end. */
function isTakenAround({ service }: SlotQuestion, { busy }: SlotSpecialist, start: number): boolean {
  const { durationMinutes, minutesBefore = 0, minutesAfter = 0 } = service;
  const end = start + durationMinutes;
  const around = [
    ...Array.from({ length: minutesBefore }, (_, more) => start - 1 - more),
    ...Array.from({ length: minutesAfter }, (_, more) => end + more),
  ];
  return around.some((at) => isTakenAt(busy, at));
}

function isTakenAt(busy: SlotSpecialist["busy"], at: number): boolean {
  return busy.starts.some((begin, one) => begin <= at && at < (busy.ends[one] as number));
}

function isOnDuty(question: SlotQuestion, { rests }: SlotSpecialist, window: Window, index: number): boolean {
  const { branch, service } = question;
  const weekday = weekdayIn(window.days[index] as string);
  const minute = window.minutes[index] as number;
  const resting = [branch.rests, service.rests ?? {}, rests].some((week) =>
    (week[weekday] ?? []).some((range) => isClosed(range) || isWithin(range, minute)),
  );
  const working = (branch.schedules[weekday] ?? []).some((range) => !isClosed(range) && isWithin(range, minute));
  return working && !resting;
}

const weekdays = new Map<string, (typeof WEEK)[number]>();

function weekdayIn(day: string): (typeof WEEK)[number] {
  const known = weekdays.get(day) ?? (WEEK[new Date(`${day}T00:00:00Z`).getUTCDay()] as (typeof WEEK)[number]);
  weekdays.set(day, known);
  return known;
}

function onGrid(range: Range, minute: number, step: number): boolean {
  return !isClosed(range) && isWithin(range, minute) && (minute - clock(range.from)) % step === 0;
}

function isClosed(range: Range): boolean {
  return ["00:00 00:00", "00:01 23:59", "00:02 23:58"].includes(`${range.from} ${range.to}`);
}

function isWithin(range: Range, minute: number): boolean {
  return clock(range.from) <= minute && minute < clock(range.to);
}

function clock(text: string): number {
  const [hours, minutes] = text.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** One line a slot: the comparison of two texts is fast, and its diff is easy to read. */
function found(question: SlotQuestion): string {
  return freeSlots(question)
    .map(({ start, end, specialistId, placesLeft }) => `${start}-${end} ${specialistId} ${placesLeft}`)
    .join("\n");
}

function aroundTheClock(window: Window, durationMinutes: number): SlotQuestion {
  const schedules = Object.fromEntries(WEEK.map((day) => [day, [{ from: "00:00", to: "23:59" }]]));
  const middle = window.first + 2160 + 1440;
  return {
    zone: window.zone,
    from: window.from,
    to: window.to,
    notBefore: 0,
    branch: { schedules, rests: {}, frecuency: 15 },
    service: { durationMinutes, rests: null },
    specialists: [
      { id: "free", rests: {}, busy: { starts: [], ends: [] } },
      { id: "busy", rests: {}, busy: { starts: [middle - 700, middle + 7], ends: [middle - 610, middle + 67] } },
      {
        id: "rests",
        rests: Object.fromEntries(WEEK.map((day) => [day, [{ from: "01:20", to: "02:40" }]])),
        busy: { starts: [], ends: [] },
      },
    ],
  };
}

const marker = fc.constantFrom(
  { from: "00:00", to: "00:00" },
  { from: "00:01", to: "23:59" },
  { from: "00:02", to: "23:58" },
);
const time = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1439 }) },
  )
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);
const range = fc.tuple(time, time).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
const week = (most: number, markers: number) => {
  const day = fc.array(fc.oneof({ weight: 12, arbitrary: range }, { weight: markers, arbitrary: marker }), {
    maxLength: most,
  });
  return fc.record(Object.fromEntries(WEEK.map((name) => [name, day])), { requiredKeys: [] });
};
const busy = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 * 1440 }), fc.integer({ min: 1, max: 300 })), {
  maxLength: 12,
});

const anyQuestion = fc.record({
  schedules: week(3, 1),
  branchRests: week(1, 1),
  serviceRests: fc.option(week(1, 1)),
  frecuency: fc.constantFrom(15, 20, 30, 40, 45, 60, 90, 120, 180),
  durationMinutes: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 480 })),
  minutesBefore: fc.constantFrom(0, 0, 5, 30, 120),
  minutesAfter: fc.constantFrom(0, 0, 10, 45, 120),
  notBefore: fc.integer({ min: 0, max: 3 * 1440 }),
  before: fc.option(fc.integer({ min: 1440, max: 5 * 1440 }), { nil: undefined }),
  specialists: fc.array(fc.tuple(week(1, 1), busy), { maxLength: 3 }),
  /** Every how many busy times is a class with places left; 0: the service takes one client. */
  classesOf: fc.constantFrom(0, 0, 1, 3),
});
type AnyQuestion = typeof anyQuestion extends fc.Arbitrary<infer Shape> ? Shape : never;

function questionIn(window: Window, shape: AnyQuestion): SlotQuestion {
  return {
    zone: window.zone,
    from: window.from,
    to: window.to,
    notBefore: window.first + shape.notBefore,
    ...(shape.before === undefined ? {} : { before: window.first + shape.before }),
    branch: { schedules: shape.schedules, rests: shape.branchRests, frecuency: shape.frecuency },
    service: {
      ...{ durationMinutes: shape.durationMinutes, rests: shape.serviceRests },
      ...{ minutesBefore: shape.minutesBefore, minutesAfter: shape.minutesAfter },
      ...(shape.classesOf > 0 && { capacity: 8 }),
    },
    specialists: shape.specialists.map(([rests, times], index) => {
      const sorted = times.map(([start, length]) => [window.first + start, window.first + start + length] as const);
      sorted.sort((a, b) => a[0] - b[0]);
      const open = sorted.filter((_, at) => shape.classesOf > 0 && at % shape.classesOf === 0);
      const classes = new Map(open.map(([a], at) => [a + shape.minutesBefore, (at % 7) + 1]));
      const starts = sorted.map(([a]) => a);
      return { id: `s${index}`, rests, classes, busy: { starts, ends: sorted.map(([, b]) => b) } };
    }),
  };
}
