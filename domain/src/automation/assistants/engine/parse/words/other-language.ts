// Recognizes a message in a language that the engine does not speak.
import { OTHER_LANGUAGES } from "../../lexicon/other-languages.ts";

/** The sentence that says so in that language; null for Spanish and English. */
export function otherLanguage(texts: readonly string[]): string | null {
  const words =
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const found = LANGUAGES.find(
    ({ all, sure }) =>
      words.filter((word) => sure.has(word)).length >= 2 &&
      words.filter((word) => all.has(word)).length * 2 >= words.length,
  );
  return found?.sentence ?? null;
}

const LANGUAGES = OTHER_LANGUAGES.map(({ words, sure, sentence }) => ({
  all: new Set([...words.split(" "), ...sure.split(" ")]),
  sure: new Set(sure.split(" ")),
  sentence,
}));
