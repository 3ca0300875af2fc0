// Reads the names in the messages of a conversation, one message after the other.
import { fold, foldedWords } from "../../../../../kit/text.ts";
import { readWords } from "../words/words.ts";
import { bareNameSaid, isForSomebodyElse, type NameSaid, nameSaid } from "./names.ts";

export type NameMessage = {
  readonly isOfContact: boolean;
  /** Of the business: it asks for a name. */
  readonly asksName: boolean;
  /** Of the business: the name in "¿Te llamas X?", else "". */
  readonly repeats: string;
  /** Of the contact: it says yes, and its words. */
  readonly agrees: boolean;
  readonly words: readonly string[];
  readonly isForOther: boolean;
  readonly said: Readonly<NameSaid> | null;
  /** The whole message is a name. */
  readonly bareName: string | null;
};

export function readNames(conversation: readonly { role: "user" | "assistant"; text: string }[]): NameMessage[] {
  let isAsked = false;
  let isProposed = false;
  return conversation.map(({ role, text }) => {
    const folded = fold(text);
    if (role !== "user") {
      isAsked = NAME_ASKED.test(folded);
      isProposed = PROPOSED.test(folded);
      return { ...NOTHING, asksName: isAsked, repeats: /¿Te llamas ([^?]+)\?/.exec(text)?.[1] ?? "" };
    }
    const words = readWords([text.slice(0, LONGEST)], NO_WORDS);
    const said = nameSaid(words, { text: words.text }, isAsked);
    return {
      ...NOTHING,
      isOfContact: true,
      agrees: AGREES.test(folded),
      words: foldedWords(text),
      isForOther: isForSomebodyElse(words.text),
      said: said?.isBare && isProposed && WITH_WHOM.test(words.text) ? null : said,
      bareName: bareNameSaid(words),
    };
  });
}

const NOTHING = {
  isOfContact: false,
  asksName: false,
  repeats: "",
  agrees: false,
  words: [],
  isForOther: false,
  said: null,
  bareName: null,
};
const LONGEST = 500;
const NO_WORDS: ReadonlySet<string> = new Set();
const NAME_ASKED = /\b(?:nombre|llamas|llama)\b/;
const PROPOSED = /\ba nombre de\b/;
/** "Con Lupe, por favor", to a proposal: whom they want to see. To a question for the name it is their own. */
const WITH_WHOM = /\bcon (?:la |el )?[a-z]/;
const AGREES = /^\W*(?:si|sip|claro|asi|correcto|exacto|aja|ok|afirmativo)\b|^[👍✅]/u;
