// Days called by a name: "en navidad", "el día de las madres", "el jueves santo".
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import { HOLIDAYS } from "../../lexicon/holidays.ts";
import type { NamedDay } from "./day-range.ts";
import { daysIn } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function holidays(page: Page, today: Day): Match<NamedDay>[] {
  return [
    ...scan(page, /\b(?:la )?semana (?:santa|mayor)(?: de (20\d\d))?\b/g, (m) => {
      const sunday = dayOf("easter 0", today, m[1]);
      return { from: addDays(sunday, -6), to: sunday };
    }),
    ...PATTERNS.flatMap(([rule, pattern]) =>
      scan(page, pattern, (m) => {
        const day = dayOf(rule, today, m[1]);
        return { from: day, to: day };
      }),
    ),
  ];
}

/** Of this year, or of the next where it is over; `year` where the text names one. */
function dayOf(rule: string, today: Day, year: string | undefined): Day {
  const own = Number(year ?? today.slice(0, 4));
  const day = inYear(rule, own);
  return day < today && year === undefined ? inYear(rule, own + 1) : day;
}

function inYear(rule: string, year: number): Day {
  const [kind, ...rest] = rule.split(" ");
  if (kind === "easter") return addDays(easter(year), Number(rest[0]));
  if (kind !== "nth") return `${year}-${rule}`;
  const [month, weekday, place] = rest as [string, string, string];
  const days = Array.from(
    { length: daysIn(year, Number(month)) },
    (_, i) => `${year}-${month.padStart(2, "0")}-${String(i + 1).padStart(2, "0")}`,
  );
  return days.filter((day) => weekdayOf(day) === WEEKDAYS.find((name) => name === weekday))[Number(place) - 1]!;
}

// Computes Easter Sunday in the Gregorian calendar.
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const count = moon + sunday - 7 * late + 114;
  return `${year}-${String(Math.floor(count / 31)).padStart(2, "0")}-${String((count % 31) + 1).padStart(2, "0")}`;
}

const PATTERNS = HOLIDAYS.map(
  ([rule, words]) => [rule, new RegExp(`(?<!\\bfeliz )\\b(?:${words})\\b(?: del? (20\\d\\d)\\b)?`, "g")] as const,
);
