// Weekdays: "el jueves", "este martes", "el próximo martes", "el jueves de la otra semana", "el martes en ocho".
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import type { NamedDay } from "./day-range.ts";
import { WEEKDAY, weekdayNamed } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function weekdays(page: Page, today: Day): Match<NamedDay>[] {
  const { coming, later, ofNextWeek } = calendarOf(today);
  return [
    ...scan(page, new RegExp(`\\b${W}(?: ,)? (?:pero )?(?:de |en )?la ${WEEK}`, "g"), (m) => one(ofNextWeek(m[1]!))),
    ...scan(
      page,
      new RegExp(`\\b(?:la )?(?:${NEXT} semana|semana ${NEXT})(?: ,)? (?:pero )?(?:el |en |para el )?${W}\\b`, "g"),
      (m) => one(ofNextWeek(m[1]!)),
    ),
    ...scan(page, new RegExp(`\\b${W} de la (?:ultima semana|semana (?:pasada|anterior))\\b`, "g"), (m) =>
      one(addDays(ofNextWeek(m[1]!), -14)),
    ),
    ...scan(page, new RegExp(`\\b${W} de esta (?:misma )?semana\\b`, "g"), (m) => one(coming(m[1]!))),
    ...scan(page, new RegExp(`\\b(?:el |este )?otro ${W}`, "g"), (m) =>
      one(addDays(later(m[1]!), coming(m[1]!) === today ? 0 : 7)),
    ),
    ...scan(page, new RegExp(`\\b(?:este )?(?:proxim[oa]|siguiente) ${W}`, "g"), (m) => one(later(m[1]!))),
    ...scan(page, new RegExp(`\\b${W} (?:proxim[oa]|siguiente|entrante|que (?:viene|entra|sigue))\\b`, "g"), (m) =>
      one(later(m[1]!)),
    ),
    ...scan(page, new RegExp(`\\b${W} (?:pasado|anterior)\\b`, "g"), (m) => one(addDays(later(m[1]!), -7))),
    ...scan(page, new RegExp(`\\b(?:el )?ultimo ${W}\\b`, "g"), (m) => one(addDays(coming(m[1]!), -7))),
    ...scan(page, new RegExp(`\\b${W}\\b`, "g"), (m, before) => ({
      ...one(coming(m[1]!)),
      ...(/\b(?:este|hoy|manana) $/.test(before) ? {} : { weekday: true as const }),
    })),
    ...scan(page, /(?<=\b(?:el|este|proximo) )mar\b/g, () => one(coming("martes"))),
  ];
}

/** A weekday refused for the same one a week later: "este martes no, el otro", "el martes, pero no el de esta semana". */
export function weekdaysPutOff(page: Page, today: Day): Match<NamedDay>[] {
  const { coming } = calendarOf(today);
  const weekAfter = (m: RegExpMatchArray) => one(addDays(coming((m[1] ?? m[2])!), 7));
  return [
    ...scan(page, new RegExp(`\\best[ea] ${W}(?: ,)? no el (?:otro|siguiente|que sigue)`, "g"), (m) =>
      one(coming(m[1]!)),
    ),
    ...scan(
      page,
      new RegExp(
        `\\b(?:proxim[oa] )?${W}(?: que viene)?(?: [,|])? (?:pero )?(?:(?:que )?no (?:es |sea |el de |de |para )*(?:est[ea](?: semana)?|hoy|manana)(?! ${WEEKDAY})|est[ea] no)(?:(?: [,|])? (?:sino |mejor )?(?:el |hasta el |la )?${LATER})?(?! semana)`,
        "g",
      ),
      (m) => (/ (?:hoy|manana)\b/.test(m[0]) && coming(m[1]!) > addDays(today, 1) ? one(coming(m[1]!)) : weekAfter(m)),
    ),
    ...scan(
      page,
      new RegExp(
        `\\b(?:no (?:el |de )?est[ea] ${W}(?: [,|])?|est[ea] ${W} (?:ya )?no(?: puedo)?(?: [,|])) (?:sino |mejor |pero )*(?:el |hasta el |la |para el )${LATER}(?: ${WEEKDAY})?(?! (?:semana|dia))`,
        "g",
      ),
      weekAfter,
    ),
    ...scan(
      page,
      new RegExp(
        `\\b(?:el )?(?:proxim[oa] |este )?${W}(?: que viene)? no(?: [,|])? (?:sino |mejor )?el ${LATER}\\b(?! (?:dia|${WEEKDAY}))`,
        "g",
      ),
      weekAfter,
    ),
    ...scan(page, new RegExp(`\\b${W}(?: ,)? ${AHEAD}|\\b${AHEAD}(?: ,)? (?:(?:el|de|del) )?${W}\\b`, "g"), (m) =>
      one(addDays(coming((m[1] ?? m[4])!), Number((m[2] ?? m[3])?.startsWith("15") ? 14 : 7))),
    ),
    ...scan(page, new RegExp(`\\b(?:el |este )?${W} (?:despues de este|siguiente al de manana)\\b`, "g"), weekAfter),
    // "Una el jueves y otra el siguiente": never twice the same day.
    ...scan(
      page,
      new RegExp(
        `(?<=\\b${W}\\b[^.|?]{0,40} y (?:otr[oa] )?(?:(?:en|para) )?el )${LATER}(?: ${WEEKDAY})?(?= ?(?:$|[,.|?]| a las?\\b| en la\\b| tambien| \\d))`,
        "g",
      ),
      weekAfter,
    ),
  ];
}

function calendarOf(today: Day) {
  const index = WEEKDAYS.indexOf(weekdayOf(today));
  const coming = (name: string) => addDays(today, (WEEKDAYS.indexOf(weekdayNamed(name)) - index + 7) % 7);
  return {
    coming,
    later: (name: string) => (coming(name) === today ? addDays(today, 7) : coming(name)),
    ofNextWeek: (name: string) => addDays(today, 7 - index + WEEKDAYS.indexOf(weekdayNamed(name))),
  };
}

function one(day: Day): NamedDay {
  return { from: day, to: day };
}

const W = `(${WEEKDAY})s?`;
const NEXT = "(?:proxim[oa]|siguiente|otra|que (?:viene|entra|sigue)|entrante)";
const WEEK = `(?:${NEXT} semana|semana ${NEXT}|(?:que (?:viene|entra|sigue)|otra|siguiente|proxima)(?= ?(?:$|[,.|?]| (?:a las?|en la)\\b| \\d| [a-z]+ \\d)))`;
const LATER = "(?:otr[oa]|siguiente|que (?:sigue|viene|entra)|proxim[oa]|de despues)";
const AHEAD =
  "(?:en|a|dentro de|a los|de aqui a) ((?:8|15)(?: dias)?(?! ?(?:am|pm|horas|:|de la))|(?:1|una) semana|2 semanas)\\b";
