// Judges an answer: finds a server error, a refusal that a person in Mexico could not read, or rows of another
// business.
import type { RawAnswer } from "./http-request.ts";

/**
 * Null when nothing is wrong. `foreign`: ids of the other business that were not in the request. `sent`: the request as
 * text; a refusal may quote «words» of it in any language.
 */
export function wrongWith(answer: RawAnswer, foreign: readonly string[], sent = ""): string | null {
  const { status, text } = answer;
  if (status >= 500 || status < 200) return `answered ${status}: ${text.slice(0, 300)}`;
  const leaked = foreign.find((mark) => text.includes(mark));
  if (leaked) return `carries ${leaked} of the other business: ${around(text, text.indexOf(leaked))}`;
  if (INSIDE.test(text)) return `tells of our inside: ${INSIDE.exec(text)?.[0]} in ${text.slice(0, 300)}`;
  return status < 400 ? null : wrongRefusal(answer, sent);
}

const around = (text: string, at: number) => text.slice(Math.max(0, at - 200), at + 100);

/** Stacks, statements and files. */
const INSIDE =
  /\n\s+at \S|node:internal|node_modules|\.ts:\d+|\bFST_ERR|\bZodError|violates .* constraint|invalid input syntax/;

/** The envelope of D-1.2 is promised for every refusal: `{success: false, message, errors?: [{path, message}]}`. */
function wrongRefusal({ status, type, text }: RawAnswer, sent: string): string | null {
  const told = `${status} ${text.slice(0, 300)}`;
  if (!type.includes("application/json")) return `a refusal that is ${type || "of no type"}: ${told}`;
  const body = parse(text);
  if (body?.success !== false) return `a refusal without {success: false}: ${told}`;
  const unread = notSpanish(body.message, sent);
  if (unread) return `${unread}: ${told}`;
  if (body.errors === undefined) return null;
  if (!Array.isArray(body.errors)) return `errors is no list: ${told}`;
  for (const error of body.errors as { path?: unknown; message?: unknown }[]) {
    if (typeof error.path !== "string") return `an error without its path: ${told}`;
    const wrong = notSpanish(error.message, sent);
    if (wrong) return `${wrong} at ${error.path}: ${told}`;
  }
  return null;
}

/** Texts that the documents give in English. */
const DOCUMENTED = new Set(["Name is required"]);

/** Null for a sentence without an English word. */
function notSpanish(message: unknown, sent: string): string | null {
  if (typeof message !== "string" || message.trim().length < 4) return "no message";
  if (DOCUMENTED.has(message)) return null;
  const own = message.replaceAll(/«([^»]*)»/g, (quote, words: string) => (sent.includes(words) ? "" : quote));
  const english = ENGLISH.exec(own);
  return english && `not Spanish («${english[0]}»)`;
}

/** Words that no Spanish sentence has. */
const ENGLISH =
  /\b(the|is|are|was|not|must|be|of|and|to|for|with|by|this|that|your|you|cannot|should|than|expected|received|invalid|required|unexpected|unrecognized|unsupported|too|missing|failed|found|bad|request|client error|exceeded|allowed|forbidden|unauthorized|timeout|large|unknown|already|exists|string|number|boolean|object|array|undefined|null|nan|token|input|value|field|server|error:)\b/i;

function parse(text: string): { success?: unknown; message?: unknown; errors?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
