// A case: something that planned messages name is changed, and what must become of them.
import type { ShiftedWorld } from "../../server/test/shifted-world.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { type Answer, answerFault, type Expectation, faultOf, type Outcome } from "./judge-sending.ts";

export type NamesCase = {
  name: string;
  /** What the answer to the change has to say. */
  says?: RegExp;
  expected: Expectation;
  play(world: ShiftedWorld): Promise<{
    answer: Answer;
    /** Their time comes; `isAgain`: what became due since is sent as well. */
    pass(isAgain: boolean): Promise<void>;
    outcome(): Promise<Outcome>;
  }>;
};

const PATIENCE_MS = 10_000;

/** Null when nothing misfired; else what did. */
export async function playCase({ name, says, expected, play }: NamesCase, world: ShiftedWorld): Promise<string | null> {
  const { answer, pass, outcome } = await play(world);
  const wrong = answerFault(answer, says);
  if (wrong !== null) return `${name}: ${wrong}`;
  let last: Outcome | undefined;
  await pass(false);
  const judged = await eventually(async () => {
    await pass(true);
    last = await outcome();
    const fault = faultOf(last, expected);
    if (fault === undefined) throw new Error("not settled yet");
    return fault;
  }, PATIENCE_MS).catch(() => `it is silent: ${JSON.stringify(last)}`);
  return judged === null ? null : `${name}: ${judged}`;
}
