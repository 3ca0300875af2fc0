// Meta accepts a message and tells a moment later that the account itself may not send.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

function reportFailed(shop: InboxShop, providerId: string): Promise<void> {
  const statuses = [{ id: providerId, status: "failed", timestamp: "1700000000", errors: [{ code: 131042 }] }];
  return deliverWebhook(world.product.url, shop.phoneNumberId, { statuses });
}

const channelOf = async (shop: InboxShop) =>
  (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data[0];

test("a payment trouble that comes by a status disconnects the channel; one of before the last check does not", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await world.sandbox.fail({ statusesOff: true });
  await shop.write(shop.newNumber(), "hola");
  const { clientId } = await shop.firstThread();
  const sentOnce = async (text: string) => {
    const { _id } = (await shop.say(clientId, text)).body.data;
    const row = await eventually(async () => {
      const now = await shop.status(_id);
      if (now.status !== "sent") throw new Error(now.status);
      return now;
    });
    return { id: _id as string, providerId: row.provider_id as string };
  };
  const [first, second] = [await sentOnce("uno"), await sentOnce("dos")];
  await reportFailed(shop, first.providerId);
  await eventually(async () => expect((await channelOf(shop)).status).toBe("disconnected"));
  expect((await channelOf(shop)).reason).toBe("La cuenta de WhatsApp tiene un problema de pago");

  expect((await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data.status).toBe("connected");
  await reportFailed(shop, second.providerId);
  await eventually(async () => expect((await shop.status(second.id)).status).toBe("failed"));
  expect((await channelOf(shop)).status).toBe("connected");
});
