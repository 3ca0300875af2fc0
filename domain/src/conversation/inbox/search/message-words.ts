// The words of a search, and their positions in a message: without case or accents, each as a whole word or a prefix.
// The database stores the same words (`message_words_of`).

const MARKS = /[\u0300-\u036f]/g;
/** Spaces and punctuation of the languages used here; an emoji is a word. */
const BETWEEN = /[\p{Cc}\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/u;
const WORD = /[^\p{Cc}\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/gu;
/** Enough to tell messages apart. */
const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** The longest first; none when only punctuation was typed. */
export function messageWords(search: string): string[] {
  const words = plain(search)
    .split(BETWEEN)
    .filter(Boolean)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(""));
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}

/** The positions in `text`, by its own characters, where one of the words starts another. */
export function hitsIn(text: string, words: readonly string[]): { from: number; to: number }[] {
  const { folded, places } = foldedWithPlaces(text);
  const hits: { from: number; to: number }[] = [];
  for (const { 0: found, index } of folded.matchAll(WORD)) {
    const word = words.find((each) => found.startsWith(each));
    if (word) hits.push({ from: places[index] as number, to: places[index + word.length] as number });
  }
  return hits;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase();
}

/** The folded text, and for each position the one in the original text; the last is the end. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const its = plain(letter);
    for (let each = 0; each < its.length; each += 1) places.push(at);
    folded += its;
    at += letter.length;
  }
  places.push(at);
  return { folded, places };
}
