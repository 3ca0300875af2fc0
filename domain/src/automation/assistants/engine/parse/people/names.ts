// The name that a contact gives: their own, or the one for the booking ("a nombre de", "es para mi hija Sofía").

import { fold } from "../../../../../kit/text.ts";
import { CUES } from "../../lexicon/cues.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { SURNAMES } from "../../lexicon/surnames.ts";
import { COMMON_WORDS, KEY_WORDS } from "../../lexicon/vocabulary.ts";
import { isDeniedBefore } from "../acts/polarity.ts";
import type { Page } from "../time/scan.ts";
import type { Words } from "../words/words.ts";

/**
 * `isSure`: made of known given names or surnames; the engine repeats any other back before it saves it. `isBare`: an
 * answer to the question for a name, which does not say who has it.
 */
export type NameSaid = { name: string; own: boolean; isSure: boolean; isBare: boolean };

/**
 * `asked`: the engine just asked for the name, so that a bare name counts. `staff`: the names of the people who work
 * here; null where the names of guests are read elsewhere. Covers what it reads in `page`. */
export function nameSaid(
  words: Words,
  page: Page,
  asked: boolean,
  services: ReadonlySet<string> = new Set(),
  staff: ReadonlySet<string> | null = null,
): NameSaid | null {
  for (const [pattern, own] of PHRASES) {
    for (const match of page.text.matchAll(pattern)) {
      // "No la pongas a nombre de Ana".
      if (isDeniedBefore(page.text, match.index) && !NOT_FOR_ME.test(page.text.slice(0, match.index))) continue;
      // "Mi perro se llama Canelo": not a person to book for.
      if (
        /llama $/.test(match[0]) &&
        /\b(?:perr|gat|mascot|cachorr|conej)\w* (?:que )?(?:\w+ )?$/.test(
          page.text.slice(0, match.index + match[0].search(/se llama/)),
        )
      )
        continue;
      const from = match.index + match[0].length;
      const next = words.tokens.find((token) => token.start >= from);
      const called = !next || FIRST_NAMES.has(next.text) || /^\p{Lu}/u.test(next.raw);
      if (/^(?:habla|aqui|le habla|te habla|te escribe|le escribe|me dicen|nombre) $/.test(match[0]) && !called)
        continue;
      const name = take(words, page, from, false, match.index, services);
      if (name) return { name, own, isSure: isKnown(name), isBare: false };
    }
  }
  if (!asked) return staff && guestSaid(words, page, services, staff);
  for (const token of words.tokens) {
    if (!/^[a-z]/.test(token.text) || FILLER.has(token.text) || page.text[token.start] === "~") continue;
    if (COMMON_WORDS.has(token.text) && !FIRST_NAMES.has(token.text)) return null;
    const name = take(words, page, token.start, true, token.start, services);
    return name ? { name, own: !/\bpara (mi|el|la)\b/.test(words.text), isSure: isKnown(name), isBare: true } : null;
  }
  return null;
}

function guestSaid(
  words: Words,
  page: Page,
  services: ReadonlySet<string>,
  staff: ReadonlySet<string>,
): NameSaid | null {
  for (const pattern of STRICT) {
    for (const match of page.text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const next = words.tokens.find((token) => token.start >= from);
      if (!next || next.start > from || !FIRST_NAMES.has(next.text) || staff.has(next.text)) continue;
      if (TELLS.test(page.text.slice(next.end).trimStart()) || isDeniedBefore(page.text, match.index)) continue;
      const name = take(words, page, from, false, match.index, services);
      if (name) return { name, own: false, isSure: true, isBare: false };
    }
  }
  return null;
}

function isKnown(name: string): boolean {
  return fold(name)
    .split(" ")
    .some((word) => FIRST_NAMES.has(word) || SURNAMES.has(word));
}

/** A message that is nothing but a name ("Mateo Ruiz", "para Sofía, por favor"). */
export function bareNameSaid(words: Words): string | null {
  const said = words.tokens.filter((token) => /^[a-z]/.test(token.text) && !AROUND.has(token.text));
  if (said.length === 0 || said.length > 4 || words.tokens.some((token) => /\d|[?]/.test(token.text))) return null;
  const called = said.every((token) => FIRST_NAMES.has(token.text) || JOINING.has(token.text) || isSurname(token));
  const known = said.some((token) => FIRST_NAMES.has(token.text));
  return called && known ? said.map((token) => capital(token.raw)).join(" ") : null;
}

function isSurname(token: { text: string; raw: string }): boolean {
  return !COMMON_WORDS.has(token.text) && !KEY_WORDS.has(token.text) && !NOT_NAMES.has(token.text);
}

/** Of "mi hija", "mi suegra". */
export const RELATIVE = CUES.relative;
// "Mi comadre me recomendó": a person who is mentioned, not one who comes.
export const TELLS =
  /^(?:ya |me |nos |lo |la |le |te |se |los |les )*(?:dij\w+|dice\w*|coment\w+|recomend\w+|platic\w+|cont\w+|mand\w+|trabaj\w+|pidi\w+|regal\w+|llev\w+|va a (?:ir|pasar) por)\b/;
/** Only before a known given name: "para doña Mary", "mi suegra, Concepción", "pon Ximena". */
const STRICT: readonly RegExp[] = [
  /\b(?:es |seria |va |sera )?para (?:la |el |mi )?(?:don |dona |senor |senora |nina |nino )?/g,
  new RegExp(`\\b(?:mi|el|la|a mi|de mi) (?:otr[oa] )?${RELATIVE}(?: ,| \\.)? (?:(?:don|dona|la|el) )?`, "g"),
  /\b(?:la paciente|el paciente|la que va|el que va|quien va|la clienta|la interesada) (?:es|seria) (?:mi \w+ )?(?:, )?/g,
  /\b(?:pon(?:le|la|lo)?|apunta(?:la|lo)?|anota(?:la|lo)?|a favor de|va a ir|va) (?:a )?(?:mi \w+ )?/g,
  /\bla que va \. /g,
];
const PHRASES: readonly (readonly [RegExp, boolean])[] = [
  [
    /\b(?:a|al|su|cuyo|bajo el|con el|pon(?:lo|la|ga|gale|le)?(?: a)?|el) nombre (?:de |es |seria |completo es )(?:mi \w+ )?(?:que (?:es|se llama) )?/g,
    false,
  ],
  [new RegExp(`\\b(?:para|de|es|a) (?:mi|mis|el|la|un|una) ${RELATIVE},? (?:que )?(?:se llama |es )?`, "g"), false],
  [/\b(?:ella |el |mi \w+ |y )?se llama /g, false],
  [
    /\b(?:me llamo|mi nombre (?:completo )?(?:es|seria)|mi nombre|me llaman|me dicen|le habla|te habla|habla|te escribe|le escribe|aqui) /g,
    true,
  ],
  [/\b(?:yo )?soy (?:el |la )?(?:senor |senora |senorita )?/g, true],
  [/\bnombre ,? ?/g, true],
];
/** "Para mi hijo", "mi mamá necesita una cita", "no es para mí": the booking is for another person, named or not. */
export function isForSomebodyElse(text: string): boolean {
  return FOR_OTHER.test(text);
}

const NOT_FOR_ME = /\bno (?:es |seria |era )?para mi(?: [.,|]| es| sino| pero)* $/;
const FOR_OTHER = new RegExp(
  `\\b(?:para|llev\\w+ a|tra(?:igo|er|ere) a|agend\\w+ a) (?:mi|mis|el|la|un|una) ${RELATIVE}\\b|\\bmi ${RELATIVE} (?:necesita|ocupa|quiere|busca|requiere)\\b|\\b(?:no es|no seria) para mi\\b(?! \\w)|\\bpara otra persona\\b`,
);
const FILLER = new Set(
  "yo mira ah este pues oye eh claro si ok hola seria es a por favor porfavor mi nombre soy me llamo sale va nombre de con gusto bueno pues para".split(
    " ",
  ),
);
const AROUND = new Set("a es para nombre de por favor porfavor ah ok si perdon gracias seria".split(" "));
const JOINING = new Set(["de", "del", "la", "los", "las", "y", "san"]);
const NOT_NAMES = new Set(
  `cliente nuevo nueva es era va viene quiere ocupa yo de la el un una alergico alergica mama papa para con quien que gusto mucho mexico y o no si ya muy hombre mujer
  robot bot humano persona nada nadie alguien cita hora hoy manana otra otro mejor corte a en por favor porfavor gracias las los estoy
  quiero mayor diabetico diabetica zurdo foraneo vecino vecina tarde temprano interesado interesada favor adelante primera primer bueno buenas ok
  amor amorcito reina reinita rey mami mamita papi papito cielo corazon vida guapa guapo preciosa precioso hermosa hermoso linda lindo bonita bebe nena nene mija mijo
  mijita mijito chula chulo chiquita flaca gorda jefa jefe patron patrona amiga amigo bro carnal dedosi dedono palomita corazoncito besos bonito carino bella
  claro sale vale va dale sip simon porfis gracias listo perfecto excelente correcto confirmo`.split(/\s+/),
);

function take(
  words: Words,
  page: Page,
  from: number,
  bare: boolean,
  coverFrom: number,
  services: ReadonlySet<string>,
): string | null {
  const parts: string[] = [];
  let end = from;
  for (const token of words.tokens.filter((token) => token.start >= from)) {
    if (parts.length >= 5 || !/^[a-z]/.test(token.text) || /[~]/.test(page.text[token.start] ?? "~")) break;
    const joins = parts.length > 0 && JOINING.has(token.text);
    if (!joins && !isName(token.text, token.raw, parts.length, bare)) break;
    // "Para mi hijo Iker y arreglo de barba": the service begins there.
    if (services.has(token.text) && !FIRST_NAMES.has(token.text)) break;
    parts.push(joins ? token.raw.toLowerCase() : capital(token.raw));
    end = token.end;
  }
  while (parts.length > 0 && JOINING.has(parts.at(-1)!)) parts.pop();
  if (parts.length === 0) return null;
  page.text = page.text.slice(0, coverFrom) + "~".repeat(end - coverFrom) + page.text.slice(end);
  return parts.join(" ");
}

function isName(word: string, raw: string, before: number, bare: boolean): boolean {
  if (FIRST_NAMES.has(word)) return true;
  if (NOT_NAMES.has(word) || word.length < 2) return false;
  if (KEY_WORDS.has(word) || COMMON_WORDS.has(word)) return false;
  if (/(?:ando|iendo|arme|erme|irme|arte|aron|eria|aria)$/.test(word) && !/^\p{Lu}/u.test(raw)) return false;
  return bare || before > 0 || word.length > 2;
}

/** Whether a word that is no known given name may be one. */
export function isCalledSo(word: string, raw: string): boolean {
  return isName(word, raw, 0, false);
}

function capital(raw: string): string {
  return raw.slice(0, 1).toUpperCase() + raw.slice(1).toLowerCase();
}
