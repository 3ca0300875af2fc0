import type { BusinessNumber } from "../../world/numbers.ts";
import type { Delivery } from "../../world/webhooks.ts";
import type { World } from "../../world/world.ts";
import { signature } from "./signature.ts";

/** Signs a webhook and queues it for the account's own callback, or else the app's. */
export function notify(
  world: World,
  wabaId: string,
  body: unknown,
  about: Pick<Delivery, "kind" | "about" | "order">,
): void {
  const text = JSON.stringify(body);
  const url = world.numbers.account(wabaId)?.callbackUrl ?? world.settings.webhookUrl;
  world.webhooks.send({ url, body: text, signature: signature(text, world.settings.appSecret), ...about });
}

/** Webhooks of one chat keep their order. */
export function orderOf(number: BusinessNumber, customer: string): string {
  return `${number.phoneNumberId}:${customer}`;
}
