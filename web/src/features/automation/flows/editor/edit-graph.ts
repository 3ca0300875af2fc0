// The changes that the builder makes to the graph of a flow. Pure: each returns another graph.
import { connectionProblem } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { channelOfEvent } from "@mostrador/domain/automation/flows/events.ts";
import { type FlowGraph, nodeOf, triggerOf } from "@mostrador/domain/automation/flows/graph.ts";
import { withEdgeData } from "@mostrador/domain/automation/flows/keys-at.ts";
import { newEdge, newNode } from "@mostrador/domain/automation/flows/new-graph.ts";
import { type NodeType, outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowEdge, FlowNode } from "@mostrador/domain/automation/flows/schema.ts";

type Position = FlowNode["position"];
export type Clip = { nodes: FlowNode[]; edges: FlowEdge[] };

const STEP = { x: 300, y: 150 };

/** Adds a node below another one and connects its first free way out to it, where that fits. */
export function addNode(graph: FlowGraph, type: NodeType, id: string, afterId: string | null): FlowGraph {
  const after = afterId === null ? undefined : nodeOf(graph, afterId);
  const node = newNode(type, id, freePlace(graph, after), triggerOf(graph)?.params.event);
  const added = { ...graph, nodes: [...graph.nodes, node] };
  const free = after ? outputsOf(after).find(({ branch }) => !isTaken(graph, after.id, branch)) : undefined;
  if (!after || !free) return added;
  return connectionProblem(added, after.id, free.branch, id) ? added : connect(added, after.id, free.branch, id);
}

function isTaken({ edges }: FlowGraph, source: string, branch: string): boolean {
  return edges.some((edge) => edge.source === source && edge.branch === branch);
}

function freePlace({ nodes, edges }: FlowGraph, after: FlowNode | undefined): Position {
  const from = after?.position ?? nodes.at(-1)?.position ?? { x: 0, y: 0 };
  const siblings = after ? edges.filter(({ source }) => source === after.id).length : 0;
  const place = { x: from.x + siblings * STEP.x, y: from.y + STEP.y };
  const isNear = ({ position }: FlowNode) =>
    Math.abs(position.x - place.x) < 200 && Math.abs(position.y - place.y) < 90;
  while (nodes.some(isNear)) place.x += STEP.x;
  return place;
}

/** A way out leads to one node: a former edge of it goes. */
export function connect(graph: FlowGraph, source: string, branch: string, target: string): FlowGraph {
  const others = disconnect(graph, source, branch).edges;
  return withEdgeData({ ...graph, edges: [...others, newEdge(source, target, branch)] });
}

export function disconnect(graph: FlowGraph, source: string, branch: string): FlowGraph {
  return withEdgeData({
    ...graph,
    edges: graph.edges.filter((edge) => edge.source !== source || edge.branch !== branch),
  });
}

/** The trigger stays. */
export function removeNodes(graph: FlowGraph, ids: readonly string[]): FlowGraph {
  const gone = new Set(ids.filter((id) => id !== graph.triggerNodeId));
  return withEdgeData({
    ...graph,
    nodes: graph.nodes.filter(({ id }) => !gone.has(id)),
    edges: graph.edges.filter(({ source, target }) => !gone.has(source) && !gone.has(target)),
  });
}

export function moveNodes(graph: FlowGraph, places: ReadonlyMap<string, Position>): FlowGraph {
  return { ...graph, nodes: graph.nodes.map((node) => ({ ...node, position: places.get(node.id) ?? node.position })) };
}

/** Edges of ways out that no longer exist go; another event takes its waits for answers with it. */
export function replaceNode(graph: FlowGraph, node: FlowNode): FlowGraph {
  const branches = new Set(outputsOf(node).map(({ branch }) => branch));
  const edges = graph.edges.filter(({ source, branch }) => source !== node.id || branches.has(branch));
  const nodes = graph.nodes.map((one) => {
    if (one.id === node.id) return node;
    if (node.type !== "trigger" || one.type !== "awaitReply") return one;
    return { ...one, params: { ...one.params, channel: channelOfEvent(node.params.event) } };
  });
  return withEdgeData({ ...graph, nodes, edges });
}

/** The chosen nodes without the trigger, and the edges between them. */
export function copyNodes({ nodes, edges, triggerNodeId }: FlowGraph, ids: readonly string[]): Clip {
  const kept = new Set(ids.filter((id) => id !== triggerNodeId));
  return {
    nodes: nodes.filter(({ id }) => kept.has(id)),
    edges: edges.filter(({ source, target }) => kept.has(source) && kept.has(target)),
  };
}

/** `freshId`: another id each time. Returns the ids of the new nodes too. */
export function pasteNodes(graph: FlowGraph, clip: Clip, freshId: () => string): { graph: FlowGraph; ids: string[] } {
  const named = new Map(clip.nodes.map(({ id }) => [id, freshId()]));
  const nodes = clip.nodes.map((node) => ({
    ...structuredClone(node),
    id: named.get(node.id) ?? node.id,
    position: { x: node.position.x + 40, y: node.position.y + 40 },
  }));
  const edges = clip.edges.map(({ source, target, branch }) =>
    newEdge(named.get(source) ?? source, named.get(target) ?? target, branch),
  );
  const pasted = { ...graph, nodes: [...graph.nodes, ...nodes], edges: [...graph.edges, ...edges] };
  return { graph: withEdgeData(pasted), ids: [...named.values()] };
}
