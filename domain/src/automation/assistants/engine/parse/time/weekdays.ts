// Weekdays: "el jueves", "este martes", "el próximo martes", "el jueves de la otra semana", "el martes en ocho".
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import type { NamedDay } from "./day-range.ts";
import { WEEKDAY, weekdayNamed } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function weekdays(page: Page, today: Day): Match<NamedDay>[] {
  const one = (day: Day) => ({ from: day, to: day });
  const index = WEEKDAYS.indexOf(weekdayOf(today));
  const ofNextWeek = (name: string) => addDays(today, 7 - index + WEEKDAYS.indexOf(weekdayNamed(name)));
  const coming = (name: string) => addDays(today, (WEEKDAYS.indexOf(weekdayNamed(name)) - index + 7) % 7);
  const later = (name: string) => (coming(name) === today ? addDays(today, 7) : coming(name));
  const W = `(${WEEKDAY})s?`;
  const NEXT = "(?:proxim[oa]|siguiente|otra|que (?:viene|entra|sigue)|entrante)";
  return [
    // "El sábado, no este, el otro".
    ...scan(
      page,
      new RegExp(
        `\\b${W}(?: ,)? (?:pero )?(?:no (?:de )?est[ea]|est[ea] no|no el de esta semana)(?: sabado)?(?: ,| \\|)? (?:sino )?(?:el |hasta el |la )?(?:otr[oa]|siguiente|que sigue|proxim[oa])`,
        "g",
      ),
      (m) => one(addDays(coming(m[1]!), 7)),
    ),
    ...scan(page, new RegExp(`\\best[ea] ${W}(?: ,)? no el (?:otro|siguiente|que sigue)`, "g"), (m) =>
      one(coming(m[1]!)),
    ),
    ...scan(page, new RegExp(`\\b${W}(?: ,)? (?:pero )?(?:de |en )?la (?:${NEXT} semana|semana ${NEXT})`, "g"), (m) =>
      one(ofNextWeek(m[1]!)),
    ),
    ...scan(
      page,
      new RegExp(`\\b(?:la )?(?:${NEXT} semana|semana ${NEXT})(?: ,)? (?:pero )?(?:el |en |para el )?${W}\\b`, "g"),
      (m) => one(ofNextWeek(m[1]!)),
    ),
    ...scan(page, new RegExp(`\\b${W} de la (?:ultima semana|semana (?:pasada|anterior))\\b`, "g"), (m) =>
      one(addDays(ofNextWeek(m[1]!), -14)),
    ),
    ...scan(page, new RegExp(`\\b${W} de esta (?:misma )?semana\\b`, "g"), (m) => one(coming(m[1]!))),
    ...scan(page, new RegExp(`\\b${W} (?:en|a) (?:8|ocho)(?: dias)?\\b(?! ?(?:am|pm|horas|:))`, "g"), (m) =>
      one(addDays(coming(m[1]!), 7)),
    ),
    ...scan(page, new RegExp(`\\b${W} (?:en|a) (?:15|quince)(?: dias)?\\b(?! ?(?:am|pm|horas|:))`, "g"), (m) =>
      one(addDays(coming(m[1]!), 14)),
    ),
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
