// What a message asks, sentence by sentence: the text of the business that answers it, and the words that no rule
// explains. A question that is not fully read counts as unknown, and is never answered with an offer.
import type { Quote } from "../../speech/quotable.ts";
import type { ActKind } from "../lexicon/acts.ts";
import { CONSENT_WORDS } from "../lexicon/consent-words.ts";
import { CUES } from "../lexicon/cues.ts";
import { SMALL_WORDS } from "../lexicon/small-words.ts";
import { KEY_WORDS } from "../lexicon/vocabulary.ts";
import { KINDRED } from "./catalogue/synonyms.ts";
import type { Span } from "./span.ts";
import { singular } from "./words/likeness.ts";
import { stemOf } from "./words/stem.ts";
import { isTopic, quoteFor } from "./written.ts";

export type QuestionMention = Span & {
  /** With a question mark. */
  readonly isMarked: boolean;
  readonly kinds: ReadonlySet<ActKind>;
  /** It asks whether something can be done, and nothing more: "¿se puede…?", "¿me pueden…?". */
  readonly isModal: boolean;
  /** Its question word is in no act that was read: "¿cuántas sesiones necesito de keratina?". */
  readonly isOpen: boolean;
  /** It asks when people of the team work, and has no word that was not read. */
  readonly isOfWork: boolean;
  /** One of these words names a topic of the lexicon. */
  readonly isOnTopic: boolean;
  /** Its words that no rule read. */
  readonly unread: readonly string[];
  /** The text of the business about it; null where there is none. */
  readonly quote: Quote | null;
};

/**
 * `left`: the text in which what was read is covered by "~"; `acts`: where it mentions an act; `known`: the words of
 * the catalogue; `quotes`: what may be quoted.
 */
export function questionsIn(
  text: string,
  {
    left,
    acts,
    guests,
    known,
    quotes,
  }: {
    left: string;
    acts: readonly (Span & { kind: ActKind })[];
    guests: readonly Span[];
    known: ReadonlySet<string>;
    quotes: readonly Quote[];
  },
): QuestionMention[] {
  const covered = cover(left, [...acts, ...guests, ...arrivalsIn(text)]);
  return sentencesIn(text).flatMap(({ at, end, isAsked }) => {
    const sentence = text.slice(at, end);
    if (!isAsked && !sentence.endsWith("?") && !BEGINS.test(sentence)) return [];
    const quote = quoteFor(text.slice(at, end), quotes, known);
    const unread = quote
      ? []
      : [...covered.slice(at, end).matchAll(/[a-z]{3,}/g)].map(([word]) => word).filter((word) => !isRead(word, known));
    const spoken = acts.filter((act) => act.at >= at && act.at < end);
    const kinds = new Set(spoken.map(({ kind }) => kind));
    const isOpen = quote === null && OPENS.test(covered.slice(at, end));
    const isModal = spoken.every((act) => act.kind !== "availability" || MODAL.test(text.slice(act.at, act.end)));
    return [
      {
        at,
        end,
        isMarked: sentence.endsWith("?"),
        kinds,
        isModal,
        isOpen,
        isOfWork: WORK.test(sentence) && unread.every((word) => WORK_WORD.test(word)),
        isOnTopic: unread.some(isTopic),
        unread,
        quote,
      },
    ];
  });
}

// "Quiero corte el viernes y saber si aceptan tarjeta" wants one thing and asks another.
function sentencesIn(text: string): (Span & { isAsked: boolean })[] {
  return [...text.matchAll(/[^.|;!?]+\??/g)].flatMap((match) => {
    const [at, end] = [match.index, match.index + match[0].length];
    const cut = match[0].search(ASKED_TOO);
    if (cut < 1) return [{ at, end, isAsked: false }];
    return [
      { at, end: at + cut, isAsked: false },
      { at: at + cut, end, isAsked: true },
    ];
  });
}

// "Me pasaron su número", "vi su anuncio en Face": how the customer came, and nothing that is asked.
function arrivalsIn(text: string): Span[] {
  return [...text.matchAll(ARRIVAL)].map((match) => ({ at: match.index, end: match.index + match[0].length }));
}

const ARRIVAL =
  /\b(?:me|nos) (?:pas(?:o|aron)|di(?:o|eron)|compart(?:io|ieron)|recom(?:endo|endaron)|habl(?:o|aron)) (?:(?:mi|una?|el|la|los|las|de|su|sus|este|con) |[a-z]+ ){0,3}(?:numero|contacto|telefono|whats\w*|ustedes|amig[oa]s?|prim[oa]|herman[oa]|cunad[oa]|vecin[oa]|conocid[oa]|companer[oa])\b|\b(?:vi|vimos|encontre|encontramos) (?:su|sus|un|el|la|los|las) (?:anuncio|publicacion|pagina|perfil|post|video|reel|promocion|fotos?|trabajos?)(?: (?:en|de|por) (?:el |la )?(?:face\w*|fb|insta\w*|ig|google|internet|tiktok|redes))?|\bvengo de parte de [a-z]+|\bsoy (?:nuev[oa]|client[ea] nuev[oa])(?: (?:aqui|en la ciudad|por aqui))?/g;

const ASKED_TOO =
  /\b(?:y|pero|ademas|tambien|solo|nada mas) (?:tambien |de paso )?(?:(?:quiero|quisiera|queria|me gustaria|necesito|ver) )?(?:saber|preguntar|preguntarte|preguntarles|preguntarle)\b|\by si (?:me |les? |se )?(?!no\b)(?:hay|[a-z]{2,}(?:an|en|uye|ece))\b(?=[^.|;!?]*\?)|(?:\by|, tambien|\by tambien) (?:se puede[ns]?|aceptan|incluye[ns]?|hay|tienen|hacen|manejan|dan|venden|ofrecen)\b(?=[^.|;!?]*\?)/;

function cover(left: string, spans: readonly Span[]): string {
  return spans.reduce((text, { at, end }) => text.slice(0, at) + "~".repeat(end - at) + text.slice(end), left);
}

function isRead(word: string, known: ReadonlySet<string>): boolean {
  const one = singular(word);
  return (
    known.has(word) || stemsOf(known).has(stemOf(word)) || WORDS.some((words) => words.has(word) || words.has(one))
  );
}

// "¿Le pueden cortar?", where the business gives a cut.
function stemsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const kept = STEMS.get(words) ?? new Set([...words].map(stemOf));
  STEMS.set(words, kept);
  return kept;
}

const WORK = new RegExp(CUES["works when"]);
const WORK_WORD =
  /^(?:trabaja|labora|descansa|viene|llega|entra|sale|atiende|asiste|falta|esta)(?:n|r|ra|ran)?$|^(?:vacaciones|turno|team|equipo)$/;

const STEMS = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
const MODAL =
  /^(?:se puede|puede ser|podria ser|puedo ir|me puede[sn]|podrian|podra ser|se podra|me atienden?|me atiendes|me recib\w+|(?:l[aoe]s?|nos) (?:pueden?|podrian?) [a-z]+)$/;
const WORDS = [SMALL_WORDS, KEY_WORDS, CONSENT_WORDS, KINDRED];

// A question without its mark: recognized by its first word ("donde", "aceptan"), after greetings and the like.
const LEAD =
  "(?:y|e|pero|oye|oigan?|hola|holi|buen[oa]s?|dias?|tardes?|noches?|disculp[ae]n?|perdon|una|pregunta|duda|consulta|amig[oa]|senorita|joven|ah|ok|va|porfavor|mira|gracias|me|les?|nos|se|ustedes|ahi|aqui|alla|ya|no|tambien|para|pues|entonces|a|con|de|en|hasta|desde|por)";
const ASKS =
  "(?:me (?:dijeron|contaron|comentaron|platicaron) que (?:tienen|hay|dan|hacen|aceptan)|cada (?:cuando|cuanto)|cuant[oa]s?|cual(?:es)?|que(?! (?:bueno|bien|padre|amable|tal|onda|pena|gusto))|como|donde|cuando|quien(?:es)?|por ?que|hay|habra|tendran?|tienes?|podria\\w?|podra\\w?|puedo|puede[ns]?|es necesario|incluye|sirve|aplica|(?:info(?:rmacion)?|precios?|costos?) del?|(?:viene|trabaja|labora|descansa|llega|atiende)n? [a-z]+ (?:el|los|hoy|manana|este|esta)\\b|formas? de pago|metodos? de pago|(?:quisiera|queria|quiero|necesito|me gustaria) (?:saber|preguntar)\\w*|si (?:lleg|cancel)\\w+|(?!bien|buen|quien|tambien|alguien|examen|orden|joven|recien|estan\\b|vienen)[a-z]{2,}[ae]n)";
// "¿A qué hora el viernes?", "¿qué día?" ask for a place in the agenda, "¿cuál tengo?" for an own appointment.
const OPENS = new RegExp(
  `(?:^|, )[ ~,]*(?:${LEAD}[ ,~]+)*(?:(?<!\\b(?:a|de) )que(?! (?:dia|fecha|hora|tal|bueno|padre)\\w*\\b)|cual(?:es)?|cuant[oa]s?|donde|quien(?:es)?|por ?que|como(?= (?:es|son|funcion\\w+|trabaj\\w+|cuido|cuidar\\w*|hago|le hago|se)\\b))\\b(?!.*\\btengo\\b)`,
);
const BEGINS = new RegExp(`^ ?(?:${LEAD}(?: ,)? )*${ASKS} `);
