// A small linear model next to the patterns: how likely is it that a sentence expresses an act? `npm run train` trains
// it from `corpus/acts`, with the same result each time; the deciding words explain a result.
import { MODEL_WEIGHTS } from "../../lexicon/model-weights.ts";
import { featuresOf } from "./features.ts";

export const MODELLED = ["grievance", "late", "missed"] as const;
export type ModelledAct = (typeof MODELLED)[number];

/** `because`: the parts of the sentence with the most weight, the strongest first. */
export type Likelihood = { likelihood: number; because: string[] };

/** Whether a sentence of a spelled-out text is most likely of an act. */
export function soundsLike(act: ModelledAct, text: string): boolean {
  const sentences = text.match(/[^.|;!?]+/g) ?? [];
  return sentences.some((sentence) => likelihoodOf(act, sentence).likelihood > SURE);
}

const SURE = 0.75;

/** Of one spelled-out sentence. */
export function likelihoodOf(act: ModelledAct, sentence: string): Likelihood {
  const { weights, bias } = MODELS[act];
  const parts = featuresOf(sentence);
  const known = new Map<number, number>();
  const shares = parts.map(({ part, numbers }) => {
    const fresh = numbers.filter((number) => !known.has(number));
    for (const number of fresh) known.set(number, weights[number]!);
    return { part, share: numbers.reduce((sum, number) => sum + weights[number]!, 0) };
  });
  const sum = [...known.values()].reduce((total, weight) => total + weight, 0);
  const likelihood = 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(known.size || 1))));
  const because = shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  return { likelihood, because: because.slice(0, 3).map(({ part }) => part) };
}

/** A weight is one of this many steps, each written as a letter. */
export const DIGITS = "!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";
export const MIDDLE = (DIGITS.length - 1) / 2;

const MODELS = Object.fromEntries(MODELLED.map((act) => [act, read(MODEL_WEIGHTS[act])])) as Record<
  ModelledAct,
  { weights: number[]; bias: number }
>;

function read(text: string): { weights: number[]; bias: number } {
  const [most, digits] = text.split(" ") as [string, string];
  const weights = [...digits].map((digit) => ((DIGITS.indexOf(digit) - MIDDLE) / MIDDLE) * Number(most));
  return { weights, bias: weights.pop()! };
}
