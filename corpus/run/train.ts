// Trains the built-in engine's linear model, which says what act a sentence is. Plain logistic regression over words,
// pairs and groups of letters, in a fixed order: the same corpus gives the same weights.
import { readFileSync } from "node:fs";
import { featuresOf, RANGE } from "@mostrador/domain/automation/assistants/engine/parse/acts/features.ts";
import {
  DIGITS,
  MIDDLE,
  MODELLED,
  type ModelledAct,
} from "@mostrador/domain/automation/assistants/engine/parse/acts/model.ts";
import { readWords } from "@mostrador/domain/automation/assistants/engine/parse/words/words.ts";
import { readLines } from "./read-lines.ts";

type Sample = { numbers: number[]; act: string };

const ROUNDS = 30;
/** Each act has few sentences among all the others. */
const RARE = 4;

/** The weights of each act as text: one letter per number, then the bias. */
export function trainModel(): Record<ModelledAct, string> {
  const samples = [...MODELLED, "other", "other", "other"].flatMap((act) =>
    linesOf(act).map((text) => sampleOf(text, act)),
  );
  const turns = [...readLines("talks"), ...readLines("reactions")].flatMap(turnsOf);
  const others = [
    ...new Set([
      ...turns,
      ...turns.flatMap((turn) => turn.split(/[.|;!?/]+/u)),
      ...readLines("reactions").flatMap(answersOf),
    ]),
  ];
  const all = [...samples, ...others.map((text) => sampleOf(text, "other"))];
  return Object.fromEntries(MODELLED.map((act) => [act, weightsOf(all, act)])) as Record<ModelledAct, string>;
}

function linesOf(act: string): string[] {
  return readFileSync(new URL(`../acts/${act}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

function turnsOf(line: string): string[] {
  return line
    .split("##")[1]!
    .split(" > ")
    .map((turn) => turn.trim());
}

function answersOf(line: string): string[] {
  return line
    .split("##")[2]!
    .split("; ")
    .flatMap((answer) => answer.slice(answer.indexOf(":") + 1).split(" | "));
}

function sampleOf(text: string, act: string): Sample {
  const spelled = readWords([text], new Set()).text;
  return { act, numbers: [...new Set(featuresOf(spelled).flatMap(({ numbers }) => numbers))] };
}

function weightsOf(samples: readonly Sample[], act: string): string {
  const weights = new Float64Array(RANGE);
  let bias = 0;
  const order = samples.map((_, i) => i).sort((a, b) => ((a * 7919) % 10_007) - ((b * 7919) % 10_007));
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of order) {
      const { numbers, act: own } = samples[i]!;
      const size = 1 / Math.sqrt(numbers.length || 1);
      const sum = numbers.reduce((total, number) => total + weights[number]! * size, bias);
      const wanted = own === act ? 1 : 0;
      const step = ((wanted - 1 / (1 + Math.exp(-sum))) * (wanted ? RARE : 1) * 0.5) / (1 + round * 0.3);
      for (const number of numbers) weights[number] = weights[number]! * (1 - 1e-5) + step * size;
      bias += step * 0.1;
    }
  }
  const most = weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), Math.abs(bias));
  const digits = [...weights, bias].map((weight) => DIGITS[Math.round(MIDDLE + (weight / most) * MIDDLE)]);
  return `${most.toFixed(4)} ${digits.join("")}`;
}
