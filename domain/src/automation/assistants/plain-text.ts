// What a contact wrote, without what cannot be seen: zero-width characters, direction marks and tag characters carry
// hidden instructions to a language model and nothing to a person.

const MOST_CHARACTERS = 4096;
/** Control and format characters but tab, line break and the joiners that emoji are made with. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

export function plainText(text: string): string {
  return [...text.replace(UNSEEN, "")].slice(0, MOST_CHARACTERS).join("").trim();
}
