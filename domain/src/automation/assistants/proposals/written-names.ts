// The names that a contact used for itself in a conversation, as the built-in parser reads them. A language model
// cannot add any other name.
import { fold } from "../../../kit/text.ts";
import { bareNameSaid, isForSomebodyElse, type NameSaid, nameSaid } from "../engine/parse/people/names.ts";
import { readWords, type Words } from "../engine/parse/words/words.ts";

export type ContactMessage = { role: "user" | "assistant"; text: string };

/**
 * The full name as the contact wrote it, where `name` is that or a part of it; null when the contact wrote no such
 * name.
 */
export function writtenName(name: string, conversation: readonly ContactMessage[]): string | null {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return null;
  const names = namesIn(conversation).map((said) => said.name);
  return names.findLast((written) => isPart(wanted, written)) ?? null;
}

/** The last name that the contact gave for itself: only known given names or surnames. Null where it gave none. */
export function ownName(conversation: readonly ContactMessage[]): string | null {
  const names = namesIn(conversation).filter(({ isSure }) => isSure);
  return names.at(-1)?.name ?? null;
}

/** Whether a written name may be saved: said in a sentence, known, or confirmed after '¿Te llamas X?'. */
export function isSureName(name: string, conversation: readonly ContactMessage[]): boolean {
  const wanted = wordsOf(name);
  const said = namesIn(conversation).filter((one) => isPart(wanted, one.name));
  return said.some(({ isSure, isBare }) => isSure || !isBare) || wasRepeated(wanted, conversation);
}

/** A name alone that is not known, in the last message: the assistant repeats it back. */
export function nameToRepeat(conversation: readonly ContactMessage[]): string | null {
  const read = conversation.map(readSaid);
  const [last] = conversation.length === 0 ? [] : namesAt(read, read.length - 1);
  return last?.isBare && !last.isSure ? last.name : null;
}

/** The texts that repeat a name back. */
export function askIfCalled(name: string): string {
  return `¿Te llamas ${name}?`;
}

function wasRepeated(wanted: readonly string[], conversation: readonly ContactMessage[]): boolean {
  return conversation.some(({ role, text }, at) => {
    const [, asked = ""] = /¿Te llamas ([^?]+)\?/.exec(text) ?? [];
    const next = conversation[at + 1];
    if (role === "user" || asked === "" || !isPart(wanted, asked) || next?.role !== "user") return false;
    return AGREES.test(fold(next.text)) || isPart(wanted, next.text);
  });
}

function namesIn(conversation: readonly ContactMessage[]): NameSaid[] {
  const read = conversation.map(readSaid);
  return read.flatMap((_, at) => namesAt(read, at));
}

type Read = { words: Words | null; isForOther: boolean; asksName: boolean };

/** Each message is read once; `words` null: not written by the contact. */
function readSaid({ role, text }: ContactMessage): Read {
  if (role !== "user") return { words: null, isForOther: false, asksName: NAME_ASKED.test(fold(text)) };
  const words = readWords([text.slice(0, LONGEST)], NO_WORDS);
  return { words, isForOther: isForSomebodyElse(words.text), asksName: false };
}

function namesAt(read: readonly Read[], at: number): NameSaid[] {
  const words = read[at]?.words;
  if (!words) return [];
  const isAsked = read.slice(0, at).findLast((each) => each.words === null)?.asksName ?? false;
  const said = nameSaid(words, { text: words.text }, isAsked);
  const bare = bareNameSaid(words);
  const own = said?.own ? [said] : [];
  // "Para mi hijo", and then only "Mateo": not the name of the writer.
  const recent = read.slice(Math.max(0, at - MOST_BETWEEN), at + 1);
  if (recent.some(({ isForOther }) => isForOther)) return own.filter(({ isBare }) => !isBare);
  return [...own, ...(bare === null ? [] : [{ name: bare, own: true, isSure: true, isBare: true }])];
}

function isPart(wanted: readonly string[], whole: string): boolean {
  const words = wordsOf(whole);
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}

const LONGEST = 500;
/** How many messages after 'para mi hijo' a name alone is the child's. */
const MOST_BETWEEN = 12;
const NO_WORDS: ReadonlySet<string> = new Set();
const NAME_ASKED = /\b(?:nombre|llamas|llama)\b/;
const AGREES = /^\W*(?:si|sip|claro|asi|correcto|exacto|aja|ok|afirmativo)\b|^[👍✅]/u;
