// Days relative to today: "hoy", "mañana", "pasado mañana", "de hoy en ocho", "en 3 días", "dentro de una semana".
import { addDays, type Day, WEEKDAYS, weekdayOf } from "../../../../../kit/calendar.ts";
import { lookup } from "../../../../../kit/words/lookup.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import type { NamedDay } from "./day-range.ts";
import { WEEKDAY, weekdayNamed } from "./names-of-time.ts";
import { type Match, type Page, scan } from "./scan.ts";

export function relativeDays(page: Page, today: Day): Match<NamedDay>[] {
  const ahead = (days: number) => ({ from: addDays(today, days), to: addDays(today, days) });
  return [
    ...scan(
      page,
      new RegExp(`\\b(?:de |a partir de )?(hoy|(?:pasado )?manana)(?: ,)? (?:en|a|dentro de) ${WEEKS}`, "g"),
      (m) => ahead(START[m[1]!]! + (m[2]!.startsWith("15") || m[2]!.startsWith("2") ? 14 : 7)),
    ),
    ...scan(page, new RegExp(`\\b(?:a los )?${WEEKS}(?: despues)? de (hoy|(?:pasado )?manana)\\b`, "g"), (m) =>
      ahead(START[m[2]!]! + (m[1]!.startsWith("15") || m[1]!.startsWith("2") ? 14 : 7)),
    ),
    ...scan(page, /\b(?:en|dentro de|de aqui a|a|como en|unos) (\d{1,2}|un par de|un|una) dias?\b/g, (m) => {
      if (m[1] === "8") return ahead(7);
      if (m[1] === "15") return ahead(14);
      return ahead(m[1] === "un par de" ? 2 : Number(m[1]) || 1);
    }),
    ...scan(page, /\b(?:en|dentro de|de aqui a) (\d{1,2}|un par de|una|un) semanas?\b/g, (m) =>
      ahead(7 * (m[1] === "un par de" ? 2 : Number(m[1]) || 1)),
    ),
    ...scan(page, /\b(?:en|dentro de|de aqui a) (\d{1,2}|un|una) mes(?:es)?\b/g, (m) => {
      const months = Number(m[1]) || 1;
      const index = Number(today.slice(5, 7)) - 1 + months;
      const year = Number(today.slice(0, 4)) + Math.floor(index / 12);
      const last = new Date(Date.UTC(year, (index % 12) + 1, 0)).getUTCDate();
      const day = `${year}-${String((index % 12) + 1).padStart(2, "0")}-${String(Math.min(Number(today.slice(8)), last)).padStart(2, "0")}`;
      return { from: day, to: day };
    }),
    // "Recorre las dos para la próxima": the week after this one.
    ...scan(page, /\b(?:para|a|hasta) la (?:proxima|siguiente|que (?:viene|entra|sigue))\b(?= ?(?:$|[,.|?]))/g, () => {
      const monday = addDays(today, 7 - WEEKDAYS.indexOf(weekdayOf(today)));
      return { from: monday, to: addDays(monday, 6) };
    }),
    ...scan(page, /\b(?:antes de ayer|antier|anteayer|antes de antier)\b/g, () => ahead(-2)),
    ...scan(page, /\b(?:ayer|anoche)\b/g, () => ahead(-1)),
    ...scan(page, /\b(?:esta madrugada|justo ahora|en este momento|en el (?:mismo )?dia(?= ?$))\b/g, () => ahead(0)),
    ...scan(page, /\b(?:el )?(?:dia )?(?:pasado ?(?:de )?manana|despues de manana|pasadomanana)\b/g, () => ahead(2)),
    ...scan(
      page,
      /(?<!\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|ano|dia|fin|semana|el|lo|habia|he|ha|haya|verano) )\bpasado\b(?! (?:las|de|por|el|la|un|a))/g,
      () => ahead(2),
    ),
    ...scan(
      page,
      /\b(?:hoy(?: mismo)?(?: en la (?=tarde|noche|manana))?|ahorita(?: mismo)?|ahora mismo|al rato|el dia de hoy)\b/g,
      (m, before) => (m[0].startsWith("ahorita") && /\bpor $/.test(before) ? null : ahead(0)),
    ),
    // "¿El Beto está mañana?"
    ...scan(page, /(?<=\b([a-z]+) )esta manana\b/g, (m) =>
      /^quien(?:es)?$/.test(m[1]!) || FIRST_NAMES.has(m[1]!) || NICKNAMED.test(m[1]!) ? ahead(1) : null,
    ),
    ...scan(page, /\besta (?:misma )?(?=tarde|noche|manana)/g, () => ahead(0)),
    ...scan(page, /\bmanana\b/g, (_, before) =>
      isPartOfDay(before) || isOtherWeekday(before, today) ? null : ahead(1),
    ),
  ];
}

const WEEKS = "((?:8|15)(?: dias)?(?! ?(?:am|pm|horas|:|de la))|(?:1|una) semana|2 semanas)\\b";
const START: Record<string, number> = lookup({ hoy: 0, manana: 1, "pasado manana": 2 });
const NICKNAMED =
  /^(?:beto|memo|chuy|paco|pepe|tono|nacho|lupe|fer|ale|gaby|sebas|toño|doctora?|dra?|estilista|barbero)$/;

// "Sábado mañana", said on a Monday: Saturday morning.
function isOtherWeekday(before: string, today: Day): boolean {
  const named = new RegExp(`\\b(${WEEKDAY})s?(?: (?:a las )?\\d{1,2}(?::\\d\\d)?)? $`).exec(before)?.[1];
  return named !== undefined && weekdayOf(addDays(today, 1)) !== weekdayNamed(named);
}

// "por la mañana", "8 de la mañana", "en las mañanas" and "esta mañana" name a part of the day.
function isPartOfDay(before: string): boolean {
  return /(?:\b(?:(?:en|por|de|a|toda|x|durante|desde|para) la|las|esta|media|la) |~)$/.test(before);
}
