// Reads the numbers and the words of amount in an answer, apart from the phrases that were shown.
import { fold } from "../../../../../kit/text.ts";

export type Amounts = {
  readonly numbers: readonly string[];
  /** "Una", "uno". */
  readonly saysOne: boolean;
  /** "Otra", "solo", "sin", "dos": not what was shown. */
  readonly saysOther: boolean;
};

/** `text`: folded. */
export function amountsIn(text: string, phrases: readonly string[]): Amounts {
  const longestFirst = phrases
    .map(fold)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  const plain = text.replace(/(\d),(?=\d{3})/g, "$1").replace(/\.00\b/g, "");
  const rest = longestFirst.reduce((left, phrase) => left.replaceAll(phrase, " "), plain);
  return { numbers: rest.match(/\d+(?:\.\d+)?/g) ?? [], saysOne: ONE.test(rest), saysOther: OTHER.test(rest) };
}

const ONE = /\b(?:una?|uno)\b/;
const OTHER =
  /\b(?:otr[oa]s?|mas|menos|sol[oa]|solamente|nada|doble|par|docena|medi[oa]|sin|cambi\w*|agreg\w*|anad\w*|quit\w*|ademas|tambien|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/;
