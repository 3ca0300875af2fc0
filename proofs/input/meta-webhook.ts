// Makes webhooks in Meta's format, with Meta's signature or another one.
import { createHmac } from "node:crypto";
import { META_SECRET } from "../../server/test/start-sandbox-process.ts";

type Body = string | Buffer;

export const WEBHOOKS = "/api/webhooks/meta";

export function signatureOf(body: Body, secret = META_SECRET): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** Without `signature`, none is sent. */
export async function deliver(url: string, body: Body, signature?: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + WEBHOOKS, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signature ? { "x-hub-signature-256": signature } : {}) },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  return { status: answer.status, text: await answer.text() };
}

export type WebhookMessage = { id: string; from: string; text: string; at?: number };

/** One delivery with these messages of customers to one number of a business. */
export function messagesBody(phoneNumberId: string, messages: WebhookMessage[]): string {
  return envelope(phoneNumberId, {
    contacts: [...new Set(messages.map(({ from }) => from))].map((from) => ({
      profile: { name: `Perfil ${from}` },
      wa_id: from,
    })),
    messages: messages.map(({ id, from, text, at = Date.now() }) => ({
      from,
      id,
      timestamp: String(Math.floor(at / 1000)),
      type: "text",
      text: { body: text },
    })),
  });
}

export function statusBody(phoneNumberId: string, providerId: string, status: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return envelope(phoneNumberId, { statuses: [{ id: providerId, status, timestamp, recipient_id: "5215500000000" }] });
}

function envelope(phoneNumberId: string, value: object): string {
  const metadata = { display_phone_number: "5215500000000", phone_number_id: phoneNumberId };
  const change = { field: "messages", value: { messaging_product: "whatsapp", metadata, ...value } };
  return JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "1", changes: [change] }] });
}
