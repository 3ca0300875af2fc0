// Ranges of days: "la semana que entra", "el fin de semana", "entre semana", "a fin de mes", "en diciembre".
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import type { NamedDay } from "./day-range.ts";
import { daysIn, MONTH, monthNumber, WEEKDAY } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function spans(page: Page, today: Day): Match<NamedDay>[] {
  const monday = addDays(today, -WEEKDAYS.indexOf(weekdayOf(today)));
  const NEXT = "(?:proxim[oa]|siguiente|otra|que (?:viene|entra|sigue)|entrante)";
  const range = (from: Day, to: Day) => ({ from: from < today ? today : from, to });
  const weekend = (weeks: number) => range(addDays(monday, 5 + 7 * weeks), addDays(monday, 6 + 7 * weeks));
  const near = weekdayOf(today) === "saturday" || weekdayOf(today) === "sunday" ? 1 : 0;
  const byWeekday = `(?!(?: ,)? (?:pero )?(?:el |en |para el )?${WEEKDAY})`;
  return [
    ...scan(page, /\b(?:el )?(?:proximo|siguiente|otro) fin(?: de semana)?\b(?! de mes)/g, () =>
      weekend(near === 1 ? 1 : 0),
    ),
    ...scan(page, /\bfin de semana (?:que (?:viene|entra|sigue)|proximo|siguiente)\b/g, () =>
      weekend(near === 1 ? 1 : 0),
    ),
    ...scan(page, /\b(?:este |el |en |los )?(?:fin(?:es)? de semana|fin(?=\s*(?:$|[.,?|])))/g, () => weekend(0)),
    ...scan(page, /\b(?:el )?(?:ultimo dia|dia ultimo)(?: hab\w+)?(?: del? (?:este )?mes)?\b/g, () => {
      const { to } = monthPart(today, 0, "end");
      return { from: to, to };
    }),
    ...scan(page, /\b(?:a |al |para )?fin(?:es|ales)? de(?:l)? mes\b|\ba fin(?:es|ales)? de (?:este )?mes\b/g, () =>
      monthPart(today, 0, "end"),
    ),
    ...scan(
      page,
      new RegExp(`\\b(fin|fines|finales|principios?|inicios?|mediados|la quincena) de (${MONTH})\\b`, "g"),
      (m) =>
        monthPart(
          today,
          monthsAhead(today, monthNumber(m[2]!)),
          m[1]!.startsWith("fin") ? "end" : m[1]!.startsWith("m") || m[1]!.startsWith("la") ? "middle" : "start",
        ),
    ),
    ...scan(
      page,
      /\b(principios?|inicios?|mediados|fines|finales) del? (?:(?:proximo|siguiente|otro) mes|mes que (?:viene|entra|sigue))\b/g,
      (m) => monthPart(today, 1, m[1]!.startsWith("f") ? "end" : m[1]!.startsWith("m") ? "middle" : "start"),
    ),
    ...scan(
      page,
      /\b(?:el )?(?:(?:proximo|siguiente|otro) mes|mes (?:que (?:viene|entra|sigue)|proximo|siguiente))\b/g,
      () => monthPart(today, 1, "all"),
    ),
    ...scan(page, /\b(?:en |la |esta |para la |dia de (?:la )?)quincena\b/g, () => {
      const n = Number(today.slice(8));
      const last = daysIn(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
      const day = addDays(today, (n <= 15 ? 15 : last) - n);
      return { from: day, to: day };
    }),
    ...scan(page, new RegExp(`(?<=\\b(?:en|para|por|de) )(?:${FULL_MONTH})\\b`, "g"), (m, _b, after) =>
      /^ \d/.test(after) ? null : monthPart(today, monthsAhead(today, monthNumber(m[0])), "all"),
    ),
    ...scan(page, new RegExp(`\\b(?:la |una )?(?:${NEXT} semana|semana ${NEXT})\\b${byWeekday}`, "g"), (_, before) =>
      new RegExp(`${WEEKDAY}s?,? (?:pero )?(?:de |en )?$`).test(before)
        ? null
        : range(addDays(monday, 7), addDays(monday, 13)),
    ),
    ...scan(page, /\b(?:esta|en la|durante la) semana\b/g, (_, before) =>
      new RegExp(`${WEEKDAY}s? de $`).test(before) ? null : range(today, addDays(monday, 6)),
    ),
    ...scan(page, /\bentre semana\b/g, () =>
      near === 1 ? range(addDays(monday, 7), addDays(monday, 11)) : range(today, addDays(monday, 4)),
    ),
  ];
}

const FULL_MONTH = MONTH.slice(3, MONTH.indexOf("|ene|"));

function monthsAhead(today: Day, month: number): number {
  return (month - Number(today.slice(5, 7)) + 12) % 12;
}

function monthPart(today: Day, ahead: number, part: "start" | "middle" | "end" | "all"): NamedDay {
  const index = Number(today.slice(5, 7)) - 1 + ahead;
  const year = Number(today.slice(0, 4)) + Math.floor(index / 12);
  const month = (index % 12) + 1;
  const last = daysIn(year, month);
  const [from, to] = { start: [1, 7], middle: [12, 18], end: [last - 5, last], all: [1, last] }[part] as [
    number,
    number,
  ];
  const day = (n: number) => `${year}-${String(month).padStart(2, "0")}-${String(n).padStart(2, "0")}`;
  return { from: day(from) < today ? today : day(from), to: day(to) };
}
