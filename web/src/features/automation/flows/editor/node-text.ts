// What a node does, in one line for the canvas and the list.
import { SOURCE_LABELS } from "@mostrador/domain/automation/flows/data.ts";
import { EVENT_LABELS, intervalText, TIMER_CONTACTS_LABELS } from "@mostrador/domain/automation/flows/events.ts";
import { NODE_KINDS } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";

const UNITS = [
  { ms: 86_400_000, one: "día", many: "días" },
  { ms: 3_600_000, one: "hora", many: "horas" },
  { ms: 60_000, one: "minuto", many: "minutos" },
  { ms: 1000, one: "segundo", many: "segundos" },
] as const;

/** '2 segundos', '3 días' */
function lengthText(ms: number): string {
  const unit = UNITS.find((one) => ms >= one.ms && ms % one.ms === 0) ?? UNITS[3];
  const count = Number((ms / unit.ms).toFixed(3));
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

export function nodeText(node: FlowNode): string {
  switch (node.type) {
    case "trigger":
      return triggerText(node.params);
    case "conditional":
      return node.params.rules.map(({ label }) => label).join(", ") || "Sin reglas todavía";
    case "wait":
      return lengthText(node.params.ms);
    case "awaitReply":
      return `Hasta ${lengthText(node.params.timeoutMinutes * 60_000)}`;
    case "template_text":
      return node.params.text;
    case "send_whatsapp":
    case "send_instagram":
    case "send_facebook":
      if (node.params.text) return node.params.text;
      return node.params.formId && node.params.messageType === "text" ? "Un formulario" : SENT[node.params.messageType];
    case "reply_facebook_comment":
    case "reply_instagram_comment":
      return `${node.params.private ? "En privado" : "En público"}${node.params.text ? `: ${node.params.text}` : ""}`;
    case "db_fetch":
      return SOURCE_LABELS[node.params.collection];
    default:
      return NODE_KINDS[node.type].hint;
  }
}

const SENT = { text: "Un dato del flujo", image: "Una imagen", audio: "Un audio" } as const;

function triggerText({ event, keywords, minutes, contacts }: Extract<FlowNode, { type: "trigger" }>["params"]): string {
  if (event !== "timer")
    return keywords.length > 0 ? `${EVENT_LABELS[event]}: ${keywords.join(", ")}` : EVENT_LABELS[event];
  return `Cada ${intervalText(minutes)}${contacts === "none" ? "" : ` · ${TIMER_CONTACTS_LABELS[contacts]}`}`;
}
