// New nodes and edges of a flow, with the defaults of their type.
import { channelOfEvent, type FlowEvent } from "./events.ts";
import type { FlowGraph } from "./graph.ts";
import type { NodeOf, NodeType } from "./nodes.ts";
import { type FlowEdge, FlowNode, type FlowSettings } from "./schema.ts";

type Position = FlowNode["position"];

/** A node of that type with its defaults; it waits for answers on the channel of the event. */
export function newNode<Type extends NodeType>(
  type: Type,
  id: string,
  position: Position = { x: 0, y: 0 },
  event?: FlowEvent,
): NodeOf<Type> {
  const params = type === "awaitReply" && event ? { channel: channelOfEvent(event) } : {};
  return FlowNode.parse({ id, type, position, params }) as NodeOf<Type>;
}

/** What it carries is filled in by `withEdgeData`. */
export function newEdge(source: string, target: string, branch = "default"): FlowEdge {
  const id = `${source}-${branch}-${target}`.slice(0, 64);
  return { id, source, target, branch, dataTypeKey: "", dataTypeLabel: "", dataKeys: [] };
}

/** A flow begins with its trigger alone. */
export function newGraph(event: FlowEvent = "whatsapp_message"): FlowGraph {
  const trigger = newNode("trigger", "inicio");
  return { nodes: [{ ...trigger, params: { ...trigger.params, event } }], edges: [], triggerNodeId: trigger.id };
}

/** A new flow ends when the contact answers or books. */
export const FIRST_SETTINGS: FlowSettings = {
  ends: ["reply", "booking", "optOut"],
  reentry: "always",
  reentryDays: 30,
  hours: null,
  yieldsToTriggers: true,
};
