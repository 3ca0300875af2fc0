import { createHash } from "node:crypto";
import type { Customer, Message } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";
import { statusError } from "../graph/graph-error.ts";
import { businessUserId } from "./business-user-id.ts";

/** A webhook of field `messages` with a customer's message. */
export function messageWebhook(
  number: BusinessNumber,
  wabaId: string,
  customer: Customer,
  message: { id: string; at: number; type: string } & Record<string, unknown>,
) {
  const userId = businessUserId(wabaId, customer.phone);
  const { at, id, type, ...content } = message;
  const hidden = customer.username !== undefined;
  return envelope(wabaId, "messages", {
    ...about(number),
    contacts: [
      {
        profile: { name: customer.name, ...(hidden ? { username: customer.username } : {}) },
        ...(hidden ? {} : { wa_id: customer.waId }),
        user_id: userId,
      },
    ],
    messages: [
      {
        ...(hidden ? {} : { from: customer.waId }),
        from_user_id: userId,
        id,
        timestamp: seconds(at),
        type,
        ...content,
      },
    ],
  });
}

/** A webhook with the status of an outgoing message. */
export function statusWebhook(
  number: BusinessNumber,
  wabaId: string,
  customer: Customer,
  message: Message,
  status: { status: "sent" | "delivered" | "read" | "failed"; at: number; billable: boolean; category: string },
) {
  const failed = status.status === "failed" && message.error;
  const hidden = customer.username !== undefined;
  const userId = businessUserId(wabaId, customer.phone);
  return envelope(wabaId, "messages", {
    ...about(number),
    contacts: [{ profile: { name: customer.name }, ...(hidden ? {} : { wa_id: customer.waId }), user_id: userId }],
    statuses: [
      {
        id: message.id,
        status: status.status,
        timestamp: seconds(status.at),
        ...(hidden ? {} : { recipient_id: customer.waId }),
        recipient_user_id: userId,
        ...(message.callbackData === undefined ? {} : { biz_opaque_callback_data: message.callbackData }),
        ...(failed
          ? { errors: [statusError(failed.code)] }
          : {
              ...conversationOf(number, customer, status),
              pricing: {
                billable: status.billable,
                pricing_model: "PMP",
                category: status.category,
                type: status.billable ? "regular" : "free_customer_service",
              },
            }),
      },
    ],
  });
}

/** The paid conversation, and until when answers belong to it. */
function conversationOf(
  number: BusinessNumber,
  customer: Customer,
  { status, at, billable, category }: { status: string; at: number; billable: boolean; category: string },
) {
  if (!billable || status === "read") return {};
  const day = Math.floor(at / DAY_MS);
  const id = createHash("md5").update(`${number.phoneNumberId}:${customer.phone}:${day}`).digest("hex");
  const expiration = status === "sent" ? { expiration_timestamp: seconds((day + 1) * DAY_MS) } : {};
  return { conversation: { id, ...expiration, origin: { type: category } } };
}

const DAY_MS = 86_400_000;

/** The owner's messages from the phone's own app, for numbers that are in both places. */
export function echoWebhook(number: BusinessNumber, wabaId: string, customer: Customer, message: Message) {
  return envelope(wabaId, "smb_message_echoes", {
    ...about(number),
    message_echoes: [
      {
        from: digits(number),
        to: customer.waId,
        to_user_id: businessUserId(wabaId, customer.phone),
        id: message.id,
        timestamp: seconds(message.at),
        type: "text",
        text: { body: message.text },
      },
    ],
  });
}

export function envelope(wabaId: string, field: string, value: unknown) {
  return { object: "whatsapp_business_account", entry: [{ id: wabaId, changes: [{ value, field }] }] };
}

export function digits(number: BusinessNumber): string {
  return number.displayPhoneNumber.replace(/\D/g, "");
}

export function about(number: BusinessNumber) {
  return {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: digits(number), phone_number_id: number.phoneNumberId },
  };
}

function seconds(at: number): string {
  return String(Math.floor(at / 1000));
}
