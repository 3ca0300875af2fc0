// A yes without anything attached: no question, no condition, no other price, and no unexplained word.

import { CONSENT_WORDS, REFUSAL_WORDS } from "../../lexicon/consent-words.ts";
import type { Leaning } from "./leaning.ts";

/**
 * `left`: the text in which everything that other rules read (days, hours, names of the catalogue) is covered by "~".
 */
export function isPlainYes(text: string, left: string, leaning: Leaning, known: ReadonlySet<string>): boolean {
  if (!leaning.yes || leaning.no || isHedged(text)) return false;
  if (namesOtherAmount(text, known)) return false;
  return (left.match(/[a-z0-9]+|[+&$#]/g) ?? []).every((word) => CONSENT_WORDS.has(word) || known.has(word));
}

/** A no with nothing attached: "no manches, no sabes nada" is more than that. */
export function isPlainNo(text: string, leaning: Leaning): boolean {
  return (
    leaning.no && (text.match(/[a-z0-9]+/g) ?? []).every((word) => CONSENT_WORDS.has(word) || REFUSAL_WORDS.has(word))
  );
}

/** An amount of money that was not shown. */
export function namesOtherAmount(text: string, known: ReadonlySet<string>): boolean {
  return [...text.matchAll(AMOUNT)].some((match) => !known.has(match[1] ?? match[2]!));
}

const AMOUNT = /\$ ?(\d{1,7})|\b(\d{1,7}) (?:pesos|varos|mxn)\b/g;

export function asks(text: string): boolean {
  return ASKS.test(text);
}

/** "Si, si llego", "siempre y cuando", "solo si": not for certain. */
export function isOnCondition(text: string): boolean {
  return ON_CONDITION.test(text);
}

/** Something is attached that a yes does not answer: a question, a condition, another price. */
export function isHedged(text: string): boolean {
  return asks(text) || isOnCondition(text) || wantsOtherPrice(text);
}

/** "Gratis", "con descuento": not the price that was said. */
export function wantsOtherPrice(text: string): boolean {
  return OTHER_PRICE.test(text);
}

const ASKS = /\?|\b(?:cuant[oa]s?|como (?:le|se|hago|pago|llego)|por ?que|cual(?:es)?|quien(?:es)?)(?! sea)\b/;

const ON_CONDITION =
  /\b(?:si|claro|va|vale|ok|sale|dale|orale|simon|perfecto|excelente|bueno|bien|acuerdo|listo|late|parece) (?:, )?si (?:no |me |te |se |le |nos |les |la |lo |ya )?(?!es tan amable\b|fuera tan amable\b|esta\b|quiero\b|por\b|gracias\b|queda\b|parece\b|claro\b|porfavor\b|voy\b|asist\w|ire\b|acept\w|confirm\w|agend\w|apart\w|reserv\w|acomoda\b|sirve\b|late\b|con\b|a\b|el\b|la\b|senor)[a-z]+(?:o|a|e|s|n)\b|\b(?:solo|nada mas|nomas|ver|menos) si\b|\b(?:pero|y) si (?!el |la |los |las |mi |es |quiero |esta |por )[a-z]|\bsiempre y cuando\b|\bcon tal\b|\ben caso\b|\ba menos\b/;

const OTHER_PRICE =
  /\b(?:gratis|gratuit\w{1,4}|sin (?:costo|pagar|cobrar)|descuento\w{0,2}|rebaja\w{0,3}|promo\w{0,8}|mas (?:barat|economic)\w{1,3}|menos (?:dinero|caro|cara)|regalad\w{1,2}|a (?:mitad|2x1)|de cortesia|cortesia|fiad\w{1,2}|que (?:me |nos )?(?:l[ao] )?(?:cobren?|dejen?|hagan|den) (?:en |a |por )?\$? ?\d{2,5}|a meses|en pagos)\b/;
