// Reads the messages that answer a proposal. What they mean for it is decided by `proposals/`, from this alone.
import type { Day } from "../../../../../kit/calendar.ts";
import { fold, foldedWords } from "../../../../../kit/text.ts";
import { EFFECT_WORDS, type EffectWord } from "../../lexicon/consent-words.ts";
import { FIRST_NAMES } from "../../lexicon/first-names.ts";
import { type Leaning, leaningOf } from "../acts/leaning.ts";
import { asks, isOnCondition, isPlainYes, namesOtherAmount, wantsOtherPrice } from "../acts/plain-yes.ts";
import { KINDRED } from "../catalogue/synonyms.ts";
import { type TimeReading, whenSaid } from "../time/when.ts";
import { readWords } from "../words/words.ts";
import { type Amounts, amountsIn } from "./amounts.ts";

export type AnswerReading = Readonly<TimeReading> & {
  readonly leaning: Readonly<Leaning>;
  /** A yes of which every word is consent, courtesy, or a detail that was shown. */
  readonly isPlainYes: boolean;
  readonly asks: boolean;
  readonly isOnCondition: boolean;
  /** Another price than the one that was shown, or none. */
  readonly isOtherPrice: boolean;
  readonly saysBut: boolean;
  /** What follows a no replaces what was proposed: "no, mejor con Karen". */
  readonly corrects: boolean;
  /** "Sí, ajá": irony. */
  readonly isMocking: boolean;
  readonly effects: ReadonlySet<EffectWord>;
  readonly amounts: Amounts;
};

type AnswerContext = {
  /** The day on which the message is read, local to the business: "mañana" is counted from it. */
  today?: Day | undefined;
  /** The details that were shown: repeating them changes nothing. */
  names?: readonly string[];
  /** Those of them that have numbers of their own, such as an address. */
  phrases?: readonly string[];
};

/** `texts`: everything that was written since the question. */
export function readAnswer(texts: readonly string[], context: AnswerContext = {}): AnswerReading {
  const { today = UNKNOWN_DAY, names = [], phrases = [] } = context;
  const typed = texts.join("\n");
  const folded = fold(typed);
  const own = new Set(names.flatMap((name) => foldedWords(fold(name).replace(/(\d),(?=\d{3})/g, "$1"))));
  const known = new Set([...own, ...FIRST_NAMES, ...KINDRED]);
  const { text } = readWords(typed.trim().slice(0, LONGEST).split("\n"), known);
  const leaning = leaningOf(text);
  const page = { text: text.replace(GOODBYES, (said) => "~".repeat(said.length)) };
  const when = whenSaid(page, page.text, { day: today, time: "00:00" }, true);
  return {
    ...when,
    leaning,
    isPlainYes: isPlainYes(text, page.text, leaning, own),
    asks: asks(text),
    isOnCondition: isOnCondition(text),
    isOtherPrice: wantsOtherPrice(text) || namesOtherAmount(text, own),
    saysBut: /\bpero\b/.test(text),
    corrects: leaningOf(text.replace(/^no (?:, )?|\b(?:mejor|siempre) (?:ya )?no\b/g, "")).corrects,
    isMocking: MOCKERY.test(folded),
    effects: new Set(EFFECTS.filter(([, said]) => said.test(folded)).map(([effect]) => effect)),
    amounts: amountsIn(folded, phrases),
  };
}

const LONGEST = 2000;
const UNKNOWN_DAY: Day = "2000-01-01";

const GOODBYES =
  /\bhasta (?:luego|pronto|entonces|manana(?= ?(?:$|[.,!|])))|\bque (?:este|tengas?|pases?) (?:muy |un |una )?(?:bien|buen dia|bonito dia|linda tarde|buena tarde|excelente dia)\b/g;

const MOCKERY =
  /\b(?:si|claro|seguro)[ ,.]+aja\b|\baja[ ,.]+(?:si|claro|seguro|como no)\b|\bcomo no\b|\byo soy\b|\bni que fuera\b/;

const EFFECTS = (Object.entries(EFFECT_WORDS) as [EffectWord, string][]).map(
  ([effect, said]) => [effect, new RegExp(`\\b(?:${said})`)] as const,
);
