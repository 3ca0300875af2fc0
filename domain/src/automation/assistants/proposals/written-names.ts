// The names by which a contact called itself in a conversation, as the built-in parser reads them: no other name is
// theirs, whatever a language model says.
import { fold } from "../../../kit/text.ts";
import { bareNameSaid, isForSomebodyElse, nameSaid } from "../engine/parse/people/names.ts";
import { readWords } from "../engine/parse/words/words.ts";

export type Said = { role: "user" | "assistant"; text: string };

/** The name as the contact wrote it, whole, where `name` is that or a part of it; null when it wrote no such name. */
export function writtenName(name: string, conversation: readonly Said[]): string | null {
  const wanted = wordsOf(name);
  if (wanted.length === 0) return null;
  const isWanted = (written: string) => wanted.every((word) => wordsOf(written).includes(word));
  return conversation.flatMap(namesIn).findLast(isWanted) ?? null;
}

function namesIn({ role, text }: Said, at: number, conversation: readonly Said[]): string[] {
  if (role !== "user") return [];
  const words = readWords([text.slice(0, LONGEST)], NO_WORDS);
  const isAsked = NAME_ASKED.test(fold(conversation.slice(0, at).findLast((each) => each.role !== "user")?.text ?? ""));
  const said = nameSaid(words, { text: words.text }, isAsked);
  const bare = bareNameSaid(words);
  // "Para mi hijo", and then only "Mateo": no name of who writes.
  if (conversation.some((each) => each.role === "user" && isForSomebodyElse(textOf(each))))
    return said?.own && !said.isBare ? [said.name] : [];
  return [...(said?.own ? [said.name] : []), ...(bare === null ? [] : [bare])];
}

function textOf({ text }: Said): string {
  return readWords([text.slice(0, LONGEST)], NO_WORDS).text;
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}

const LONGEST = 500;
const NO_WORDS: ReadonlySet<string> = new Set();
const NAME_ASKED = /\b(?:nombre|llamas|llama)\b/;
