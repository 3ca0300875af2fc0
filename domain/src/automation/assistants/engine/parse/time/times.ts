// The hours that a text names. "A las 5" may be 5:00 or 17:00 until the opening hours decide, unless the text says
// which.
import type { Clock } from "./clock.ts";
import { isOfEvent, type Manner, mannerOf } from "./manner.ts";
import { type Match, type Page, scan } from "./scan.ts";

export type TimeMention = Match<
  Manner & {
    clock: Clock;
    /** The end of a range: "entre 4 y 6". */
    until?: Clock;
    /** "la 2" or a lone "5": maybe the second entry of a list. */
    bare?: number;
  }
>;
type NamedTime = { instead?: true; clock: Clock; until?: Clock; bare?: number; openEnd?: boolean };

export function timeMentions(page: Page, text: string, hoping: boolean, dated: boolean): TimeMention[] {
  const found = [...stretches(page), ...pasts(page), ...quarters(page), ...spoken(page), ...lone(page, hoping, dated)];
  // "Las dos el viernes, a las 10": both appointments.
  const isCount = (time: Match<NamedTime>) =>
    found.length > 1 &&
    /^las [23]$/.test(text.slice(time.at, time.end)) &&
    !/\b(?:a|de|para|como|tipo|desde|hasta|y|o|son|entre|hacia|hasta|con|por|desp\w+|antes) $/.test(
      text.slice(0, time.at),
    );
  return found
    .filter((time) => !isCount(time) && !isOfEvent(text, time.at))
    .sort((a, b) => a.at - b.at)
    .map((time) => ({ ...time, ...mannerOf(text, time.at, time.end) }))
    .map((time) => (time.instead ? { ...time, denied: false, existing: false, corrects: true } : time))
    .map((time) => ({ ...time, bound: time.until ? null : (workBound(text, time.at) ?? time.bound) }));
}

const C =
  "(\\d{1,2})(?::(\\d{2})| (?:y|con) (media|cuarto|pico|(?:5|1[03-9]|[2-5]\\d)\\b(?!:| ?(?:am|pm|y (?:media|cuarto))))(?: minutos)?| menos (cuarto|\\d{1,2})| (15|30|45|00|05|10|20|25|35|40|50|55)(?! de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))?(?: en punto)?";
const M =
  "(?:,? ?(am|pm|horas|hras|(?:de|en|por|x) (?:la|el) (?:manana|tarde|noche|madrugada|dia|mediodia)|(?:del|al) (?:dia|mediodia|medio dia)|de tarde|de noche))?";

function stretches(page: Page): Match<NamedTime>[] {
  const both = (m: RegExpMatchArray): NamedTime | null => {
    const from = clockOf(m.slice(1, 6), m[6]);
    const until = clockOf(m.slice(7, 12), m[12]);
    if (!from || !until) return null;
    if (from.half === null && until.half !== null && from.hour <= 12) {
      from.half = until.half === "pm" && from.hour % 12 > until.hour % 12 ? "am" : until.half;
    }
    return { clock: from, until };
  };
  return [
    // "En vez de las 5 a las 6" means only the second.
    ...scan(
      page,
      new RegExp(`\\ben (?:vez|lugar) de (?:las? )?${C}${M},? (?:a|por|mejor a|que sea a)(?: las?)? ${C}${M}`, "g"),
      (m) => {
        const clock = clockOf(m.slice(7, 12), m[12]);
        return clock ? { clock, instead: true as const } : null;
      },
    ),
    ...scan(page, new RegExp(`\\bentre (?:las? )?${C}${M} (?:y|a|o)(?: las?)? ${C}${M}`, "g"), both),
    ...scan(
      page,
      new RegExp(
        `\\b(?:de|desde) (?:las? )?${C}${M} (?:a|hasta|y)(?: las?)? ${C}${M}(?! de (?:enero|febrero|diciembre))`,
        "g",
      ),
      both,
    ),
    ...scan(page, new RegExp(`\\b(?:las )?${C}${M} ?- ?(?:las )?${C}${M}`, "g"), both),
    ...scan(page, /\b(\d{1,2})-(\d{1,2})\b ?(am|pm)?/g, (m) => {
      const until = clockOf([m[2]], m[3]);
      const clock = clockOf([m[1]], m[3]);
      return clock && until ? { clock, until } : null;
    }),
  ];
}

// "cuarto para las 6", "diez para las 5", "un cuarto para la una".
function quarters(page: Page): Match<NamedTime>[] {
  return scan(
    page,
    new RegExp(
      `\\b(?:(?:a )?(?:las? )?(?:un )?(cuarto|\\d{1,2}|veinticinco)(?: minutos)? para las? )(\\d{1,2}|una)(?:(?: y)? (15|30|45|media)|:(\\d{2}))?${M}`,
      "g",
    ),
    (m) => timed([m[2] === "una" ? "1" : m[2], m[4], m[3], m[1]], m[5]),
  );
}

// "20 minutos pasadas de las 8 de la tarde", "8 pm y media", "9 pm menos cuarto".
function pasts(page: Page): Match<NamedTime>[] {
  return [
    ...scan(
      page,
      new RegExp(`\\b(cuarto|\\d{1,2})(?: minutos?)? pasad[oa]s (?:de )?las (\\d{1,2})(?::(\\d{2}))?\\b${M}`, "g"),
      (m) => timed([m[2], m[3], m[1]], m[4]),
    ),
    ...scan(page, /\b(?:a )?(?:las? )?(\d{1,2}) (am|pm) (?:y (media|cuarto|\d{2})|menos (cuarto|\d{1,2}))\b/g, (m) =>
      timed([m[1], undefined, m[3], m[4]], m[2]),
    ),
  ];
}

function spoken(page: Page): Match<NamedTime>[] {
  const read = (m: RegExpMatchArray): NamedTime | null => timed(m.slice(1, 6), m[6]);
  return [
    // "A las 10 y 11": two hours, not ten past.
    ...scan(page, /(?<=\blas (\d{1,2}) y )(\d{1,2})\b(?! ?(?:y |minutos|:|am|pm))/g, (m) => {
      const [before, hour] = [Number(m[1]), Number(m[2])];
      const isHour = hour === before + 1 || (before === 12 && hour === 1) || (hour % 5 !== 0 && hour <= 12);
      return isHour ? timed([m[2]]) : null;
    }),
    ...scan(
      page,
      new RegExp(
        `\\b(?:a |de |tipo |como |para |por ahi de )?la (?:una?|1)(?![:\\d])(?: (?:y|con) (media|cuarto|\\d{1,2})| (30|15|45))?${M}(?= |$)`,
        "g",
      ),
      (m, before, after) => {
        if (
          !/\b(a|de|como a|tipo|para|despues de|antes de|por ahi de|desde) la/.test(m[0]) &&
          !/\b(a|de|como a|tipo|despues de|antes de|para) $/.test(before) &&
          !m[1] &&
          !m[3] &&
          !/^ *($|[.,?|])/.test(after)
        )
          return null;
        return timed(["1", undefined, m[1], undefined, m[2]], m[3]);
      },
    ),
    ...scan(page, new RegExp(`\\b(?:a )?las? (\\d{3,4})${M}\\b`, "g"), (m) => run(m[1]!, m[2])),
    ...scan(page, /\b(\d{3,4}) ?(am|pm|horas)\b/g, (m) => run(m[1]!, m[2])),
    ...scan(page, new RegExp(`\\b(?:a )?las ${C}${M}`, "g"), read),
    ...scan(
      page,
      new RegExp(
        `\\b(?:a|tipo|como a|como|aprox|alrededor de|por ahi de|eso de) ${C}${M}(?! (?:dias|semanas|personas|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))`,
        "g",
      ),
      read,
    ),
    ...scan(
      page,
      new RegExp(
        `\\b${C},? ?(am|pm|horas|(?:de|en|por) la (?:manana|tarde|noche|madrugada)|(?:del|al) (?:dia|mediodia|medio dia))\\b`,
        "g",
      ),
      (m, before, after) =>
        /\bhoras$/.test(m[0]) &&
        (/\b(en|dentro de|de|dura|unas|por|hace|cada|durante) $/.test(before) ||
          Number(m[1]) < 7 ||
          /^ (de anticipacion|antes)/.test(after))
          ? null
          : read(m),
    ),
    ...scan(page, /\b(?:la )?(\d{1,2}) (y|con) (media|cuarto)\b/g, (m) => timed([m[1], undefined, m[3]])),
    ...scan(page, /\b(\d{1,2}):(\d{2})\b/g, (m) => timed([m[1], m[2]])),
    ...scan(page, /(?<=\bla )([2-9]|1[0-2])\b(?! (?:opcion|personas))/g, (m) => {
      const hour = timed([m[1]]);
      return hour && { ...hour, bare: Number(m[1]) };
    }),
    ...scan(page, /\b(?:a|al|hacia el|ya en el|el) (?:mediodia|medio dia)\b|^(?:mediodia|medio dia)$/g, () => ({
      clock: { hour: 12, minute: 0, half: "pm" as const },
    })),
  ];
}

// A lone number counts as an hour where one is expected: after a day ("mañana 5") or as the answer to "¿a qué hora?".
function lone(page: Page, hoping: boolean, dated: boolean): Match<NamedTime>[] {
  return [
    ...scan(
      page,
      /(?<=~(?: [,|.])? (?:a |tipo |como |o |o a |u |o como a )?)([1-9]|1\d|2[0-3])(?: (15|30|45|00))?\b(?! (?:personas|dias|semanas|anos|meses|minutos|servicios|pesos|km|mil))/g,
      (m) => timed([m[1], m[2]]),
    ),
    // "Mañana 530".
    ...scan(page, /(?<=~ )(\d{1,2}(?:00|15|30|45))\b(?! ?(?:pesos|km|mil|mxn))/g, (m) =>
      Number(m[1]) < 2300 ? run(m[1]!, undefined) : null,
    ),
    // A burst: "mañana 11 / bueno 12".
    ...(dated
      ? scan(
          page,
          /(?<=\| (?:(?:bueno|pues|ya|digo|osea|o sea|entonces|no|mejor|perdon|ah|ay|o|si no se puede|si no|no ,|mejor a las|a) )+)([1-9]|1\d|2[0-3])(?= ?(?:$|\|))/g,
          (m) => timed([m[1]]),
        )
      : []),
    ...(dated
      ? scan(
          page,
          /(?<=[,|!.] )([1-9]|1\d|2[0-3])(?= ?(?:$|[,|?!.]| o (?:\d|~)| y \d{1,2} ?(?:$|[,|?.])))|(?<=~ (?:o|u) |[,|] \d{1,2} y |, ~{4,5} y )([1-9]|1\d|2[0-3])(?= ?(?:$|[,|?]))/g,
          (m) => timed([m[1] ?? m[2]]),
        )
      : []),
    ...(hoping
      ? [
          ...scan(page, /(?<![:$#\d~/-]\s?)\b(\d{3,4})\b(?! (?:pesos|km|mil))/g, (m) => run(m[1]!, undefined)),
          ...scan(
            page,
            /(?<![:$#\d/-]\s?)(?<!\b(?:opcion|numero|el|nivel|paquete) )\b(\d{1,2})(?: (15|30|45))?\b(?! (?:pesos|km|mil|personas|dias|semanas|anos|meses|minutos|de [a-z]+bre))/g,
            (m) => {
              const hour = timed([m[1], m[2]]);
              return hour && { ...hour, bare: Number(m[1]) };
            },
          ),
        ]
      : []),
  ];
}

function run(digits: string, half: string | undefined): NamedTime | null {
  const clock = clockOf([digits.slice(0, -2), digits.slice(-2)], half);
  return clock && clock.minute % 5 === 0 ? { clock } : null;
}

function timed(parts: readonly (string | undefined)[], said?: string): NamedTime | null {
  const clock = clockOf(parts, said);
  return clock ? { clock } : null;
}

/** `parts`: hour, minutes after a colon, "y …", "menos …" or "… para las", minutes after a space. */
function clockOf(parts: readonly (string | undefined)[], said?: string): Clock | null {
  const minutes = (word: string | undefined) =>
    word === undefined || word === "pico" ? 0 : word === "media" ? 30 : word === "cuarto" ? 15 : Number(word);
  let hour = Number(parts[0]);
  let minute = minutes(parts[1]) + minutes(parts[2]) + minutes(parts[4]) - minutes(parts[3]);
  if (minute < 0) {
    minute += 60;
    hour = hour === 1 ? 12 : hour - 1;
  }
  if (!(hour <= 23) || !(minute <= 59) || (hour === 0 && parts[1] === undefined)) return null;
  return { hour, minute, half: hour > 12 || hour === 0 ? "fixed" : halfOf(said, hour, parts[0]) };
}

function halfOf(said: string | undefined, hour: number, typed: string | undefined): Clock["half"] {
  if (typed?.startsWith("0")) return "am";
  if (said === undefined || (said === "horas" && hour < 10)) return null;
  if (said === "horas") return "fixed";
  if (/am|manana|madrugada/.test(said)) return hour === 12 ? "pm" : "am";
  if (/noche/.test(said)) return hour < 5 ? "am" : "pm";
  if (/dia/.test(said)) return hour >= 7 && hour < 12 ? "am" : "pm";
  return "pm";
}

// "salgo a las 6", "trabajo hasta las 5": after it. "entro a las 4": before it.
function workBound(text: string, at: number): Manner["bound"] {
  const clause = text.slice(Math.max(0, at - 50), at);
  if (
    /\b(salgo|salimos|sale|trabajo|ocupad\w|libero|desocupo|termino|termina)( \w+){0,4} (hasta|a|como a|tipo|como)?( eso de)? ?$/.test(
      clause,
    )
  )
    return "from";
  // "El martes que entra a las 11" is the next Tuesday, not a person who goes in.
  if (
    /(?<!que )\b(entro|entramos|entra|entrada|regreso)( al trabajo| a trabajar| a la escuela)?( a| como a)? ?$/.test(
      clause,
    )
  )
    return "before";
  return null;
}
