import { z } from "zod";
import { notify, orderOf } from "../meta/webhooks/notify.ts";
import { echoWebhook } from "../meta/webhooks/webhook-bodies.ts";
import type { Message } from "../world/conversations.ts";
import type { World } from "../world/world.ts";
import { ConsoleError } from "./console-error.ts";

export const echoSchema = z.strictObject({
  phoneNumberId: z.string(),
  to: z.string(),
  text: z.string().min(1).max(4096),
});

/** The owner answers from the phone's own app; the business gets a webhook (`smb_message_echoes`). */
export function echoFromPhone(world: World, { phoneNumberId, to, text }: z.infer<typeof echoSchema>): { id: string } {
  const number = world.numbers.byId(phoneNumberId);
  if (!number) throw new ConsoleError(404, `Ningún negocio tiene el número ${phoneNumberId}.`);
  const customer = world.conversations.meet(to);
  const message: Message = {
    id: world.ids.message(customer.waId, "out"),
    phoneNumberId,
    customer: customer.phone,
    direction: "out",
    type: "text",
    text,
    at: world.clock.now(),
    status: "delivered",
  };
  world.conversations.add(message);
  const wabaId = world.numbers.wabaOf(number);
  const order = orderOf(number, customer.phone);
  notify(world, wabaId, echoWebhook(number, wabaId, customer, message), { kind: "echo", about: message.id, order });
  world.live.publish({ kind: "message", phoneNumberId, customer: customer.phone, message });
  world.changed();
  return { id: message.id };
}
