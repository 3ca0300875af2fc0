// What the parameters of each kind of node are given, and the error of one field.
import type { FlowProblem } from "@mostrador/domain/automation/flows/check/problem.ts";
import type { DataKey } from "@mostrador/domain/automation/flows/data.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";

export type ParamsProps<Type extends FlowNode["type"] = FlowNode["type"]> = {
  node: Extract<FlowNode, { type: Type }>;
  /** The data that exist at the node. */
  keys: readonly DataKey[];
  problems: readonly FlowProblem[];
  onChange: (node: FlowNode) => void;
};

/** The error of a field, without the name of its node. */
export function errorAt(problems: readonly FlowProblem[], field: string): string | undefined {
  const text = problems.find((problem) => problem.field === field)?.text.replace(/^«[^»]*»: /, "");
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}
