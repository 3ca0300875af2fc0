import type { Customer, Message } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";
import { about, digits, envelope } from "../webhooks/webhook-bodies.ts";

type Body = ReturnType<typeof envelope>;

/** The webhook while another side holds the conversation: field `standby`, with everything one level deeper. */
export function asStandby(body: Body): Body {
  const [entry] = body.entry;
  const [change] = entry!.changes;
  const { messaging_product, metadata, ...told } = change!.value as Record<string, unknown>;
  return envelope(entry!.id, "standby", { messaging_product, metadata, standby: told });
}

/** Sends the agent's messages to the application, which only listens. */
export function agentEchoWebhook(number: BusinessNumber, wabaId: string, customer: Customer, message: Message): Body {
  return envelope(wabaId, "standby", {
    ...about(number),
    standby: {
      message_echoes: [
        {
          id: message.id,
          timestamp: String(Math.floor(message.at / 1000)),
          message: { to: customer.waId, recipient_type: "individual", type: "text", text: { body: message.text } },
        },
      ],
    },
  });
}

/** `passed`: the application has the conversation now. `taken`: it no longer has it. */
export function handoverWebhook(
  number: BusinessNumber,
  wabaId: string,
  customer: Customer,
  { type, at }: { type: "control_passed" | "control_taken"; at: number },
): Body {
  const isPassed = type === "control_passed";
  return envelope(wabaId, "messaging_handovers", {
    messaging_product: "whatsapp",
    recipient: { display_phone_number: digits(number), phone_number_id: number.phoneNumberId },
    sender: { phone_number: customer.waId },
    timestamp: String(Math.floor(at / 1000)),
    type,
    [type]: {
      previous_owner_role: isPassed ? "ai_agent" : "escalation",
      new_owner_role: isPassed ? "escalation" : "ai_agent",
    },
  });
}
