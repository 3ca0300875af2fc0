// Writes a ready flow in short: its nodes in order, and the edges as 'from to' or 'from to branch'.
import type { FlowEvent, TimerContacts } from "../events.ts";
import type { FlowGraph } from "../graph.ts";
import { withEdgeData } from "../keys-at.ts";
import { newEdge, newNode } from "../new-graph.ts";
import type { NodeOf, NodeType } from "../nodes.ts";
import type { FlowNode } from "../schema.ts";

export type Start = {
  event: FlowEvent;
  keywords?: string[];
  firstOnly?: boolean;
  minutes?: number;
  contacts?: TimerContacts;
  days?: number;
};

export function node<Type extends NodeType>(
  type: Type,
  id: string,
  params: Partial<NodeOf<Type>["params"]> = {},
  name = "",
): FlowNode {
  const fresh = newNode(type, id);
  return { ...fresh, name, params: { ...fresh.params, ...params } } as FlowNode;
}

/** Each node is one row below the first that leads to it. */
export function build(start: Start, nodes: readonly FlowNode[], ways: readonly string[]): FlowGraph {
  const trigger = node("trigger", "inicio", start as Partial<NodeOf<"trigger">["params"]>);
  const edges = ways.map((way) => {
    const [source = "", target = "", branch] = way.split(" ");
    return newEdge(source, target, branch);
  });
  const rows = new Map<string, number>([["inicio", 0]]);
  for (const { source, target } of edges) if (!rows.has(target)) rows.set(target, (rows.get(source) ?? 0) + 1);
  const used = new Map<number, number>();
  const placed = [trigger, ...nodes].map((one) => {
    const row = rows.get(one.id) ?? 0;
    const column = used.get(row) ?? 0;
    used.set(row, column + 1);
    return { ...one, position: { x: column * 300, y: row * 210 } };
  });
  return withEdgeData({ nodes: placed, edges, triggerNodeId: trigger.id });
}
