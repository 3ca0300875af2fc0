// Finds the paragraph of the business that answers a question: the one with the same words, by their stems and by the
// topics of the lexicon.
import { fold } from "../../../../kit/text.ts";
import type { Quote } from "../../speech/quotable.ts";
import { SMALL_WORDS } from "../lexicon/small-words.ts";
import { TOPICS } from "../lexicon/topics.ts";
import { remembered } from "./words/remembered.ts";
import { stemOf } from "./words/stem.ts";

/** A topic weighs more than other words, a name of the catalogue less. */
const OF_TOPIC = 2;
const OF_CATALOGUE = 0.4;
/** The part of a question's words that a paragraph must have. */
const ENOUGH = 0.5;

export function quoteFor(question: string, quotes: readonly Quote[], known: ReadonlySet<string>): Quote | null {
  if (quotes.length === 0) return null;
  const asked = contentOf(question);
  const weightOf = (one: ContentWord) => (one.topic ? OF_TOPIC : known.has(one.word) ? OF_CATALOGUE : 1);
  const whole = asked.reduce((sum, one) => sum + weightOf(one), 0);
  let best: { quote: Quote; shared: number } | null = null;
  for (const quote of quotes) {
    const written = writtenOf(quote.text);
    const shared = asked.reduce((sum, one) => sum + (one.keys.some((key) => written.has(key)) ? weightOf(one) : 0), 0);
    if (shared >= 1 && shared >= ENOUGH * whole && shared > (best?.shared ?? 0)) best = { quote, shared };
  }
  return best?.quote ?? null;
}

/** Whether a word names a topic of the lexicon. */
export function isTopic(word: string): boolean {
  return NAMED.has(stemOf(word));
}

/** A word with its stem and its topics. */
type ContentWord = { word: string; keys: readonly string[]; topic: boolean };

function contentOf(text: string): ContentWord[] {
  return [...text.replace(LATE, "retraso").matchAll(/[a-z0-9]{2,}/g)].flatMap(([word]) => {
    const stem = stemOf(word);
    const topics = TOPIC_OF.get(stem) ?? [];
    if (topics.length === 0 && (SMALL_WORDS.has(word) || WEEKDAYS.has(word))) return [];
    return [{ word, keys: [stem, ...topics], topic: topics.length > 0 }];
  });
}

const writtenOf = remembered(
  (text): ReadonlySet<string> => new Set(contentOf(fold(text)).flatMap(({ keys }) => keys)),
  500,
);

const LATE = /\b(?:lleg\w+|se me (?:hace|hizo)|voy)(?: un poco| algo)? tarde\b/g;

const WEEKDAYS: ReadonlySet<string> = new Set(
  "lunes martes miercoles jueves viernes sabado sabados domingo domingos".split(" "),
);

const NAMED = new Set<string>();
const TOPIC_OF = new Map<string, string[]>();
TOPICS.forEach((words, i) => {
  for (const word of words) {
    const stem = stemOf(word.replace("~", ""));
    if (!word.startsWith("~")) NAMED.add(stem);
    TOPIC_OF.set(stem, [...(TOPIC_OF.get(stem) ?? []), `#${i}`]);
  }
});
