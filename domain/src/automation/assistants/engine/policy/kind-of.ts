// The kind of answer of a decision: it resolved the question, asks something, or could not help.
import type { EngineAnswerKind } from "../facts/turn.ts";
import type { Act } from "./decision.ts";

const ASKING: ReadonlySet<Act["act"]> = new Set([
  "ask_service",
  "ask_branch",
  "ask_name",
  "ask_when",
  "ask_change",
  "ask_which",
  "ask_again",
  "ask_cancel",
  "ask_attend",
  "ask_change_or_cancel",
  "ask_other_time",
  "propose",
  "offer_person",
  "confirm",
  "slots",
  "people_free",
  "closest",
  "which_half",
  "clash",
  "no_such_day",
  "time_unclear",
]);

export function kindOf(acts: readonly Act[]): EngineAnswerKind {
  const has = (...names: Act["act"][]) => acts.some(({ act }) => names.includes(act));
  if (has("unknown", "not_known_here", "no_packages")) return "not_known";
  if (has("not_understood")) return "not_understood";
  return acts.some(({ act }) => ASKING.has(act)) ? "asked" : "resolved";
}
