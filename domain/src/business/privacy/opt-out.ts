// Detects a request for no more messages, or its withdrawal (contract/privacy#opting-out-in-a-conversation). Read
// before any engine answers, on every channel, so that no engine reads it as a 'no' to its question.
import { fold } from "../../kit/text.ts";
import {
  AROUND,
  ERASE_PATTERN,
  MESSAGES,
  OTHER_REQUEST,
  PROMOTIONS,
  START_PATTERNS,
  START_WORDS,
  STOP_PATTERNS,
  STOP_WORDS,
} from "./opt-out-phrases.ts";
import type { Purpose } from "./schema.ts";

/** `erases`: they also want their data erased. `isWhole`: the message says nothing else. */
export type OptOut = { kind: "out"; purposes: readonly Purpose[]; erases: boolean; isWhole: boolean };
export type OptIn = { kind: "in" };

/** Null for a message of another kind. */
export function readOptOut(text: string): OptOut | OptIn | null {
  const said = lettersOf(text);
  const bare = said.replace(COURTESY, " ").replace(/ +/g, " ").trim();
  if (bare === "") return null;
  if (START_WORDS.has(bare) || START_PATTERNS.some((pattern) => pattern.test(bare))) return { kind: "in" };
  const isOut = STOP_WORDS.has(bare) || withoutStops(said).includes("~");
  if (!isOut) return null;
  const isWhole =
    STOP_WORDS.has(bare) || isNothingElse(withoutStops(clausesOf(text))) || isNothingElse(withoutStops(said));
  const isPromotions = PROMOTIONS.test(said) && !MESSAGES.test(said);
  return {
    kind: "out",
    purposes: isPromotions ? ["secondary"] : ["secondary", "messages"],
    erases: said.search(ERASE_PATTERN) >= 0,
    isWhole,
  };
}

/** One sentence each. */
export function optOutText({ purposes, erases }: OptOut): string {
  const what = purposes.includes("messages")
    ? "ya no te escribiremos por nuestra cuenta, ni promociones ni avisos de tus citas"
    : "ya no te mandaremos promociones, solo los avisos de tus citas";
  const person = erases ? ", y le aviso a una persona del equipo lo de tus datos" : "";
  return `Listo, ${what}${person}; si cambias de opinión, responde ALTA.`;
}

export const OPTED_IN_TEXT = "Listo, quedaste de alta: volverás a recibir nuestros mensajes.";

const COURTESY =
  /\b(?:por favor|por fa|porfa\w*|porfis|gracias|muchas gracias|hola|buenos dias|buenas tardes|buenas noches|buenas|ya|oigan?|oye|favor de)\b/g;

function withoutStops(said: string): string {
  return [...STOP_PATTERNS, ERASE_PATTERN].reduce((left, pattern) => left.replace(pattern, " ~ "), said);
}

/** The request takes its clause along, to its end or to the words with which another request begins. */
function isNothingElse(rest: string): boolean {
  return (
    rest.includes("~") &&
    rest
      .replace(REST_OF_CLAUSE, " ")
      .replace(AROUND, " ")
      .replace(/[~| ]+/g, "") === ""
  );
}

const REST_OF_CLAUSE = new RegExp(`~(?:(?!~|\\|| (?:${OTHER_REQUEST})(?: |$)).)*`, "g");

/** As `lettersOf`, with a bar where a clause ends. */
function clausesOf(text: string): string {
  return text
    .split(/[.,;:!?¿¡()\n]+/)
    .map(lettersOf)
    .join(" | ");
}

/** Folded words with single spaces: punctuation, digits and emoji separate them. */
function lettersOf(text: string): string {
  return fold(text.slice(0, LONGEST))
    .replace(/[^a-z ]+/g, " ")
    .replace(/ +/g, " ")
    .trim();
}

const LONGEST = 1000;
