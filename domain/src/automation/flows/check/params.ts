// The parameters of a node: complete, and about data that exist there.

import { hasStrayBrace, namesIn } from "../../../business/contacts/message-text/placeholders.ts";
import { CONTACT_VARIABLES } from "../../../business/contacts/message-text/variables.ts";
import { type DataSource, dataKey, keysOfSource, operatorsOf, SOURCE_FIELDS, variableOf } from "../data.ts";
import { isCommentEvent } from "../events.ts";
import type { Trigger } from "../nodes.ts";
import type { Comparison, FlowNode } from "../schema.ts";
import { type FlowProblem, unfinished, wrong } from "./problem.ts";
import { valueProblem } from "./values.ts";

type Sources = ReadonlySet<DataSource>;

export function paramProblems(node: FlowNode, sources: Sources, trigger: Trigger): FlowProblem[] {
  switch (node.type) {
    case "conditional":
      return conditionalProblems(node, sources);
    case "db_fetch":
      return filterProblems(node);
    case "assistant":
    case "delegate_ai":
      return node.params.assistantId === null ? [unfinished(node, "assistantId", "elige el asistente")] : [];
    case "template_text":
      return node.params.text === ""
        ? [unfinished(node, "text", "escribe el texto")]
        : textProblems(node, node.params.text, sources);
    case "send_whatsapp":
    case "send_instagram":
    case "send_facebook":
      return sendProblems(node, sources);
    case "reply_facebook_comment":
    case "reply_instagram_comment":
      return isCommentEvent(trigger.event) ? contentProblems(node, sources) : [];
    default:
      return [];
  }
}

type Sender = Extract<FlowNode, { params: { contentField: string } }>;

function sendProblems(node: Extract<Sender, { params: { messageType: string } }>, sources: Sources): FlowProblem[] {
  const { messageType, resourceId, formId, text } = node.params;
  // the form brings its own words
  if (messageType === "text" && formId && text === "") return [];
  if (messageType === "text") return contentProblems(node, sources);
  const what = messageType === "image" ? "la imagen" : "el audio";
  return [
    ...(resourceId === null ? [unfinished(node, "resourceId", `elige el recurso con ${what}`)] : []),
    ...(text === "" ? [] : textProblems(node, text, sources)),
  ];
}

/** Its own text, or a key that exists there. */
function contentProblems(node: Sender, sources: Sources): FlowProblem[] {
  const { text, contentField } = node.params;
  if (text !== "") return textProblems(node, text, sources);
  if (contentField === "") return [unfinished(node, "text", "escribe el texto o elige el dato que se envía")];
  const known = dataKey(contentField);
  if (!known) return [wrong(node, "contentField", `el dato «${contentField}» no existe`)];
  if (sources.has(known.source)) return [];
  const hint =
    known.source === "text_string"
      ? "escribe el texto o pon antes «Escribir texto»"
      : `«${known.label}» no llega hasta aquí`;
  return [unfinished(node, "contentField", hint)];
}

function textProblems(node: FlowNode, text: string, sources: Sources): FlowProblem[] {
  if (hasStrayBrace(text)) return [wrong(node, "text", "revisa las llaves: una variable se escribe {{nombre}}")];
  const known = new Set(variablesFor([...sources]));
  const unknown = namesIn(text).find((name) => !known.has(name));
  return unknown === undefined ? [] : [wrong(node, "text", `la variable {{${unknown.slice(0, 60)}}} no existe aquí`)];
}

/** The variables of a text: those of the contact, and the keys of the data in lower case. */
export function variablesFor(sources: readonly DataSource[]): string[] {
  return [...CONTACT_VARIABLES, ...sources.flatMap(keysOfSource).map(({ key }) => variableOf(key))];
}

function conditionalProblems(node: Extract<FlowNode, { type: "conditional" }>, sources: Sources): FlowProblem[] {
  const { rules } = node.params;
  if (rules.length === 0) return [unfinished(node, "rules", "escribe al menos una regla")];
  return rules.flatMap((rule, index) => {
    const field = `rules.${index}`;
    if (rule.id === "default" || rules.findIndex(({ id }) => id === rule.id) !== index) {
      return [wrong(node, `${field}.id`, "dos reglas tienen el mismo identificador")];
    }
    if (rule.label === "") return [unfinished(node, `${field}.label`, `ponle nombre a la regla ${index + 1}`)];
    const known = dataKey(rule.field);
    if (rule.field === "") return [unfinished(node, `${field}.field`, `elige el dato de «${rule.label}»`)];
    if (!known) return [wrong(node, `${field}.field`, `el dato «${rule.field}» no existe`)];
    if (!sources.has(known.source)) return [unfinished(node, `${field}.field`, `«${known.label}» no llega hasta aquí`)];
    return comparisonProblems(node, field, rule, known.type);
  });
}

function filterProblems(node: Extract<FlowNode, { type: "db_fetch" }>): FlowProblem[] {
  const { collection, filters } = node.params;
  return filters.flatMap((filter, index) => {
    const at = `filters.${index}`;
    const known = SOURCE_FIELDS[collection][filter.field];
    if (filter.field === "") return [unfinished(node, `${at}.field`, "elige el dato del filtro")];
    if (!known || filter.field === "count") return [wrong(node, `${at}.field`, `el dato «${filter.field}» no existe`)];
    return comparisonProblems(node, at, filter, known.type);
  });
}

function comparisonProblems(
  node: FlowNode,
  at: string,
  { operator, value }: Comparison,
  type: Parameters<typeof operatorsOf>[0],
): FlowProblem[] {
  if (!operatorsOf(type).includes(operator)) {
    return [wrong(node, `${at}.operator`, "esa comparación no sirve para ese dato")];
  }
  if (value === "") return [unfinished(node, `${at}.value`, "escribe con qué se compara")];
  const text = valueProblem(type, operator, value);
  return text === null ? [] : [wrong(node, `${at}.value`, text)];
}
