// Which data exist at each node: what every way from the trigger to it provides (D-10).
import { type DataKey, type DataSource, keysOfSource, SOURCE_LABELS } from "./data.ts";
import { isCommentEvent, isMessageEvent } from "./events.ts";
import { type FlowGraph, nodeOf, triggerOf } from "./graph.ts";
import type { FlowEdge, FlowNode } from "./schema.ts";

type Sources = ReadonlySet<DataSource>;

/** The sources at each node that the trigger reaches, on its arrival there. */
export function sourcesAt(graph: FlowGraph): Map<string, Sources> {
  const at = new Map<string, Sources>();
  const trigger = triggerOf(graph);
  if (!trigger) return at;
  at.set(trigger.id, new Set());
  const open = [trigger.id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const edge of graph.edges.filter(({ source }) => source === id)) {
      const carried = carriedBy(graph, edge, at.get(id) ?? new Set());
      const known = at.get(edge.target);
      const now = known ? new Set([...known].filter((source) => carried.has(source))) : carried;
      if (known && known.size === now.size) continue;
      at.set(edge.target, now);
      open.push(edge.target);
    }
  }
  return at;
}

function carriedBy(graph: FlowGraph, { source, branch }: FlowEdge, arriving: Sources): Sources {
  const node = nodeOf(graph, source);
  return new Set([...arriving, ...(node ? addedBy(node, branch) : [])]);
}

/** The sources that a node adds on a way out. `messages` and `clients` exist once there is a conversation. */
export function addedBy(node: FlowNode, branch: string): DataSource[] {
  switch (node.type) {
    case "trigger":
      return ofTrigger(node.params);
    case "template_text":
    case "assistant":
      return ["text_string"];
    case "db_fetch":
      return [node.params.collection];
    case "awaitReply":
      return branch === "timeout" ? [] : ["event_signal"];
    case "reply_facebook_comment":
    case "reply_instagram_comment":
      return node.params.private ? ["messages", "clients"] : [];
    default:
      return [];
  }
}

function ofTrigger({ event, contacts }: Extract<FlowNode, { type: "trigger" }>["params"]): DataSource[] {
  if (isMessageEvent(event)) return ["event_signal", "messages", "clients", "time"];
  if (isCommentEvent(event)) return ["comment_signal", "metacomments", "time"];
  if (contacts === "none") return ["time"];
  return ["time", "messages", "clients", ...(contacts === "no_show" ? (["appointments"] as const) : [])];
}

/** The keys of a node's data, with their labels and examples. */
export function keysAt(graph: FlowGraph, nodeId: string): DataKey[] {
  return keysOf(sourcesAt(graph).get(nodeId) ?? new Set());
}

function keysOf(sources: Sources): DataKey[] {
  return [...sources].flatMap(keysOfSource);
}

/** The graph with what each edge carries filled in; an edge that nothing reaches carries nothing. */
export function withEdgeData<Graph extends FlowGraph>(graph: Graph): Graph {
  const at = sourcesAt(graph);
  const edges = graph.edges.map((edge) => {
    const arriving = at.get(edge.source);
    const sources = arriving ? carriedBy(graph, edge, arriving) : new Set<DataSource>();
    const signal = SIGNALS.find((source) => sources.has(source));
    return {
      ...edge,
      dataTypeKey: signal ?? "",
      dataTypeLabel: signal ? SOURCE_LABELS[signal] : "",
      dataKeys: keysOf(sources).map(({ key }) => key),
    };
  });
  return { ...graph, edges };
}

/** What a run is about, the first that exists. */
const SIGNALS = ["event_signal", "comment_signal", "time"] as const;
