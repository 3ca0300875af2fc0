// A customer gets a new number: WhatsApp reports it in a notice of its own.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function changed(from: string, to: string, shop: { phoneNumberId: string }, more = {}): Promise<void> {
  const system = { body: `User A changed from ${from} to ${to}`, wa_id: to, type: "user_changed_number" };
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { from, id: `wamid.cambio-${from}-${to}`, timestamp, type: "system", system };
  await deliverWebhook(world.product.url, shop.phoneNumberId, { messages: [message], ...more });
}

test("the contact follows to the new number, and what comes from there stands in the same conversation", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [before, after] = [shop.newNumber(), shop.newNumber()];
  await shop.write(before, "hola, soy Ana");
  const { clientId } = await shop.firstThread();
  await changed(`521${before}`, `521${after}`, shop);
  await eventually(async () => expect((await shop.firstThread()).client.whatsapp).toBe(after));
  await changed(`521${before}`, `521${after}`, shop, { again: true });
  await shop.write(after, "ya con mi número nuevo");
  await eventually(async () => expect((await shop.firstThread()).unreadCount).toBe(2));
  expect((await shop.threads()).map((thread) => thread.clientId)).toEqual([clientId]);
  expect((await shop.messagesOf(after)).map((message) => message.message)).toEqual([
    "hola, soy Ana",
    `[Aviso de WhatsApp] Cambió de número: ahora es +521${after}`,
    "ya con mi número nuevo",
  ]);
});

test("a number that another contact has stays theirs", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [mine, hers] = [shop.newNumber(), shop.newNumber()];
  await shop.write(mine, "hola");
  await shop.write(hers, "hola, soy otra", { name: "Beatriz" });
  await eventually(async () => expect(await shop.threads()).toHaveLength(2));
  await changed(`521${mine}`, `521${hers}`, shop);
  await eventually(async () => expect(await shop.messagesOf(mine)).toHaveLength(2));
  expect(await shop.messagesOf(hers)).toHaveLength(1);
});
