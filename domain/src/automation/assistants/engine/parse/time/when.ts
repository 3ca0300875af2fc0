// Everything that a text says about days and hours.
import { type Day, type HourMinute, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";
import { type DayMention, dayMentions } from "./days.ts";
import { EVENT, PLAIN_MANNER } from "./manner.ts";
import { MONTH } from "./names-of-time.ts";
import { type PartMention, partMentions } from "./parts.ts";
import { type Page, scan } from "./scan.ts";
import { type TimeMention, timeMentions } from "./times.ts";
import { weekdaysPutOff } from "./weekdays.ts";

export type TimeReading = {
  days: DayMention[];
  times: TimeMention[];
  parts: PartMention[];
  /** "más tarde", "más temprano": compared with what was offered. */
  shift: "later" | "earlier" | null;
  /** "una hora más tarde", "adelántala media hora": minutes from the slot that was mentioned, negative for earlier. */
  shiftBy: number | null;
  /** "una semana después", "al día siguiente": days from the day that was mentioned. */
  shiftDays: number | null;
};

/** `hoping`: the engine asked for an hour, so a lone number is one. Covers what it reads in `page`. */
export function whenSaid(page: Page, text: string, now: { day: Day; time: HourMinute }, hoping: boolean): TimeReading {
  const today = now.day;
  const putOff = weekdaysPutOff(page, today);
  cover(page, [EARLY]);
  const shiftBy = shiftSaid(page);
  const shiftDays = daysShiftSaid(page);
  const soon = inAWhile(page, text, now);
  cover(page, [...NOT_TIMES, EVENT_AHEAD]);
  const days = dayMentions(page, text, today, putOff);
  const times = timeMentions(page, text, hoping, days.length > 0);
  const later = scan(
    page,
    /\b(?<!\b(?:lo|la|el) )(?:un (?:poco|poquito|ratito) |algo |uno )?(?<!\b(?:lo|la|el) )mas (?:tarde(?! que (?:haya|teng|tienen|se pueda|pueda))|al rato|noche)\b|\b(?:un poco|poquito|algo|nada|tienes|tienen|hay|habra|lugar|puede ser|podria ser|se puede) despues\b(?! de)/g,
    () => ({}),
  );
  const earlier = scan(
    page,
    /\b(?<!\b(?:lo|la|el) )(?:un (?:poco|poquito|ratito) |algo |uno )?(?<!\b(?:lo|la|el) )mas (?:temprano|antes)\b|\b(?:un poco|poquito|algo|un poquito|nada|tienes|tienen|hay|habra|lugar|puede ser|podria ser|se puede) antes\b(?! de)/g,
    () => ({}),
  );
  const parts = [...soon.parts, ...partMentions(page, text)];
  return {
    days: [...soon.days, ...days],
    times,
    parts,
    shiftBy,
    shiftDays,
    shift: later.length > 0 ? "later" : earlier.length > 0 ? "earlier" : null,
  };
}

function shiftSaid(page: Page): number | null {
  const minutes = (m: RegExpMatchArray) =>
    m[1] === undefined
      ? Number(m[3])
      : m[1] === "media"
        ? 30
        : (/\d/.test(m[1]) ? Number(m[1]) : 1) * 60 + (m[2] === undefined ? 0 : 30);
  const amount = "(?:(una|1|media|[2-6]) horas?(?: y (media))?|(15|20|30|40|45) ?min\\w*)";
  const signed = (sign: (text: string) => number) => (m: RegExpMatchArray) => ({ by: sign(m[0]) * minutes(m) });
  const found = [
    ...scan(
      page,
      new RegExp(`\\b${amount} (?:mas tarde|mas temprano|despues|antes)\\b(?! de)`, "g"),
      signed((said) => (/antes|temprano/.test(said) ? -1 : 1)),
    ),
    ...scan(
      page,
      new RegExp(`\\b(?:adelant|atras|retras|recorr|aplaz|pospon|pospong)\\w*(?: \\w+){0,3}? ${amount}\\b`, "g"),
      signed((said) => (said.startsWith("adelant") ? -1 : 1)),
    ),
  ];
  return found.at(-1)?.by ?? null;
}

function daysShiftSaid(page: Page): number | null {
  const count = (said: string | undefined) => (said && /\d/.test(said) ? Number(said) : 1);
  const found = [
    ...scan(
      page,
      /\b(?:pospon|pospong|recorr|aplaz|atras|retras|mov|muev|pas|adelant)\w*(?: \w+){0,4}? (una|un|[1-4]) (semana|dia)s?\b(?! (?:que|de))/g,
      (m) => ({ by: (m[0].startsWith("adelant") ? -1 : 1) * count(m[1]) * (m[2] === "semana" ? 7 : 1) }),
    ),
    ...scan(page, /\b(una|un|[1-4]) (semana|dia)s? (?:mas tarde|despues|mas|antes)\b(?! de)/g, (m) => ({
      by: (m[0].endsWith("antes") ? -1 : 1) * count(m[1]) * (m[2] === "semana" ? 7 : 1),
    })),
    ...scan(
      page,
      /\b(?:al|el|para el|del) (?:otro dia|(?:dia )?(?:siguiente|proximo)(?= ?$)|dia siguiente|siguiente dia|proximo dia)\b/g,
      () => ({ by: 1 }),
    ),
  ];
  return found.at(-1)?.by ?? null;
}

// "En media hora", "en 2 horas", "en 40 minutos": the first hour free from then on.
function inAWhile(
  page: Page,
  text: string,
  now: { day: Day; time: HourMinute },
): { days: DayMention[]; parts: PartMention[] } {
  const found = scan(
    page,
    /\b(?:en|dentro de|como en) (?:(\d{1,2}|una) horas?(?: y (media))?|(media) hora|(\d{1,2}) minutos(?! para)|(un rato|un ratito))\b/g,
    (m) => {
      const minutes = m[3]
        ? 30
        : m[4]
          ? Number(m[4])
          : m[5]
            ? 60
            : (m[1] === "una" ? 1 : Number(m[1])) * 60 + (m[2] ? 30 : 0);
      const at = minutesOf(now.time) + minutes;
      return at < 24 * 60 ? { time: timeOfMinutes(at) } : null;
    },
  );
  const plain = { ...PLAIN_MANNER, corrects: /\bmejor\b/.test(text) };
  return {
    days: found.map(({ at, end }) => ({ from: now.day, to: now.day, at, end, ...plain })),
    parts: found.map(({ at, end, time }) => ({
      notBefore: time,
      notAfter: null,
      order: "first" as const,
      half: null,
      at,
      end,
      ...plain,
    })),
  };
}

function cover(page: Page, patterns: readonly RegExp[]): void {
  for (const pattern of patterns) scan(page, pattern, () => ({}));
}

// "Llego 20 minutos antes": of the appointment, which stays.
const EARLY =
  /\b(?:lleg(?:o|are|amos|aremos|ando|aria)|estare|estaremos|voy a (?:llegar|estar)) (?:como |unos )?(?:\d{1,2} min\w*|media hora|un rato|un ratito|un poco) antes\b/g;

// "Me caso en marzo", "la boda es hasta el otro mes": when an event is, not when the appointment is wanted.
const EVENT_AHEAD = new RegExp(
  `\\b${EVENT}(?: ya)? (?:hasta |para |en |por |a )*(?:(?:el |la )?(?:proxim[oa]|otr[oa]|siguiente) (?:mes|ano|semana)|(?:el |la )?(?:mes|ano|semana) que (?:viene|entra|sigue)|(?:(?:fin|fines|finales|principios|inicios|mediados) de )?(?:${MONTH})\\b(?! \\d)|(?:fin|fines|finales) de (?:mes|ano))(?: del? (?:20\\d\\d|(?:proximo|otro|siguiente) ano|ano que (?:viene|entra)))?`,
  "g",
);

// Greetings, lateness, money, phones, ages, lengths and counts: numbers and parts of the day that do not say when.
const NOT_TIMES: readonly RegExp[] = [
  /\bpor 2(?= ?(?:$|[,|]))|(?<!\b(?:las|a|tipo|como|de) )\b[2-4](?= ,? ?para mi\b)|\blos [2-6]\b|(?:^|[,|] )las [2-4](?= (?:me|se|las|al|juntas|mis)\b)/g,
  /\b(?:las|los|mis|estas|esas) [2-4] (?:cosas|servicios|citas|juntas|juntos|personas|ninas|ninos|hijas|hijos|el mismo|en el mismo|seguid[oa]s|de una vez)\b|\b(?:cancel\w+|anul\w+|quita\w*|borra\w*|confirm\w+) (?:las|los) [2-4]\b(?! ?(?:y |:|am|pm|de la|en punto|horas))|\b(?:pasa\w*|muev\w+|mover\w*|cambi\w+|recorr\w+|pasar\w*|adelant\w+|atras\w+) (?:las|los) [2-4](?= (?:al|a la|para|a otr|~))/g,
  /\b(?:muy )?(?:buen[oa]?s? (?:dias?|tardes?|noches?)|bonito dia|linda tarde|bonita tarde|bonita noche|excelente dia|excelente tarde)\b/g,
  /\b(?:se me (?:hizo|hace|va a hacer|esta haciendo)|llego|llegare|voy|ando|llegando|vamos|es|ya es|era|muy|demasiado|voy a llegar|llegar|vengo)(?: un poco| muy| algo| un poquito| bien| mas| como)? tarde\b/g,
  /\b(?:cobr\w+|cuest\w+|pag\w+|dej\w+ en|sal\w+ en|por) \$? ?\d{3,5}(?! ?(?:am|pm|horas|:))|\$ ?\d+(?::\d+)?|\b\d+(?::\d+)? (?:pesos|mxn|varos|baros|km|kilometros|mil|anitos|anos|ano|minutos(?! para| pasad)|personas|sesiones|clases|recamaras|cuartos|banos)\b/g,
  /(?<=\b(?:hij|nin|niet)\w{1,4}\b[^.|]{0,40}) de \d{1,2}(?: , \d{1,2}){0,3} y \d{1,2}\b(?! ?(?:am|pm|horas|:|de la))/g,
  /\b\d{7,}\b|\b\d{2} \d{4} \d{4}\b|\b\d{3} \d{3} \d{4}\b|\b\d{3} \d{3} \d{2} \d{2}\b/g,
  /\b(?:por|dura|de|unas|durante) \d{1,2} (?:horas?|minutos)\b(?! (?:de la|en))/g,
];
