// Takes a conversation of WhatsApp from Meta's own agent, or gives it back. Only the application that the business
// chose for escalation takes it by a call; all others take it by writing a message.
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphSettings, graphCall } from "./graph-call.ts";
import type { ControlOutcome, Messaging } from "./port.ts";

/** 'Only the escalation partner may take control.' */
const NOT_BY_CALL = 2494191;

export function threadControl(settings: GraphSettings): Messaging["threadControl"] {
  return async (sender, { action, phone, userId }): Promise<ControlOutcome> => {
    const answer = await graphCall(settings, sender.accessToken, "POST", `${sender.externalId}/thread_control`, {
      messaging_product: "whatsapp",
      ...(phone === null ? { recipient: userId } : { to: phone }),
      action,
      ...(action === "pass" ? { control_pass: { target_role: "ai_agent" } } : {}),
    });
    if (answer.kind === "ok") return { kind: "done" };
    if (answer.kind !== "error") return { kind: "retry", reason: "No se pudo llegar a WhatsApp. Intenta de nuevo." };
    if (action === "take" && answer.subcode === NOT_BY_CALL) return { kind: "by-message" };
    const { kind, reason } = metaError("whatsapp", answer);
    if (kind === "unauthorized" || kind === "retry") return { kind, reason };
    return { kind: "refused", reason: REFUSED[action] };
  };
}

const REFUSED = {
  take: "WhatsApp no dejó tomar esta conversación.",
  pass: "WhatsApp no dejó devolver esta conversación: ya no la llevas tú, o la IA de Meta está apagada en este número.",
};
