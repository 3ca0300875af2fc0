// Branches: where and when the business is open (contract/agenda#branches).
import * as z from "zod";
import { WEEKDAYS } from "../../kit/calendar.ts";
import { EndOfHours, HourMinute, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { keptHours } from "./hours.ts";
import { restErrors, scheduleErrors } from "./weekly-ranges.ts";

export const FRECUENCIES = [15, 20, 30, 40, 45, 60, 90, 120, 180] as const;
export const NO_QUOTES = "No se permiten comillas dobles en el nombre";
/** Long enough for a short link to a map, or a link to a point on it. */
export const LONGEST_LOCATION = 50;

export const HourRange = z.object({ from: HourMinute, to: EndOfHours });
export const DayRanges = z.array(HourRange).max(12, "Son demasiados horarios en un día");

/** One entry for each weekday, made by `entry`. */
function week<Entry extends z.ZodType>(entry: Entry) {
  return z.object(
    Object.fromEntries(WEEKDAYS.map((day) => [day, entry])) as Record<(typeof WEEKDAYS)[number], Entry>,
    REQUIRED,
  );
}

/** Weekly rests as stored and sent; a day without rests is an empty list. */
export const WeekRests = week(z.array(z.object({ from: z.string(), to: z.string() })));
export type WeekRests = z.infer<typeof WeekRests>;

/** Weekly rests as written: a weekday may be left out. */
export const RestsInput = week(DayRanges.default([])).check(({ value, issues }) => {
  for (const error of restErrors(value)) issues.push(issueOf(error, value));
});

/** Every way to say that a day is closed, no hours or any of the markers, is stored as 00:00-00:00 (D-13). */
export const SchedulesInput = week(DayRanges.default([]))
  .extend({ frecuency: z.literal(FRECUENCIES, "La frecuencia no es una de las opciones").default(30) })
  .check(({ value, issues }) => {
    for (const error of scheduleErrors(value)) issues.push(issueOf(error, value));
  })
  .transform(({ frecuency, ...hours }) => ({ ...keptHours(hours), frecuency }));

/** A closed day is the single slot 00:00-00:00; `frecuency` is the minutes between offered starts. */
export const Schedules = WeekRests.extend({ frecuency: z.int() });
export type Schedules = z.infer<typeof Schedules>;

/** Dates with hours of their own, by day; without any hours the date is closed. */
export const BranchDates = z.record(z.string(), z.object({ name: z.string(), hours: z.array(HourRange) }));

/** A plain text is read as the description. */
export const AddressInput = z.preprocess(
  (value) => (typeof value === "string" ? { description: value } : value),
  z.object(
    {
      description: text(5, 100, "La dirección"),
      place_id: optionalText(300),
      structured_formatting: z
        .object({ main_text: optionalText(200), secondary_text: optionalText(200) })
        .nullable()
        .default(null),
    },
    REQUIRED,
  ),
);

export function issueOf({ path, message }: { path: string; message: string }, input: unknown) {
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { code: "custom" as const, path: keys, message, input };
}
