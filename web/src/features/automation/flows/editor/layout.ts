// Puts the nodes of a flow in rows below their trigger.
import { Graph, layout } from "@dagrejs/dagre";
import type { FlowGraph } from "@mostrador/domain/automation/flows/graph.ts";
import { moveNodes } from "./edit-graph.ts";

export const NODE_WIDTH = 240;
const NODE_HEIGHT = 150;

export function laidOut(graph: FlowGraph): FlowGraph {
  const drawn = new Graph();
  drawn.setGraph({ rankdir: "TB", nodesep: 60, ranksep: 70 });
  drawn.setDefaultEdgeLabel(() => ({}));
  for (const { id } of graph.nodes) drawn.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  for (const { source, target } of graph.edges) drawn.setEdge(source, target);
  layout(drawn);
  const places = graph.nodes.map(({ id }): [string, { x: number; y: number }] => {
    const { x, y } = drawn.node(id) as { x: number; y: number };
    return [id, { x: Math.round(x - NODE_WIDTH / 2), y: Math.round(y - NODE_HEIGHT / 2) }];
  });
  return moveNodes(graph, new Map(places));
}
