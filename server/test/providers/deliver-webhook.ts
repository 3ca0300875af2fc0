// Sends a webhook exactly as Meta writes it, for events that the sandbox does not produce.
import { createHmac } from "node:crypto";
import { META_SECRET } from "../start-sandbox-process.ts";

/** `value` as Meta has it in that field, without its metadata. Throws when it is not accepted. */
export async function deliverWebhook(
  productUrl: string,
  phoneNumberId: string,
  value: object,
  field = "messages",
): Promise<void> {
  const about = { messaging_product: "whatsapp", metadata: { phone_number_id: phoneNumberId } };
  const changes = [{ field, value: { ...about, ...value } }];
  await deliverBody(productUrl, { object: "whatsapp_business_account", entry: [{ id: "1", changes }] });
}

/** A webhook of any of Meta's objects, signed as Meta does. */
export async function deliverBody(productUrl: string, webhook: object): Promise<void> {
  const body = JSON.stringify(webhook);
  const signature = `sha256=${createHmac("sha256", META_SECRET).update(body).digest("hex")}`;
  const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
  const answer = await fetch(`${productUrl}/api/webhooks/meta`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the webhook was not taken: ${answer.status}`);
}
