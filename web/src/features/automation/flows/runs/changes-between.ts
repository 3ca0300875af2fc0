// What a version of a flow changed of the one before it, in Spanish.
import type { FlowGraph } from "@mostrador/domain/automation/flows/graph.ts";
import { nodeName } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode, FlowSettings } from "@mostrador/domain/automation/flows/schema.ts";

type Version = FlowGraph & { name: string; settings: FlowSettings };

export function changesBetween(before: Version | undefined, after: Version): string[] {
  if (!before) return ["La primera versión que se conserva"];
  const was = new Map(before.nodes.map((node) => [node.id, node]));
  const is = new Map(after.nodes.map((node) => [node.id, node]));
  const named = (nodes: FlowNode[]) => nodes.map((node) => `«${nodeName(node)}»`).join(", ");
  const added = after.nodes.filter(({ id }) => !was.has(id));
  const removed = before.nodes.filter(({ id }) => !is.has(id));
  const changed = after.nodes.filter((node) => {
    const old = was.get(node.id);
    return old !== undefined && content(old) !== content(node);
  });
  const changes = [
    before.name !== after.name && `Cambió el nombre: «${before.name}» es «${after.name}»`,
    added.length > 0 && `Agregó ${named(added)}`,
    removed.length > 0 && `Quitó ${named(removed)}`,
    changed.length > 0 && `Cambió ${named(changed)}`,
    ways(before) !== ways(after) && "Cambió las conexiones",
    JSON.stringify(before.settings) !== JSON.stringify(after.settings) && "Cambió los ajustes",
  ].filter((change): change is string => change !== false);
  return changes.length > 0 ? changes : ["Solo movió los nodos"];
}

function content({ type, name, params }: FlowNode): string {
  return JSON.stringify([type, name, params]);
}

function ways({ edges }: FlowGraph): string {
  return edges
    .map(({ source, branch, target }) => `${source} ${branch} ${target}`)
    .sort()
    .join();
}
