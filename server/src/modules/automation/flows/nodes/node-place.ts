// What a node is given and what it answers, and the texts that it fills in.
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import { namesIn } from "@mostrador/domain/business/contacts/message-text/placeholders.ts";
import type { StoredGraph } from "../flow.store.ts";
import type { FactsOf } from "../run/present-facts.ts";
import type { KeptAnswer, RunRow } from "../run/run.store.ts";
import { type PresentFacts, type RunVariables, textValues, valueOfKey } from "../run/variables.ts";

export type NodePlace<Node extends FlowNode = FlowNode> = {
  run: Omit<RunRow, "variables"> & { variables: RunVariables };
  graph: StoredGraph;
  node: Node;
  facts: FactsOf;
  /** The answers that came before, oldest first; they are taken out. */
  takeAnswers: () => Promise<KeptAnswer[]>;
};

/** `data`: what the step shows. `note`: Spanish. */
export type NodeResult =
  | {
      kind: "go";
      branch?: string;
      variables?: RunVariables;
      messageId?: string;
      contactId?: string;
      threadId?: string;
      answers?: boolean;
      data?: object;
      note?: string;
    }
  | { kind: "wait"; waitsFor: "time" | "reply" | "assistant" | "hours"; until: number; note?: string; data?: object }
  | {
      kind: "end";
      reason: string;
      state?: "done" | "stopped";
      answers?: boolean;
      /** Whether an unanswered message goes on to another. */
      passesOn?: boolean;
      data?: object;
    }
  | { kind: "fail"; reason: string; data?: object };

/** The text of a node with its variables filled in. */
export function textOf(facts: PresentFacts, text: string, variables: RunVariables): string {
  return fillText(text, textValues(variables, facts, namesIn(text)));
}

/** What a node sends: its own text, or the data that it names. */
export function contentOf(
  facts: PresentFacts,
  { text, contentField }: { text: string; contentField: string },
  variables: RunVariables,
): string {
  if (text !== "") return textOf(facts, text, variables);
  return String(valueOfKey(variables, facts, contentField) ?? "");
}
