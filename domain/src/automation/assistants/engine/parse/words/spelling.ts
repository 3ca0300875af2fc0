// Corrects a word as typed on a phone (SMS spelling, typos, abbreviations) to the word that the rules look for.

import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { SHORTHAND as SHORT } from "../../lexicon/shorthand.ts";
import { SURNAMES } from "../../lexicon/surnames.ts";
import { COMMON_WORDS, KEY_WORDS } from "../../lexicon/vocabulary.ts";
import { namesAService } from "../catalogue/trades.ts";
import { likenessBySound, singular, sound } from "./likeness.ts";
import { remembered } from "./remembered.ts";

/**
 * `known` are words of the catalogue and given names: never corrected to a key word that is less similar. A surname is
 * never corrected ('Torres' is not 'tres'). A word that names a service of any trade is not a typo of another.
 */
export function spellOut(word: string, known: ReadonlySet<string>): string {
  const short = SHORTHAND[word];
  if (short !== undefined && !(known.has(word) && word.length > 3)) return short;
  if (
    word.length < 4 ||
    KEY_WORDS.has(singular(word)) ||
    known.has(word) ||
    COMMON_WORDS.has(word) ||
    SURNAMES.has(word) ||
    KEY_WORDS.has(word) ||
    namesAService(word)
  )
    return word;
  const key = nearestKey(word);
  if (key.quality === 0) return word;
  const own = nearest(word, known);
  return own.quality >= key.quality && own.word !== key.word ? word : key.word;
}

/** The weekday that a word which is no name of the catalogue is one slip away from. */
export function mistypedWeekday(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < 5 || known.has(word) || KEY_WORDS.has(word) || FIRST_NAMES.has(word)) return null;
  const { word: day, quality } = nearest(word, WEEKDAY_NAMES);
  return quality >= SLIPPED ? day : null;
}

const WEEKDAY_NAMES: ReadonlySet<string> = new Set([
  "lunes",
  "martes",
  "miercoles",
  "jueves",
  "viernes",
  "sabado",
  "domingo",
]);

const nearestKey = remembered((word: string) => {
  const key = nearest(word, KEY_WORDS);
  // 'pasamos' is a verb of its own, and no plural of 'pasame'
  if (key.quality > 0 || !word.endsWith("s") || word.endsWith("mos")) return key;
  // "Sabdos": the plural of a key word.
  const one = nearest(word.slice(0, -1), KEY_WORDS);
  return one.quality >= SLIPPED ? { word: `${one.word}s`, quality: one.quality } : key;
});

const SLIPPED = 0.75;

function nearest(word: string, words: ReadonlySet<string>): { word: string; quality: number } {
  let best = { word, quality: 0 };
  const heard = sound(word);
  for (const [candidate, its] of soundsOf(words)) {
    const quality = word === candidate ? 1 : likenessBySound(word, heard, candidate, its);
    if (quality > best.quality) best = { word: candidate, quality };
  }
  return best;
}

// The sounds of a list are the same for every word that is compared with it.
function soundsOf(words: ReadonlySet<string>): ReadonlyMap<string, string> {
  const known = SOUNDS.get(words);
  if (known !== undefined) return known;
  const sounds = new Map([...words].map((word) => [word, sound(word)]));
  SOUNDS.set(words, sounds);
  return sounds;
}

const SOUNDS = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string>>();

const SHORTHAND = Object.fromEntries(
  SHORT.trim()
    .split("\n")
    .flatMap((line) => {
      const [word, typed] = line.split(": ") as [string, string];
      return typed.split(" ").map((one) => [one, word] as const);
    }),
) as Record<string, string | undefined>;
