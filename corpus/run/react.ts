// Plays a customer with a plan in mind: each question of the engine gets that customer's answer.
import type { Asks } from "@mostrador/domain/automation/assistants/engine/state/schema.ts";
import type { PLANS } from "../shops/plans.ts";
import { emptyOutcome, type Options, type Outcome, openTalk } from "./converse.ts";

const SIGN: Record<Asks, string> = {
  service: "s",
  branch: "b",
  when: "w",
  slot: "h",
  name: "n",
  confirm: "c",
  cancel: "c",
  propose: "c",
  attend: "c",
  change: "x",
  appointment: "a",
  person: "x",
};

/** `answers`: "b: centro; c: no, a las 6 | si"; each is said once, and at the end "si". */
export function react(
  plan: keyof typeof PLANS,
  opening: readonly string[],
  answers: string,
  options: Options,
): Outcome & { said: string[] } {
  const left = new Map<string, string[]>();
  for (const part of answers.split("; ").filter(Boolean)) {
    const at = part.indexOf(":");
    left.set(
      part.slice(0, at).trim(),
      part
        .slice(at + 1)
        .split(" | ")
        .map((one) => one.trim()),
    );
  }
  const outcome = emptyOutcome();
  const said: string[] = [];
  const talk = openTalk(plan, options, outcome);
  for (const text of opening) {
    said.push(text);
    talk.say(text);
  }
  for (let turn = 0; turn < 9; turn++) {
    const next = answerTo(
      talk.asked(),
      outcome.effects.length > 0,
      talk.daysOffered(),
      left,
      talk.elsewhere(left.get("b")?.[0] ?? ""),
    );
    if (next === null) break;
    said.push(next);
    talk.say(next);
  }
  return { ...outcome, said };
}

function answerTo(
  asked: Asks | null,
  isDone: boolean,
  days: number,
  left: Map<string, string[]>,
  isElsewhere: boolean,
): string | null {
  if (asked === null) return left.get(isDone ? "d" : "s")?.shift() ?? null;
  const sign = SIGN[asked];
  // A customer with a branch in mind says it when other places are offered.
  if ((sign === "h" || sign === "c") && isElsewhere) return left.get("b")?.shift() ?? null;
  // When several days are offered, the customer says the day first. After one answer without result, the customer says
  // the rest.
  const kinds = sign === "h" ? (days > 1 ? ["w", "h"] : ["h", "w"]) : sign === "w" ? ["w", "h"] : [sign, "x"];
  for (const kind of kinds) {
    const own = left.get(kind) ?? [];
    if (own.length > 0) return own.shift()!;
  }
  return sign === "c" ? "si" : null;
}
