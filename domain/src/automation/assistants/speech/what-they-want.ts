// What the customer's own words say about a turn, as the built-in parser reads them: a model does not decide this.
import { fold } from "../../../kit/text.ts";
import type { ActKind } from "../engine/lexicon/acts.ts";
import { actKindsIn } from "../engine/parse/acts/act-words.ts";
import { asksForPerson } from "../engine/parse/acts/asks-for-person.ts";

const COURTESY: ReadonlySet<ActKind> = new Set(["greeting", "thanks", "bye"]);
const KNOWN: ReadonlySet<ActKind> = new Set([
  "price",
  "duration",
  "hours",
  "open-now",
  "place",
  "who",
  "services",
  "branches",
  "my-appointments",
]);

/** They thank or say goodbye, and want nothing else. */
export function isThanks(texts: readonly string[]): boolean {
  const all = texts.map((text) => actKindsIn(fold(text)));
  const isPlain = texts.every((text) => !/[¿?\d]/.test(text) && text.length <= 80);
  return isPlain && all.some((each) => each.has("thanks") || each.has("bye")) && all.every(isCourtesy);
}

/** They ask something that the business has rows of: 'I do not know' would be false. */
export function isAnswerable(texts: readonly string[]): boolean {
  return texts.some((text) => [...actKindsIn(fold(text))].some((intent) => KNOWN.has(intent)));
}

/** Rows answer every question: no part needs a text of the business. */
export function isOfRowsAlone(texts: readonly string[]): boolean {
  return isAnswerable(texts) && !texts.some((text) => actKindsIn(fold(text)).has("unknown-fact") || hasMore(text));
}

/** 'No me pases con nadie', 'no quiero hablar con una persona'. */
export function refusesPerson(texts: readonly string[]): boolean {
  return texts.some((text) => REFUSES.test(fold(text)));
}

/**
 * Why a model may not hand over, as a text for it; null where it may. Rows answer first, and a customer who does not
 * want a person gets none. `said`: the whole conversation so far.
 */
export function keptFromPerson(
  said: readonly { role: string; text: string }[],
  texts: readonly string[],
): string | null {
  if (asksForPerson(texts)) return null;
  const earlier = said.filter(({ role }) => role === "user").map(({ text }) => text);
  // The last statement counts.
  const last = [...earlier, ...texts].findLast((text) => refusesPerson([text]) || asksForPerson([text]));
  if (last !== undefined && refusesPerson([last])) return "El cliente no quiere que lo pases con nadie: respóndele tú.";
  return isAnswerable(texts) ? "Lo que pregunta lo responden los datos guardados: díselo primero con `say`." : null;
}

/** More than one question: one of them may be about anything. */
function hasMore(text: string): boolean {
  return (text.match(/\?/g) ?? []).length > 1;
}

const REFUSES =
  /\b(?:no|sin) (?:me |nos |quiero |necesito |hace falta |es necesario |ocupo |que )*(?:pas\w+|transfier\w+|comuni\w+|mand\w+|hablar|turn\w+|canaliz\w+|atienda)(?: \w+){0,3} (?:nadie|persona|personas|humano|asesor\w*|alguien|ejecutiv\w*|agente|otro|otra)\b/;

function isCourtesy(intents: ReadonlySet<ActKind>): boolean {
  return [...intents].every((intent) => COURTESY.has(intent));
}
