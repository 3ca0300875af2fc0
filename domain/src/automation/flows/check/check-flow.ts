// The check of a flow (D-10.1). Pure: the builder marks the nodes with it, and the server refuses by it.
import { channelOfEvent } from "../events.ts";
import { type FlowGraph, nodeOf, reachedFrom, restlessLoop, triggerOf } from "../graph.ts";
import { sourcesAt } from "../keys-at.ts";
import { availability, isTerminal, needsConversation, nodeName } from "../nodes.ts";
import type { FlowNode } from "../schema.ts";
import { edgeProblems } from "./edges.ts";
import { paramProblems } from "./params.ts";
import { type FlowProblem, unfinished, wrong } from "./problem.ts";

/** All problems, in the order of the nodes; those of the whole flow come first. */
export function checkFlow(graph: FlowGraph): FlowProblem[] {
  const doubled = graph.nodes.find(({ id }, index) => graph.nodes.findIndex((node) => node.id === id) !== index);
  if (doubled) return [wrong(doubled, "id", "otro nodo tiene el mismo identificador")];
  const trigger = triggerOf(graph);
  if (!trigger) {
    const text = "El flujo necesita su nodo de inicio: no se puede eliminar";
    return [{ nodeId: "", field: "triggerNodeId", text, kind: "wrong" }];
  }
  const loop = restlessLoop(graph);
  const reached = reachedFrom(graph, trigger.id);
  const sources = sourcesAt(graph);
  return [
    ...edgeProblems(graph),
    ...graph.nodes.flatMap((node) => [
      ...placeProblems(node, graph, reached),
      ...(node.id === loop ? [wrong(node, "edges", "el ciclo necesita una espera, o no terminaría nunca")] : []),
      ...(reached.has(node.id) ? paramProblems(node, sources.get(node.id) ?? new Set(), trigger.params) : []),
      ...conversationProblems(node, sources.get(node.id), trigger.params),
    ]),
    ...(graph.nodes.length === 1 ? [unfinished(trigger, "edges", "agrega lo que sigue")] : []),
  ];
}

function placeProblems(node: FlowNode, graph: FlowGraph, reached: ReadonlySet<string>): FlowProblem[] {
  if (node.type === "trigger") {
    return node.id === graph.triggerNodeId ? [] : [wrong(node, "type", "un flujo tiene un solo inicio")];
  }
  return reached.has(node.id) ? [] : [unfinished(node, "edges", "no está conectado con el inicio")];
}

/** The node is not offered there, or would have nobody to write to. */
function conversationProblems(
  node: FlowNode,
  sources: ReadonlySet<string> | undefined,
  trigger: Parameters<typeof availability>[1],
): FlowProblem[] {
  if (node.type === "trigger") return [];
  const offered = availability(node.type, trigger);
  if (offered === "never") return [wrong(node, "type", "este nodo no se puede usar con el evento del flujo")];
  if (offered === "afterPrivate" && sources && needsConversation(node.type) && !sources.has("messages")) {
    return [wrong(node, "type", "primero responde el comentario en privado, en todos los caminos que llegan aquí")];
  }
  if (node.type === "awaitReply" && node.params.channel !== channelOfEvent(trigger.event)) {
    return [wrong(node, "channel", `este flujo espera respuestas por ${channelOfEvent(trigger.event)}`)];
  }
  return [];
}

/** Why an edge may not be drawn from a way out to a node, in Spanish; null when it may. */
export function connectionProblem(graph: FlowGraph, source: string, branch: string, target: string): string | null {
  const [from, to] = [nodeOf(graph, source), nodeOf(graph, target)];
  if (!from || !to) return "El nodo ya no existe";
  if (to.type === "trigger") return "Al inicio no llega ninguna conexión";
  if (isTerminal(from.type)) return `«${nodeName(from)}» termina el flujo: de ahí no sale nada`;
  if (source === target) return "Un nodo no se conecta consigo mismo";
  const edge = { id: "new", source, target, branch, dataTypeKey: "", dataTypeLabel: "", dataKeys: [] };
  const without = graph.edges.filter((one) => one.source !== source || one.branch !== branch);
  const before = new Set(checkFlow({ ...graph, edges: without }).map(({ text }) => text));
  const added = checkFlow({ ...graph, edges: [...without, edge] });
  return added.find(({ kind, text }) => kind === "wrong" && !before.has(text))?.text ?? null;
}

/** What stops a flow from being active, or from being stored at all. */
export function blockingProblems(graph: FlowGraph, isActive: boolean): FlowProblem[] {
  return checkFlow(graph).filter(({ kind }) => isActive || kind === "wrong");
}
