// What the customer's own words say of a turn, as the built-in parser reads them: no model's to decide.
import { fold } from "../../../kit/text.ts";
import type { ActKind } from "../engine/lexicon/acts.ts";
import { actKindsIn } from "../engine/parse/acts/act-words.ts";

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

/** They thank or take leave, and want nothing else. */
export function isThanks(texts: readonly string[]): boolean {
  const all = texts.map((text) => actKindsIn(fold(text)));
  const isPlain = texts.every((text) => !/[¿?\d]/.test(text) && text.length <= 80);
  return isPlain && all.some((each) => each.has("thanks") || each.has("bye")) && all.every(isCourtesy);
}

/** They ask what the business keeps rows of: 'I do not know' would not be true. */
export function isAnswerable(texts: readonly string[]): boolean {
  return texts.some((text) => [...actKindsIn(fold(text))].some((intent) => KNOWN.has(intent)));
}

function isCourtesy(intents: ReadonlySet<ActKind>): boolean {
  return [...intents].every((intent) => COURTESY.has(intent));
}
