// Parts of the day: "por la tarde", "tempranito", "saliendo del trabajo", "a última hora".
import type { HourMinute } from "../../../../../kit/calendar.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { type Match, type Page, scan } from "./scan.ts";

type PartOfDay = {
  notBefore: HourMinute | null;
  notAfter: HourMinute | null;
  /** Which of the free hours is wanted. */
  order: "first" | "last" | null;
  half: "am" | "pm" | null;
};
export type PartMention = Match<PartOfDay & Manner>;

export function partMentions(page: Page, text: string): PartMention[] {
  return PARTS.flatMap(([pattern, part]) => scan(page, pattern, () => ({ ...part })))
    .sort((a, b) => a.at - b.at)
    .map((part) => ({ ...part, ...mannerOf(text, part.at, part.end) }));
}

const part = (
  notBefore: HourMinute | null,
  notAfter: HourMinute | null,
  half: PartOfDay["half"],
  order: PartOfDay["order"] = null,
): PartOfDay => ({ notBefore, notAfter, half, order });

const LEAD = "(?:(?:en|por|a|x|de|durante|para|toda)? ?(?:la|las|el|los|esta) |mas |muy |bien |medio |tipo |de )?";
const PARTS: readonly (readonly [RegExp, PartOfDay])[] = [
  [
    /\b(?:saliendo|al salir|cuando salgo|salgo|despues|luego)(?: de| del)?(?: la| el)?(?: mi)? (?:trabajo|trabajar|chamba|oficina|jale|turno)\b/g,
    part("17:30", null, "pm"),
  ],
  [
    /\b(?:despues|saliendo|pasando|luego)(?: de| del)?(?: la| el)? (?:comer|comida|almuerzo)\b/g,
    part("14:30", "19:00", "pm"),
  ],
  [
    /\b(?:saliendo|al salir|despues)(?: de| del)?(?: la| las| los)? (?:escuela|clases?|prepa|uni|universidad|ninos|kinder)\b/g,
    part("14:00", null, "pm"),
  ],
  [/\bantes de (?:la )?(?:comer|comida)\b/g, part(null, "13:30", null)],
  [/\bantes de(?:l)? (?:medio ?dia|mediodia)\b/g, part(null, "11:59", "am")],
  [/\bdespues del? (?:medio ?dia|mediodia)\b/g, part("12:00", null, "pm")],
  [
    /\bantes de (?:ir(?:me)? )?(?:al? |del )?(?:el )?(?:trabajo|trabajar|la oficina|la escuela)\b/g,
    part(null, "10:00", "am", "first"),
  ],
  [
    /\b(?:a |de |en )?(?:la )?(?:primera? hora|primerita hora|apenas abran|en cuanto abran|cuando abran|abriendo)\b/g,
    part(null, "11:59", "am", "first"),
  ],
  // A refusal: "¿tan temprano?", "a las 9 es muy temprano".
  [/\b(?:tan|demasiado|(?:es|esta|son|se me hace) (?:muy|bien|super)) temprano\b/g, part("12:00", null, "pm")],
  [
    /\b(?:(?:lo|la|el) mas|bien|muy|super) temprano(?: posible| que (?:se pueda|puedas|tengas|haya|abran))?\b/g,
    part(null, "11:59", "am", "first"),
  ],
  [
    /\b(?:a |la )?(?:ultima hora|ultimita hora|ultimo turno)(?: del dia)?\b|\b(?:lo|la|el) mas tarde(?: (?:que|posible)(?: (?:se pueda|puedas|tengas|haya))?)?\b|\bantes de (?:que )?cerrar\b|\bal (?:cierre|final(?:izar)?)\b(?: del? dia| el dia)?/g,
    part(null, null, "pm", "last"),
  ],
  [
    /\b(?:el|la) primer[oa]? (?:horario|hora|lugar|turno|espacio|cita)(?= (?:del?|en|por|para)\b)/g,
    part(null, null, null, "first"),
  ],
  [
    /\b(?:el|la) ultim[oa] (?:horario|lugar|espacio|cita)(?= (?:del?|en|por|para)\b)|\bmas tarde que (?:haya|tengas?|tienen|se pueda|puedas)\b/g,
    part(null, null, "pm", "last"),
  ],
  [/\b(?:a )?media manana\b/g, part("10:00", "11:59", "am")],
  [/\b(?:a )?media tarde\b/g, part("15:00", "18:00", "pm")],
  [/\b(?:en la |por la )?tarde ?-? ?noche\b/g, part("17:30", null, "pm")],
  [new RegExp(`\\b${LEAD}tarde(?:s)?\\b`, "g"), part("12:00", "19:30", "pm")],
  [new RegExp(`\\b${LEAD}noches?\\b`, "g"), part("18:30", null, "pm")],
  [/\b(?:(?:en|por|a|x|de|durante|para|toda) )?(?:la|las|esta)? ?(?:mananas?)\b/g, part(null, "11:59", "am")],
  [/\b(?:mas )?temprano\b/g, part(null, "11:59", "am", "first")],
  [/\b(?:en el |cerca del |al |hacia el )?(?:mediodia|medio dia)\b/g, part("12:00", "14:00", "pm")],
];
