// The 15 nodes of a flow: their names, categories, ways out, and the events that offer them (D-10).
import { channelOfEvent, type FlowEvent, isCommentEvent, isMessageEvent, type TimerContacts } from "./events.ts";
import type { FlowNode } from "./schema.ts";

export type NodeType = FlowNode["type"];
export type NodeOf<Type extends NodeType> = Extract<FlowNode, { type: Type }>;
export type NodeCategory = "start" | "logic" | "data" | "message" | "assistant" | "end";

export const CATEGORY_LABELS: Readonly<Record<NodeCategory, string>> = {
  start: "Inicio",
  logic: "Decisiones y esperas",
  data: "Datos y textos",
  message: "Mensajes",
  assistant: "Asistentes",
  end: "Final",
};

type NodeKind = { label: string; category: NodeCategory; hint: string; terminal?: true };

export const NODE_KINDS: Readonly<Record<NodeType, NodeKind>> = {
  trigger: { label: "Inicio", category: "start", hint: "El evento que empieza el flujo" },
  conditional: { label: "Condición", category: "logic", hint: "Elige el camino según los datos" },
  wait: { label: "Esperar", category: "logic", hint: "Deja pasar un tiempo" },
  awaitReply: { label: "Esperar respuesta", category: "logic", hint: "Sigue cuando el contacto contesta" },
  db_fetch: { label: "Buscar datos", category: "data", hint: "Lee chats, citas o clientes" },
  template_text: { label: "Escribir texto", category: "data", hint: "Prepara un texto con variables" },
  send_whatsapp: { label: "Enviar por WhatsApp", category: "message", hint: "Texto, imagen o audio" },
  send_instagram: { label: "Enviar por Instagram", category: "message", hint: "Texto, imagen o audio" },
  send_facebook: { label: "Enviar por Facebook", category: "message", hint: "Texto, imagen o audio" },
  reply_facebook_comment: {
    label: "Responder comentario de Facebook",
    category: "message",
    hint: "En público o en privado",
  },
  reply_instagram_comment: {
    label: "Responder comentario de Instagram",
    category: "message",
    hint: "En público o en privado",
  },
  assistant: { label: "Asistente", category: "assistant", hint: "Un asistente contesta y el flujo sigue" },
  delegate_ai: {
    label: "Dejar al asistente",
    category: "end",
    hint: "Un asistente sigue la conversación",
    terminal: true,
  },
  delegate_human: { label: "Pasar a una persona", category: "end", hint: "Avisa al equipo y termina", terminal: true },
  release: { label: "Terminar", category: "end", hint: "El contacto sale del flujo", terminal: true },
};
export const NODE_TYPES = Object.keys(NODE_KINDS) as NodeType[];

export function isTerminal(type: NodeType): boolean {
  return NODE_KINDS[type].terminal === true;
}

/** Nodes at which a run rests: a loop needs one of them. */
export function isPause(type: NodeType): boolean {
  return type === "wait" || type === "awaitReply";
}

/** Nodes that write in the conversation with the contact, or hand it over. */
export function needsConversation(type: NodeType): boolean {
  return type.startsWith("send_") || ["awaitReply", "assistant", "delegate_ai", "delegate_human"].includes(type);
}

/** The name that people see: its own, or that of its type. */
export function nodeName({ name, type }: Pick<FlowNode, "name" | "type">): string {
  return name === "" ? NODE_KINDS[type].label : name;
}

export type Trigger = { event: FlowEvent; contacts: TimerContacts };
/** `afterPrivate`: once a comment was answered in private, or it would have nobody to write to. */
export type Availability = "always" | "afterPrivate" | "never";

/** Whether a flow with that trigger offers a node. */
export function availability(type: NodeType, { event, contacts }: Trigger): Availability {
  if (type === "trigger") return "never";
  if (type === "reply_facebook_comment") return event === "facebook_comment" ? "always" : "never";
  if (type === "reply_instagram_comment") return event === "instagram_comment" ? "always" : "never";
  if (!needsConversation(type)) return "always";
  if (type.startsWith("send_") && type !== `send_${channelOfEvent(event).toLowerCase()}`) return "never";
  if (isMessageEvent(event)) return "always";
  if (isCommentEvent(event)) return "afterPrivate";
  return contacts === "none" ? "never" : "always";
}

export type Output = { branch: string; label: string };

/** The ways out of a node, in order; none for a terminal one. */
export function outputsOf(node: FlowNode): Output[] {
  if (isTerminal(node.type)) return [];
  if (node.type === "awaitReply") {
    return [
      { branch: "default", label: "Contestó" },
      { branch: "timeout", label: "No contestó" },
    ];
  }
  if (node.type !== "conditional") return [{ branch: "default", label: "Sigue" }];
  const rules = node.params.rules.map(({ id, label }, index) => ({ branch: id, label: label || `Regla ${index + 1}` }));
  return [...rules, { branch: "default", label: "Si ninguna se cumple" }];
}
