// Meta accepts a message and reports a moment later that the account itself may not send.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

function reportFailed(shop: InboxShop, providerId: string, code = 131042): Promise<void> {
  const statuses = [{ id: providerId, status: "failed", timestamp: "1700000000", errors: [{ code }] }];
  return deliverWebhook(world.product.url, shop.phoneNumberId, { statuses });
}

const channelOf = async (shop: InboxShop) =>
  (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data[0];

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { clientId } = await shop.firstThread();
  await world.sandbox.fail({ statusesOff: true });
  const sentOnce = async (text: string) => {
    const { _id } = (await shop.say(clientId, text)).body.data;
    const row = await eventually(async () => {
      const now = await shop.status(_id);
      if (now.status !== "sent") throw new Error(now.status);
      return now;
    });
    return { id: _id as string, providerId: row.provider_id as string };
  };
  return { shop, from, sentOnce };
}

test("a payment trouble that comes by a status disconnects the channel; one of before the last check does not", async () => {
  const { shop, sentOnce } = await makeChat();
  const [first, second] = [await sentOnce("uno"), await sentOnce("dos")];
  await reportFailed(shop, first.providerId);
  await eventually(async () => expect((await channelOf(shop)).status).toBe("disconnected"));
  expect((await channelOf(shop)).reason).toBe("La cuenta de WhatsApp tiene un problema de pago");

  expect((await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data.status).toBe("connected");
  await reportFailed(shop, second.providerId);
  await eventually(async () => expect((await shop.status(second.id)).status).toBe("failed"));
  expect((await channelOf(shop)).status).toBe("connected");
});

test("what failed because the number was down waits with the rest, and goes out once it is good again", async () => {
  const { shop, from, sentOnce } = await makeChat();
  const [first, second] = [await sentOnce("uno"), await sentOnce("dos")];
  await reportFailed(shop, first.providerId, 131045);
  await reportFailed(shop, second.providerId, 131045);
  for (const { id } of [first, second]) {
    await eventually(async () => {
      const { status, reason } = await shop.status(id);
      expect([status, reason]).toEqual(["queued", "Espera a que WhatsApp se vuelva a conectar"]);
    });
  }
  expect((await channelOf(shop)).waiting).toBe(2);
  expect((await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data.status).toBe("connected");
  const texts = async () => (await world.sandbox.chat(shop.phoneNumberId, from)).slice(1).map(({ text }) => text);
  await eventually(async () => expect(await texts()).toEqual(["uno", "dos", "uno", "dos"]));
});

test("what failed for a fault that passes is sent again by itself", async () => {
  const { shop, from, sentOnce } = await makeChat();
  const sent = await sentOnce("otra vez");
  await reportFailed(shop, sent.providerId, 131000);
  await eventually(async () => {
    const chat = await world.sandbox.chat(shop.phoneNumberId, from);
    expect(chat.filter(({ text }) => text === "otra vez")).toHaveLength(2);
  });
  const row = await eventually(async () => {
    const now = await shop.status(sent.id);
    expect(now.status).toBe("sent");
    return now;
  });
  expect(row.provider_id).not.toBe(sent.providerId);
});
