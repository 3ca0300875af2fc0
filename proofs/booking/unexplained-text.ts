// The text of a history that the model cannot explain: the calls, concurrent calls for the same people, and the
// earlier entries of these people.

import type { Entry } from "./agenda.ts";
import type { CallRecord } from "./ask.ts";
import { lineOf, type UnexplainedCalls } from "./explain.ts";
import { meaningOf, type Settings } from "./settings.ts";

export function unexplainedText(
  seed: number,
  settings: Settings,
  before: Map<string, Entry>,
  { order, left, differences }: UnexplainedCalls,
): string {
  const all = [...order, ...left];
  const named = peopleOf(left.length > 0 ? left : all, all, before);
  const isNear = (one: CallRecord) =>
    one.wish.kind === "set" || peopleOf([one], all, before).some((id) => named.includes(id));
  return [
    `seed ${seed}: no order of these calls explains their answers and what the database then holds.`,
    ...section("the settings before", [meaningOf(settings)]),
    ...section(
      "the agenda of these people before",
      [...before.values()].filter(({ specialist }) => named.includes(specialist)).map(lineOf),
    ),
    ...section("in this order it could be explained so far", order.filter(isNear).map(callText)),
    ...section("what was left", left.map(callText)),
    ...section("at the end", differences),
  ].join("\n");
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`)] : [];
}

function callText({ number, wish, sent, answered, status, message, entries }: CallRecord): string {
  const times = `${sent.toFixed(1)} to ${answered.toFixed(1)} ms`;
  return `#${number} ${times} ${JSON.stringify(wish)} → ${status} ${message} ${entries.map(lineOf).join("; ")}`;
}

/** The specialists that some calls name, directly or through the entry that they change. */
function peopleOf(some: readonly CallRecord[], all: readonly CallRecord[], before: Map<string, Entry>): string[] {
  return some.flatMap(({ wish, entries }) => {
    const changed = "id" in wish ? wish.id : "";
    const seen = [before.get(changed), ...all.flatMap((one) => one.entries.filter(({ id }) => id === changed))];
    return [
      ...("specialist" in wish && wish.specialist ? [wish.specialist] : []),
      ...("specialists" in wish ? wish.specialists : []),
      ...seen.flatMap((entry) => (entry ? [entry.specialist] : [])),
      ...entries.map(({ specialist }) => specialist),
    ];
  });
}
