// What a flow may do and its author should know before it is active.
import { channelOfEvent } from "../events.ts";
import { type FlowGraph, nodeOf, triggerOf } from "../graph.ts";
import { nodeName } from "../nodes.ts";
import type { FlowNode, FlowSettings } from "../schema.ts";

const DAY_MS = 86_400_000;
export type FlowWarning = { nodeId: string; text: string };

export function flowWarnings(graph: FlowGraph, settings: FlowSettings): FlowWarning[] {
  const trigger = triggerOf(graph);
  if (!trigger) return [];
  const none = settings.ends.every((end) => end === "optOut");
  const text = "Nada termina este flujo antes de su último nodo: elige si termina cuando el contacto contesta o agenda";
  return [...(none ? [{ nodeId: "", text }] : []), ...lateSends(graph)];
}

/** Sends right after a wait of a day or more: outside the window of 24 hours only a template of WhatsApp arrives. */
function lateSends(graph: FlowGraph): FlowWarning[] {
  const trigger = triggerOf(graph);
  const channel = channelOfEvent(trigger?.params.event ?? "whatsapp_message");
  return graph.edges.flatMap(({ source, branch, target }) => {
    const [from, to] = [nodeOf(graph, source), nodeOf(graph, target)];
    if (!from || !to?.type.startsWith("send_") || silenceOf(from, branch) < DAY_MS) return [];
    const way =
      channel === "WhatsApp"
        ? "saldrá con una plantilla aprobada, o no saldrá"
        : `${channel} ya no deja escribir y no saldrá`;
    return [{ nodeId: to.id, text: `«${nodeName(to)}»: después de 24 horas sin respuesta, ${way}` }];
  });
}

function silenceOf(node: FlowNode, branch: string): number {
  if (node.type === "wait") return node.params.ms;
  return node.type === "awaitReply" && branch === "timeout" ? node.params.timeoutMinutes * 60_000 : 0;
}
