// Removes invisible characters from a contact's text: zero-width characters, direction marks and tag characters can
// carry hidden instructions to a language model.

const MOST_CHARACTERS = 4096;
/** Control and format characters except tab, line break and the joiners in emoji. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Letters and marks that are drawn as a blank. */
const BLANK = /\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;
/** Joiners and variation selectors without a neighbour to join or to vary. */
const NOTHING = /^(?:\s|\u200c|\u200d|[\ufe00-\ufe0f])*$/u;

/** '' for a text that shows nothing. */
export function plainText(text: string): string {
  const seen = [...text.replace(UNSEEN, "").replace(BLANK, " ")].slice(0, MOST_CHARACTERS).join("").trim();
  return NOTHING.test(seen) ? "" : seen;
}
