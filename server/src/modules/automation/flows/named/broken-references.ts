// What a flow names and that is gone: its assistant, the file of a resource, or a service, branch or specialist with
// which it compares (D-17.20). It is read when the flow is shown, so that the mark is never a day old.
import { nodeName } from "@mostrador/domain/automation/flows/nodes.ts";
import type { Comparison, FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { resourcesWithFiles } from "../../../catalog/resources/index.ts";
import { assistantNames } from "../../assistants/index.ts";
import { type ComparedName, openForms, readNames } from "./named.store.ts";

export type BrokenReference = { nodeId: string; text: string };

const COMPARED = {
  service: "no hay un servicio que se llame",
  branch: "no hay una sucursal que se llame",
  specialist: "no hay un especialista que se llame",
} as const satisfies Record<ComparedName, string>;

type KnownNames = {
  assistants: ReadonlySet<string>;
  resources: ReadonlyMap<string, { hasImage: boolean; hasAudio: boolean }>;
  forms: ReadonlySet<string>;
  names: Readonly<Record<ComparedName, ReadonlySet<string>>>;
};

/** For each graph, in order. */
export async function brokenReferences(tx: Tx, graphs: readonly { nodes: FlowNode[] }[]): Promise<BrokenReference[][]> {
  if (graphs.length === 0) return [];
  const [assistants, resources, forms, service, branch, specialist] = await Promise.all([
    assistantNames(tx),
    resourcesWithFiles(tx),
    openForms(tx),
    readNames(tx, "service"),
    readNames(tx, "branch"),
    readNames(tx, "specialist"),
  ]);
  const folded = (names: readonly string[]) => new Set(names.map(fold));
  const known: KnownNames = {
    assistants: new Set(assistants.map(({ id }) => id)),
    resources: new Map(resources.map(({ id, ...has }) => [id, has])),
    forms: new Set(forms.map(({ id }) => id)),
    names: { service: folded(service), branch: folded(branch), specialist: folded(specialist) },
  };
  return graphs.map(({ nodes }) =>
    nodes.flatMap((node) =>
      brokenAt(node, known).map((text) => ({ nodeId: node.id, text: `«${nodeName(node)}»: ${text}` })),
    ),
  );
}

function brokenAt(node: FlowNode, known: KnownNames): string[] {
  switch (node.type) {
    case "assistant":
    case "delegate_ai": {
      const { assistantId } = node.params;
      return assistantId === null || known.assistants.has(assistantId) ? [] : ["el asistente ya no existe"];
    }
    case "send_whatsapp":
    case "send_instagram":
    case "send_facebook": {
      const { resourceId, messageType, formId } = node.params;
      if (messageType === "text" && formId && !known.forms.has(formId))
        return ["el formulario ya no recibe respuestas"];
      if (resourceId === null || messageType === "text") return [];
      const file = known.resources.get(resourceId);
      if (messageType === "audio") return file?.hasAudio ? [] : ["el recurso ya no tiene un audio"];
      return file?.hasImage ? [] : ["el recurso ya no tiene una imagen"];
    }
    case "conditional":
      return node.params.rules.flatMap((rule) => strangeName(rule.field, rule, known));
    case "db_fetch": {
      const { collection, filters } = node.params;
      return filters.flatMap((filter) => strangeName(`${collection}.${filter.field}`, filter, known));
    }
    default:
      return [];
  }
}

function strangeName(key: string, { operator, value }: Comparison, { names }: KnownNames): string[] {
  const [source, field = ""] = key.split(".");
  if (source !== "appointments" || !Object.hasOwn(COMPARED, field) || typeof value !== "string") return [];
  if (value === "" || (operator !== "equals" && operator !== "notEquals")) return [];
  const what = field as ComparedName;
  return names[what].has(fold(value)) ? [] : [`${COMPARED[what]} «${value}»`];
}
