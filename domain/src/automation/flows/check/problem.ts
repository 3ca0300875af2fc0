// What is wrong with a flow, at which node and field.
import { nodeName } from "../nodes.ts";
import type { FlowNode } from "../schema.ts";

/**
 * `nodeId`: '' for the whole flow. `kind`: a `wrong` flow is not stored; an `unfinished` one is, but cannot be active.
 * `text`: Spanish, with the name of the node.
 */
export type FlowProblem = { nodeId: string; field: string; text: string; kind: "wrong" | "unfinished" };

export function wrong(node: FlowNode, field: string, text: string): FlowProblem {
  return { nodeId: node.id, field, text: `«${nodeName(node)}»: ${text}`, kind: "wrong" };
}

export function unfinished(node: FlowNode, field: string, text: string): FlowProblem {
  return { ...wrong(node, field, text), kind: "unfinished" };
}
