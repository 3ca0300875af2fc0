// The final text to a contact: each variable replaced by its value, and no brace left in it.
import { nameWithin, PLACEHOLDER } from "./placeholders.ts";
import type { VariableValues } from "./variables.ts";

/** A variable without a value is removed together with the words that join it to its sentence. */
export function fillText(text: string, values: VariableValues): string {
  const filled = text.replace(PLACEHOLDER, (_all, two?: string, one?: string) => {
    const name = nameWithin(two ?? one ?? "");
    return (Object.hasOwn(values, name) ? filledValue(values[name] ?? "") : "") || GAP;
  });
  return withoutBraces(closeGaps(filled)).trim();
}

/** The placeholder for a missing value until its surroundings are removed: no text contains it. */
const GAP = "\ue000";
/** Words before a value that mean nothing without it: 'con', 'el', 'de la'. */
const LEAD = "(?:al?|con|del?|el|en|las?|los|para|por|que|y|e)";
/** '(…)', '«…»'. */
const WRAPPED = / ?[«("“]\ue000[»)"”]/gu;
const ROW = /\ue000(?: ?[,y]? ?\ue000)+/gu;
const AT_START = new RegExp(`(^|[\\n.!?¡¿] *)(?:${LEAD} )*\\ue000[,:]? ?(\\p{L}?)`, "giu");
const INSIDE = new RegExp(`(?:,? ${LEAD}\\b)*,? ?\\ue000`, "giu");

function closeGaps(text: string): string {
  if (!text.includes(GAP)) return text;
  return text
    .replace(WRAPPED, GAP)
    .replace(ROW, GAP)
    .replace(AT_START, (_all, start: string, letter: string) => start + letter.toUpperCase())
    .replace(INSIDE, "");
}

/** A value with several lines keeps its line breaks. */
function filledValue(value: string): string {
  return value.trim() === "" ? "" : withoutBraces(value).replace(/^ +| +$/g, "");
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, "");
}
