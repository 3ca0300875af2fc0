// Reads the graph of a flow: who follows whom, and what is reached from the trigger.

import { isPause, type NodeOf } from "./nodes.ts";
import type { FlowEdge, FlowNode, NewFlow } from "./schema.ts";

export type FlowGraph = Pick<NewFlow, "nodes" | "edges" | "triggerNodeId">;

export function nodeOf({ nodes }: FlowGraph, id: string): FlowNode | undefined {
  return nodes.find((node) => node.id === id);
}

/** Undefined while the graph has none. */
export function triggerOf(graph: FlowGraph): NodeOf<"trigger"> | undefined {
  const node = nodeOf(graph, graph.triggerNodeId);
  return node?.type === "trigger" ? node : undefined;
}

/** Where a run goes on from a way out of a node; undefined: it ends there. */
export function nextOf({ edges }: FlowGraph, id: string, branch = "default"): FlowEdge | undefined {
  return edges.find((edge) => edge.source === id && edge.branch === branch);
}

/** The ids of the nodes that can be reached from one, itself included. */
export function reachedFrom({ edges }: FlowGraph, id: string): Set<string> {
  const reached = new Set([id]);
  for (const at of reached) {
    for (const { source, target } of edges) if (source === at) reached.add(target);
  }
  return reached;
}

/** Whether an answer is still waited for, there or further on: then it belongs to the run and does not end it. */
export function awaitsAnswerFrom(graph: FlowGraph, id: string): boolean {
  return [...reachedFrom(graph, id)].some((at) => nodeOf(graph, at)?.type === "awaitReply");
}

/** A node of a loop in which a run would never rest; undefined without such a loop. */
export function restlessLoop({ nodes, edges }: FlowGraph): string | undefined {
  const active = new Set(nodes.filter(({ type }) => !isPause(type)).map(({ id }) => id));
  const within = edges.filter(({ source, target }) => active.has(source) && active.has(target));
  for (let shrinks = true; shrinks; ) {
    const ends = [...active].filter((id) => !within.some((edge) => edge.source === id && active.has(edge.target)));
    for (const id of ends) active.delete(id);
    shrinks = ends.length > 0;
  }
  const [first] = active;
  return first === undefined ? undefined : onLoop(first, within, active);
}

/** What is left always leads on: following it comes to a node for the second time. */
function onLoop(first: string, edges: readonly FlowEdge[], active: ReadonlySet<string>): string {
  const seen = new Set<string>();
  let at = first;
  while (!seen.has(at)) {
    seen.add(at);
    at = edges.find((edge) => edge.source === at && active.has(edge.target))?.target ?? first;
  }
  return at;
}
