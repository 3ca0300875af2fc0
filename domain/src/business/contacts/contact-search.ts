// What a search for a contact looks through, and the pattern that it looks for: without case, accents or apostrophes, by any part of
// the name, the number, the e-mail or the owner's own id.
import { bareNumber, withoutMexicosCode } from "../../kit/phone-digits.ts";
import { foldForSearch } from "../../kit/text.ts";
import { canonicalWaId } from "./phone.ts";

type Searched = {
  name: string;
  lastname: string;
  secondLastname: string;
  pushName: string;
  phone: string | null;
  email: string;
  customId: string;
  /** Of the contacts that were merged into this one, with spaces between. */
  secondPhones?: string;
};

export function contactSearchText(contact: Searched): string {
  const { name, lastname, secondLastname, pushName, phone, email, customId, secondPhones } = contact;
  const words = [name, lastname, secondLastname, pushName, phone, email, customId, secondPhones];
  return foldForSearch(words.filter(Boolean).join(" "));
}

/** Enough to tell anybody from anybody. */
const MOST_WORDS = 6;

/** The words that have to stand in that text, in any order; a number, however it is typed, is one of them. */
export function contactWords(search: string): string[] {
  const folded = foldForSearch(search);
  const digits = numberIn(folded);
  return digits ? [digits] : [...new Set(folded.split(" "))].slice(0, MOST_WORDS);
}

/**
 * A `like` pattern over that text. A number may be typed with spaces, dots, hyphens and a plus, and with the mobile digit
 * of 521 and 549 (D-7.1); between the words of a name others may stand.
 */
export function contactPattern(search: string): string {
  const folded = foldForSearch(search);
  const wanted = numberIn(folded) ?? folded;
  return `%${wanted.replace(/[\\%_]/g, "\\$&").replaceAll(" ", "%")}%`;
}

/** The digits that stand for it in the text, or undefined for words: also a piece of a number, which has no country. */
function numberIn(folded: string): string | undefined {
  const bare = bareNumber(folded);
  if (!bare || !/\d/.test(bare)) return undefined;
  const home = withoutMexicosCode(bare);
  return bare.startsWith("0") && home !== bare ? home : canonicalWaId(bare);
}
