// The services of a message with what the words around them add: for how many people, and whether it is an addition.
import { foldedWords } from "../../../../kit/text.ts";
import { CUES } from "../lexicon/cues.ts";
import { isDeniedBefore } from "./acts/polarity.ts";
import type { ServiceMention } from "./catalogue/services.ts";
import type { TextReading } from "./reading.ts";
import { placesAround } from "./relations.ts";
import type { SaidService } from "./utterance.ts";

export function saidServices({ text, services }: TextReading): SaidService[] {
  const inOrder = services.filter((one) => !one.denied).sort((a, b) => a.at - b.at);
  const wishAt = [...text.matchAll(WISHES)].at(-1)?.index ?? -1;
  return services.map((one) => {
    const i = inOrder.indexOf(one);
    const places = placesAround(text, one);
    // "No quiero mover mi cita".
    if (places.has("moved as mine") && isDeniedBefore(text, MOVES.exec(text.slice(0, one.at))?.index ?? one.at))
      places.delete("moved as mine");
    return {
      ...one,
      places,
      words: foldedWords(text.slice(one.at, one.end), 3),
      heads: i < 0 ? 1 : headsOf(text, one, inOrder[i - 1], inOrder[i + 1]),
      isAfterWish: wishAt >= 0 && one.at > wishAt,
      isBothBehind: BOTH.test(text.slice(one.end)) && !NEITHER.test(text.slice(one.end)),
    };
  });
}

function headsOf(
  text: string,
  one: ServiceMention,
  before: ServiceMention | undefined,
  next: ServiceMention | undefined,
): number {
  const said = BEHIND.exec(text.slice(one.end, next?.at));
  if (said) return Number(said[1]);
  const lead = text.slice(before?.end ?? 0, one.at);
  const number = AHEAD.exec(lead);
  if (number) return Number(number[1]);
  const who = WANT.exec(lead);
  return who ? (who[2]?.match(/\d+/g)?.length ?? Number(who[1] ?? 1)) : 1;
}

const WISHES = /\b(?:agend|apart|reserv|anot|apunt)[a-z]*\b|\bquiero\b(?! saber)/g;
const MOVES = /\b(?:adelant|mov|muev|cambi|pas|recorr|reagend|reprogram|pospon|atras)\w* (?:mi|mis) $/;
const BOTH = new RegExp(CUES.both);
const NEITHER = new RegExp(CUES["neither of both"]);
// "…para mis 2 hijos".
const BEHIND =
  /^[^.|,]{0,16}\b(?:para|a|de) (?:mis|los|nuestr[oa]s|sus) ([2-4])\b(?! (?:de la|am|pm|en punto|y media|horas))/;
// "2 cortes de caballero".
const AHEAD = /(?<!\b(?:las?|los|a|tipo|como|de|y|:) )\b([2-4]) (?:[a-z]+s (?:de )?)?$/;
// "Mis 2 hijos quieren…", "mis hijos de 15 y 17 quieren…".
const WANT =
  /\bmis (?:([2-4]) )?[a-z]+s(?: de (\d{1,2}(?: , \d{1,2}){0,2} y \d{1,2}))?(?: anos)? (?:quieren|necesitan|ocupan|van a|les toca)(?: [a-z]+){0,2} $/;
