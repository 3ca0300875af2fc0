// The text and the pattern of a search for contacts: without case, accents or apostrophes, by any part of the name,
// the number, the e-mail or the owner's own id.
import { bareNumber, withoutMexicosCode } from "../../kit/phone-digits.ts";
import { foldForSearch } from "../../kit/text.ts";
import { canonicalWaId } from "./phone.ts";

type SearchableContact = {
  name: string;
  lastname: string;
  secondLastname: string;
  pushName: string;
  phone: string | null;
  email: string;
  customId: string;
  /** Of the contacts that were merged into this one, separated by spaces. */
  secondPhones?: string;
};

export function contactSearchText(contact: SearchableContact): string {
  const { name, lastname, secondLastname, pushName, phone, email, customId, secondPhones } = contact;
  const words = [name, lastname, secondLastname, pushName, phone, email, customId, secondPhones];
  return foldForSearch(words.filter(Boolean).join(" "));
}

/** Enough to tell contacts apart. */
const MOST_WORDS = 6;

/** The words that must appear in that text, in any order; a number, however it is typed, is one of them. */
export function contactWords(search: string): string[] {
  const folded = foldForSearch(search);
  const digits = numberIn(folded);
  return digits ? [digits] : [...new Set(folded.split(" "))].slice(0, MOST_WORDS);
}

/**
 * A `like` pattern over that text. A number may have spaces, dots, hyphens, a plus, and the mobile digit of 521 and
 * 549 (D-7.1); other words may appear between the words of a name.
 */
export function contactPattern(search: string): string {
  const folded = foldForSearch(search);
  const wanted = numberIn(folded) ?? folded;
  return `%${wanted.replace(/[\\%_]/g, "\\$&").replaceAll(" ", "%")}%`;
}

/** A number that is still being typed, with its plus: the mobile digit of Mexico or Argentina comes next. */
const BEGUN = /^(\+52(?=1)|\+54(?=9))\d/;

/** The digits of it in the text, or undefined for words: also a part of a number without a country. */
function numberIn(folded: string): string | undefined {
  const bare = bareNumber(folded);
  if (!bare || !/\d/.test(bare)) return undefined;
  const home = withoutMexicosCode(bare);
  return bare.startsWith("0") && home !== bare ? home : canonicalWaId(bare.replace(BEGUN, "$1"));
}
