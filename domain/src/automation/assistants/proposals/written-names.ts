// The names that a contact used for itself in a conversation. A language model
// cannot add any other name.
import { foldedWords } from "../../../kit/text.ts";
import { type NameMessage, readNames } from "../engine/parse/people/name-messages.ts";
import type { NameSaid } from "../engine/parse/people/names.ts";

export type ContactMessage = { role: "user" | "assistant"; text: string };

/**
 * The full name as the contact wrote it, where `name` is that or a part of it; null when the contact wrote no such
 * name.
 */
export function writtenName(name: string, conversation: readonly ContactMessage[]): string | null {
  const wanted = foldedWords(name);
  if (wanted.length === 0) return null;
  const names = namesIn(readNames(conversation)).map((said) => said.name);
  return names.findLast((written) => isPart(wanted, foldedWords(written))) ?? null;
}

/** The last name that the contact gave for itself: only known given names or surnames. Null where it gave none. */
export function ownName(conversation: readonly ContactMessage[]): string | null {
  const names = namesIn(readNames(conversation)).filter(({ isSure }) => isSure);
  return names.at(-1)?.name ?? null;
}

/** Whether a written name may be saved: said in a sentence, known, or confirmed after '¿Te llamas X?'. */
export function isSureName(name: string, conversation: readonly ContactMessage[]): boolean {
  const wanted = foldedWords(name);
  const read = readNames(conversation);
  const said = namesIn(read).filter((one) => isPart(wanted, foldedWords(one.name)));
  return said.some(({ isSure, isBare }) => isSure || !isBare) || wasRepeated(wanted, read);
}

/** A name alone that is not known, in the last message: the assistant repeats it back. */
export function nameToRepeat(conversation: readonly ContactMessage[]): string | null {
  const read = readNames(conversation);
  const [last] = read.length === 0 ? [] : namesAt(read, read.length - 1);
  return last?.isBare && !last.isSure ? last.name : null;
}

/** The texts that repeat a name back. */
export function askIfCalled(name: string): string {
  return `¿Te llamas ${name}?`;
}

function wasRepeated(wanted: readonly string[], read: readonly NameMessage[]): boolean {
  return read.some(({ repeats }, at) => {
    const next = read[at + 1];
    if (repeats === "" || !isPart(wanted, foldedWords(repeats)) || !next?.isOfContact) return false;
    return next.agrees || isPart(wanted, next.words);
  });
}

function namesIn(read: readonly NameMessage[]): NameSaid[] {
  return read.flatMap((_, at) => namesAt(read, at));
}

function namesAt(read: readonly NameMessage[], at: number): NameSaid[] {
  const { said = null, bareName = null } = read[at] ?? {};
  const own = said?.own ? [said] : [];
  // "Para mi hijo", and then only "Mateo": not the name of the writer.
  const recent = read.slice(Math.max(0, at - MOST_BETWEEN), at + 1);
  if (recent.some(({ isForOther }) => isForOther)) return own.filter(({ isBare }) => !isBare);
  return [...own, ...(bareName === null ? [] : [{ name: bareName, own: true, isSure: true, isBare: true }])];
}

function isPart(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
}

/** How many messages after 'para mi hijo' a name alone is the child's. */
const MOST_BETWEEN = 12;
