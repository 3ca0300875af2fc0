// Cleans the input that a language model sends to a tool: not too deep, not too long, and without characters that
// cannot be stored.

const DEEPEST = 6;
const MOST_ENTRIES = 60;
const LONGEST_TEXT = 4000;

/**
 * Null for input that is too deep or too large. Text loses NUL and other control characters; half a character is
 * replaced.
 */
export function cleanInput(input: unknown): unknown {
  return isWithin(input, 0) ? cleaned(input) : null;
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  const within = Object.values(value);
  return depth < DEEPEST && within.length <= MOST_ENTRIES && within.every((each) => isWithin(each, depth + 1));
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [cleanText(name), cleaned(each)]));
}

function cleanText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(CONTROL, "");
}

const CONTROL = /(?![\t\n])\p{Cc}/gu;
