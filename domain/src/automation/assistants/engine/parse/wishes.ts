// Reads the single messages of a customer for what a language model may not decide: whether they thank, ask something
// that the business has rows of, or refuse a person.
import { fold } from "../../../../kit/text.ts";
import type { ActKind } from "../lexicon/acts.ts";
import { actKindsIn } from "./acts/act-words.ts";

export type Wishes = {
  readonly kinds: ReadonlySet<ActKind>;
  /** Short, without a question or a number. */
  readonly isPlain: boolean;
  /** More than one question: one of them may be about anything. */
  readonly hasMore: boolean;
  /** 'No me pases con nadie', 'no quiero hablar con una persona'. */
  readonly refusesPerson: boolean;
};

export function readWishes(text: string): Wishes {
  const folded = fold(text);
  return {
    kinds: actKindsIn(folded),
    isPlain: text.length <= LONGEST_PLAIN && !/[¿?\d]/.test(text),
    hasMore: (text.match(/\?/g) ?? []).length > 1,
    refusesPerson: REFUSES.test(folded),
  };
}

const LONGEST_PLAIN = 80;
const REFUSES =
  /\b(?:no|sin) (?:me |nos |quiero |necesito |hace falta |es necesario |ocupo |que )*(?:pas\w+|transfier\w+|comuni\w+|mand\w+|hablar|turn\w+|canaliz\w+|atienda)(?: \w+){0,3} (?:nadie|persona|personas|humano|asesor\w*|alguien|ejecutiv\w*|agente|otro|otra)\b/;
