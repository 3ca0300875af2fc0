// What the customer's own words say of a turn, as the built-in parser reads them: no model's to decide.
import { fold } from "../../../kit/text.ts";
import { type Intent, intentsOf } from "../engine/parse/acts/intents.ts";

const COURTESY: ReadonlySet<Intent> = new Set(["greeting", "thanks", "bye"]);
const KNOWN: ReadonlySet<Intent> = new Set([
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
  const all = texts.map((text) => intentsOf(fold(text)));
  const isPlain = texts.every((text) => !/[¿?\d]/.test(text) && text.length <= 80);
  return isPlain && all.some((each) => each.has("thanks") || each.has("bye")) && all.every(isCourtesy);
}

/** They ask what the business keeps rows of: 'I do not know' would not be true. */
export function isAnswerable(texts: readonly string[]): boolean {
  return texts.some((text) => [...intentsOf(fold(text))].some((intent) => KNOWN.has(intent)));
}

function isCourtesy(intents: ReadonlySet<Intent>): boolean {
  return [...intents].every((intent) => COURTESY.has(intent));
}
