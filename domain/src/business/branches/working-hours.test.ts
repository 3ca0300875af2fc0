import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOfMinutes, WEEKDAYS } from "../../kit/calendar.ts";
import { DAY_OFF, type HourRange, openSpans, restSpans } from "./hours.ts";
import { type Span, subtractSpans } from "./spans.ts";
import { hoursFromRests, restsFromHours } from "./working-hours.ts";

const ranges = (...texts: string[]): HourRange[] =>
  texts.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }));
const week = (day: readonly HourRange[]) => Object.fromEntries(WEEKDAYS.map((name) => [name, day]));
const OFF = DAY_OFF.specialist;
const rests = (hours: HourRange[], frame: HourRange[]) => restsFromHours(week(hours), week(frame), OFF).monday;
const hours = (stored: HourRange[], frame: HourRange[]) => hoursFromRests(week(stored), week(frame)).monday;
const BRANCH = ranges("09:00-18:00");

test.each([
  ["the hours of the branch need no rest", ranges("09:00-18:00"), []],
  ["a lunch is the gap, a minute shorter at each end", ranges("09:00-14:00", "15:00-18:00"), ranges("14:01-14:59")],
  ["who comes later rests before", ranges("11:00-18:00"), ranges("00:00-10:59")],
  ["who leaves earlier rests after", ranges("09:00-13:00"), ranges("13:01-23:59")],
  ["a day off is the one break that means it", ranges("00:00-00:00"), [OFF]],
  ["a day without any hours is off too", [], [OFF]],
])("%s", (_, written, stored) => {
  expect(rests(written, BRANCH)).toEqual(stored);
  expect(hours(stored, BRANCH)).toEqual(written.length > 0 ? written : ranges("00:00-00:00"));
});

test("rests that were written by themselves read as the hours between them", () => {
  expect(hours(ranges("14:00-15:00"), BRANCH)).toEqual(ranges("09:00-14:00", "15:00-18:00"));
  expect(hours([], ranges("09:00-14:00", "16:00-20:00"))).toEqual(ranges("09:00-14:00", "16:00-20:00"));
  expect(hours(ranges("00:02-23:58"), BRANCH)).toEqual(ranges("00:00-00:00"));
});

test("on a day on which the branch is closed nobody works, unless hours were written for it", () => {
  expect(hours([], ranges("00:00-00:00"))).toEqual(ranges("00:00-00:00"));
  const stored = rests(ranges("10:00-14:00"), ranges("00:00-00:00"));
  expect(hours(stored, ranges("00:00-00:00"))).toEqual(ranges("10:00-14:00"));
});

test("a day that was not changed keeps the rests that it had", () => {
  const stored = { ...week([]), monday: ranges("14:00-15:00"), tuesday: ranges("14:00-15:00") };
  const read = hoursFromRests(stored, week(BRANCH));
  const after = restsFromHours({ ...read, tuesday: ranges("09:00-13:00") }, week(BRANCH), OFF, stored);
  expect(after.monday).toEqual(ranges("14:00-15:00"));
  expect(after.tuesday).toEqual(ranges("13:01-23:59"));
  expect(after.sunday).toEqual([]);
});

const day = fc
  .uniqueArray(fc.integer({ min: 0, max: 287 }), { minLength: 0, maxLength: 8 })
  .map((marks) => marks.sort((a, b) => a - b).map((mark) => mark * 5))
  .map((marks) =>
    marks.flatMap((from, index) => {
      const to = marks[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ from: timeOfMinutes(from), to: timeOfMinutes(to) }] : [];
    }),
  );

const within = (frame: HourRange[], spans: Span[]) => {
  const open = openSpans(frame);
  return subtractSpans(open, subtractSpans(open, spans));
};

test("where the branch is open, whatever hours are written come back, and the agenda offers those and no others", () => {
  fc.assert(
    fc.property(day, day, (written, frame) => {
      const stored = rests(written, frame);
      const wanted = within(frame, openSpans(written));
      expect(within(frame, openSpans(hours(stored, frame)))).toEqual(wanted);
      // The shrinking leaves a minute at each edge.
      for (const { from, to } of subtractSpans(openSpans(frame), restSpans(stored)))
        expect(to - from <= 2 || wanted.some((span) => span.from - 1 <= from && to <= span.to + 1)).toBe(true);
    }),
  );
});

test("hours beyond those of the branch are kept as they were written", () => {
  expect(hours(rests(ranges("08:00-20:00"), BRANCH), BRANCH)).toEqual(ranges("08:00-20:00"));
});
