// Dates by number: "3 de diciembre", "el viernes 27", "3/12", "dic 3", "el 15", "el 3 del mes que entra".
import { addDays, type Day, dayNumber, weekdayOf } from "../../../../../kit/calendar.ts";
import type { NamedDay } from "./day-range.ts";
import { dateOf, MONTH, monthNumber, WEEKDAY, weekdayNamed } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function calendarDates(page: Page, today: Day): Match<NamedDay>[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const one = (day: Day | null) => (day ? { from: day, to: day } : null);
  const monthly = (n: number, step: number) => {
    const index = month - 1 + step;
    return dateOf(year + Math.floor(index / 12), (index % 12) + 1, n);
  };
  return [
    ...scan(page, /\b(\d{4})(?:[-/.]| ?[.] ?)(\d{1,2})(?:[-/.]| ?[.] ?)(\d{1,2})\b/g, (m) =>
      one(dateOf(Number(m[1]), Number(m[2]), Number(m[3]))),
    ),
    ...scan(page, /\b(\d{1,2})(?:[/-]| ?[.] ?)(\d{1,2})(?:[/-]| ?[.,] ?)(\d{4}|\d{2}(?! ?(?:am|pm|:)))\b/g, (m) => {
      const [first, second, written] = [Number(m[1]), Number(m[2]), Number(m[3])];
      const year = written >= 100 ? written : written + (written > 50 ? 1900 : 2000);
      return one(dateOf(year, second, first) ?? dateOf(year, first, second)) ?? noSuchDay(m[0], today);
    }),
    // "El 4.22", written as an hour would be.
    ...scan(page, /(?<=\b(?:el|dia) )(\d{1,2}):(\d{2})\b(?! ?(?:am|pm|horas))/g, (m) =>
      one(yearly(Number(m[2]), Number(m[1]), today) ?? yearly(Number(m[1]), Number(m[2]), today)),
    ),
    ...scan(page, new RegExp(`\\b(?=\\S)()${ORDINAL}(?: dia)? (?:de |del )(?:mes de )?(${MONTH})\\b`, "g"), (m) =>
      one(yearly(monthNumber(m[5]!), ordinalOf(m), today)),
    ),
    ...scan(page, new RegExp(`\\b(\\d{1,2}) ?[-/] ?(${MONTH})\\b`, "g"), (m) =>
      one(yearly(monthNumber(m[2]!), Number(m[1]), today)),
    ),
    // "El primer viernes de julio".
    ...scan(
      page,
      new RegExp(
        `\\b(?:el )?(primer[oa]?|segundo|tercer[oa]?|cuarto|ultimo) (${WEEKDAY}) (?:de|del) (?:(${MONTH})|(?:(este|proximo|siguiente|otro) )?mes(?: que (?:viene|entra))?)(?= |$)`,
        "g",
      ),
      (m) => {
        const next = (month % 12) + 1;
        if (m[3]) return one(nthOf(m[1]!, m[2]!, monthNumber(m[3]), today));
        if (m[4] ? m[4] !== "este" : /que/.test(m[0])) return one(nthOf(m[1]!, m[2]!, next, today));
        // "El último viernes del mes": of this one, while it is ahead.
        const ofThis = nthOf(m[1]!, m[2]!, month, today);
        return one(ofThis !== null && (ofThis >= today || m[4]) ? ofThis : nthOf(m[1]!, m[2]!, next, today));
      },
    ),
    ...scan(page, /\b(\d{1,2})([/-])(\d{1,2})\b/g, (m, before, after) =>
      m[2] === "-" &&
      (/\b(de|entre|tipo|las)( las)? $/.test(before) || /^ (am|pm|horas|de la (tarde|manana|noche))\b/.test(after))
        ? null
        : (one(yearly(Number(m[3]), Number(m[1]), today) ?? yearly(Number(m[1]), Number(m[3]), today)) ??
          noSuchDay(m[0], today)),
    ),
    ...scan(
      page,
      new RegExp(
        `\\b(?:(${WEEKDAY}) )?(\\d{1,2})(?= (?:o|y|u|al|a)(?: el)? (\\d{1,2}) (?:de |del )?(${MONTH})\\b)`,
        "g",
      ),
      (m) => {
        // "El 26 y el 3 de diciembre": the 26th is of the month before.
        const before = Number(m[2]) > Number(m[3]) ? 10 : 11;
        return one(yearly(((monthNumber(m[4]!) + before) % 12) + 1, Number(m[2]), today));
      },
    ),
    ...scan(
      page,
      new RegExp(
        `\\b(?:(${WEEKDAY}) )?(?:dia )?(\\d{1,2}|primero|uno) (?:de |del )?(?:mes )?(?:de )?(${MONTH})\\b(?:(?: ,)? (?:de |del )?(20\\d\\d)\\b)?`,
        "g",
      ),
      (m) => {
        const n = Number.parseInt(m[2]!, 10) || 1;
        const day = m[4] ? dateOf(Number(m[4]), monthNumber(m[3]!), n) : yearly(monthNumber(m[3]!), n, today);
        if (day === null) return n > 31 ? null : noSuchDay(m[0], today);
        return m[1] ? { ...one(day)!, ...clashOf(m[1], day, today) } : one(day);
      },
    ),
    ...scan(page, new RegExp(`\\b(${MONTH}) (\\d{1,2}|primero)\\b(?! ?(?:am|pm|horas|:))`, "g"), (m) =>
      one(yearly(monthNumber(m[1]!), Number.parseInt(m[2]!, 10) || 1, today)),
    ),
    ...scan(
      page,
      /\b(\d{1,2}|primero) (?:del? )(?:(?:proximo|siguiente|otro) mes|mes (?:que (?:viene|entra|sigue)|proximo|siguiente))\b/g,
      (m) => one(monthly(Number.parseInt(m[1]!, 10) || 1, 1)),
    ),
    ...scan(page, /\b(\d{1,2}) (?:de este|del presente|del mismo|de el) mes\b/g, (m) => one(monthly(Number(m[1]), 0))),
    ...scan(page, /(?<=\b(?:el|dia) )(\d{1,2}) del (\d{1,2})\b(?! ?(?:am|pm|:))/g, (m) =>
      one(yearly(Number(m[2]), Number(m[1]), today)),
    ),
    ...scan(
      page,
      new RegExp(`\\b(${WEEKDAY})s? (?:dia )?(\\d{1,2}|primero|uno)\\b(?!${HOUR_SIGN})`, "g"),
      (m, before, after) =>
        weekdayAndNumber(
          m[1]!,
          Number.parseInt(m[2]!, 10) || 1,
          today,
          /:\d\d|\b(a|tipo|como) las? \d|\d (am|pm|horas|de la)\b/.test(before + after) ? 40 : 13,
        ),
    ),
    // "Miércoles 24 en la tarde": there is no such hour.
    ...scan(
      page,
      new RegExp(`\\b(${WEEKDAY}) (?:dia )?(1[3-9]|2\\d|3[01])(?= (?:en|por) la (?:tarde|manana|noche)\\b)`, "g"),
      (m) => weekdayAndNumber(m[1]!, Number(m[2]), today, 40),
    ),
    // "Miércoles 28, digo 25, a las 11".
    ...scan(
      page,
      /(?<=~(?: ,)? (?:digo|perdon|no)(?: ,)? (?:el )?)(1[3-9]|2\d|3[01])(?= (?:, )?(?:a las?|en la|por la|tipo|como)\b)/g,
      (m) => one(nextNumber(Number(m[1]), today)),
    ),
    ...scan(page, new RegExp(`\\b(?:dia |fecha )(\\d{1,2}|primero|uno)\\b(?!${HOUR_SIGN})`, "g"), (m) =>
      one(nextNumber(Number.parseInt(m[1]!, 10) || 1, today)),
    ),
    ...scan(
      page,
      new RegExp(`(?<=\\b(?:el|al|del|este) )(\\d{1,2}|primero)\\b(?!${HOUR_SIGN})`, "g"),
      (m, _before, after) => {
        if (m[1] === "primero" && !/^ (?:de (?:este )?mes|a las?\b|\d{1,2}(?::\d\d)? ?(?:am|pm))/.test(after))
          return null;
        const n = Number.parseInt(m[1]!, 10) || 1;
        const day = nextNumber(n, today);
        return day ? { from: day, to: day, bare: n } : null;
      },
    ),
  ];
}

function nthOf(place: string, name: string, month: number, today: Day): Day | null {
  const first = yearly(month, 1, today);
  if (first === null) return null;
  const days = Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter(
    (day) => day.slice(5, 7) === first.slice(5, 7) && weekdayOf(day) === weekdayNamed(name),
  );
  const at = ["primer", "segund", "tercer", "cuarto"].findIndex((one) => place.startsWith(one));
  return days.at(at) ?? null;
}

function noSuchDay(said: string, today: Day): NamedDay {
  return { from: today, to: today, impossible: said };
}

/** "El segundo de agosto", "el vigésimo segundo de junio". */
const UNITS = "primer segundo tercer cuarto quinto sexto septimo octavo noveno".split(" ");
const ORDINAL = `(?:(decimo|vigesimo|trigesimo)(?: (${UNITS.join("|")})[oa]?)?|(${UNITS.slice(1).join("|")})o?)`;

function ordinalOf([, , tens, unit, alone]: RegExpMatchArray): number {
  const place = (word: string | undefined) => (word === undefined ? 0 : UNITS.indexOf(word) + 1);
  const ten = tens === undefined ? 0 : { d: 10, v: 20, t: 30 }[tens[0] as "d" | "v" | "t"];
  return ten + place(unit ?? alone);
}

const HOUR_SIGN =
  "(?: ?(?:am|pm|horas|hrs|:\\d|y media|y cuarto|minutos|pesos|en punto|opcion)| (?:de|en|por) la (?:tarde|manana|noche)|\\d)";

/** This year's date, or the next year's when it is more than three months in the past. */
function yearly(month: number, n: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, n);
  if (date === null) return month === 2 && n === 29 ? dateOf(year + 1, month, n) : null;
  return dayNumber(today) - dayNumber(date) > 90 ? dateOf(year + 1, month, n) : date;
}

/** The next day of a month with that number, today included. */
function nextNumber(n: number, today: Day): Day | null {
  if (n < 1 || n > 31) return null;
  for (let ahead = 0; ahead < 62; ahead++) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === n) return day;
  }
  return null;
}

/** Where the date is not that weekday: the nearest one of that name. */
export function clashOf(name: string, date: Day, today: Day): { clash?: Day } {
  const named = weekdayNamed(name);
  if (weekdayOf(date) === named) return {};
  const near = [-3, -2, -1, 1, 2, 3].map((away) => addDays(date, away)).find((day) => weekdayOf(day) === named)!;
  return { clash: near < today ? addDays(near, 7) : near };
}

function weekdayAndNumber(name: string, n: number, today: Day, reach: number): NamedDay | null {
  for (let ahead = -7; ahead < (n > 12 ? 75 : reach); ahead++) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === n && weekdayOf(day) === weekdayNamed(name)) return { from: day, to: day };
  }
  // 13 to 31 can only be a date, even with the wrong weekday; a smaller number may be the hour.
  const date = n > 12 ? nextNumber(n, today) : null;
  return date ? { from: date, to: date, ...clashOf(name, date, today) } : null;
}
