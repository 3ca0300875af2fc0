// Webhooks that are no message to the business, that name two people, or whose clock is wrong.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const DAY = 24 * 3600_000;
const seconds = (at: number) => String(Math.floor(at / 1000));

function text(from: string, body: string, at = Date.now()) {
  return { from, id: `wamid.${from}-${body}`, timestamp: seconds(at), type: "text", text: { body } };
}

const contact = (waId: string, name: string) => ({ wa_id: waId, profile: { name } });

test("two customers in one webhook, each in the other spelling, are two conversations", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [ana, beto] = [shop.newNumber(), shop.newNumber()];
  await deliverWebhook(world.product.url, shop.phoneNumberId, {
    contacts: [contact(`521${ana}`, "Ana"), contact(`521${beto}`, "Beto")],
    messages: [text(`52${beto}`, "soy Beto"), text(`52${ana}`, "soy Ana")],
  });
  await eventually(async () => {
    const threads = await shop.threads();
    expect(threads.map(({ clientName, client }) => [clientName, client.whatsapp]).sort()).toEqual([
      ["Ana", ana],
      ["Beto", beto],
    ]);
  });
  expect((await shop.messagesOf(ana)).map((message) => message.message)).toEqual(["soy Ana"]);
  expect((await shop.messagesOf(beto)).map((message) => message.message)).toEqual(["soy Beto"]);
});

test("old photos, what another application answers and unknown fields are kept as they came, and answered by nobody", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [from, last] = [shop.newNumber(), shop.newNumber()];
  const image = { id: "1", mime_type: "image/jpeg", sha256: "x" };
  const photo = { from: `521${from}`, id: "wamid.foto", timestamp: seconds(Date.now()), type: "image", image };
  const contacts = [contact(`521${from}`, "Ana")];
  const tell = (field: string, value: object) =>
    world.sandbox.call("POST", "/__sandbox/webhook", { phoneNumberId: shop.phoneNumberId, field, value });
  await tell("history", { contacts, messages: [photo] });
  await tell("standby", { contacts, messages: [{ ...photo, id: "wamid.standby" }] });
  await tell("of_next_year", { contacts, messages: [{ ...photo, id: "wamid.unknown" }] });
  await tell("group_lifecycle_update", { groups: [{ group_id: "Y2FwaV9ncm91cDox", type: "group_create" }] });
  await tell("messages", { contacts: [contact(`521${last}`, "Beto")], messages: [text(`521${last}`, "hola")] });
  await eventually(async () => expect(await shop.threads()).toHaveLength(1));
  expect((await shop.threads())[0].clientName).toBe("Beto");
  const clients = await shop.owner.get(`/api/client?businessId=${shop.businessId}`);
  expect(clients.body.data.clients).toHaveLength(1);
  const { rows } = await world.product.owner.query(
    "select count(*)::int as kept from webhook_deliveries where convert_from(body, 'utf8') like $1",
    [`%${shop.phoneNumberId}%`],
  );
  expect(rows).toEqual([{ kept: 5 }]);
});

test("several changes of one delivery are each read, whoever they are of", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const [one, other] = [shop.newNumber(), shop.newNumber()];
  const wrote = (from: string, name: string, said: string) => ({
    contacts: [contact(`521${from}`, name)],
    messages: [text(`521${from}`, said)],
  });
  await world.sandbox.call("POST", "/__sandbox/webhook", {
    phoneNumberId: shop.phoneNumberId,
    field: "messages",
    value: wrote(one, "Ana", "¿a qué hora abren?"),
    also: [
      { field: "of_next_year", value: wrote(one, "Ana", "nadie lo conoce") },
      { field: "messages", value: wrote(other, "Beto", "buenas tardes") },
    ],
  });
  await eventually(async () => expect(await shop.threads()).toHaveLength(2));
  expect((await shop.threads()).map(({ clientName }) => clientName).sort()).toEqual(["Ana", "Beto"]);
});

/** A message with this timestamp, then one of another customer written just now: the thread of the first. */
async function threadOf(shop: InboxShop, timestamp: string) {
  const [from, next] = [shop.newNumber(), shop.newNumber()];
  const { phoneNumberId } = shop;
  const odd = { ...text(`521${from}`, "raro"), timestamp };
  await deliverWebhook(world.product.url, phoneNumberId, { contacts: [contact(`521${from}`, "Ana")], messages: [odd] });
  const first = await eventually(async () => {
    const [thread] = await shop.threads();
    expect(thread?.client.whatsapp).toBe(from);
    return thread;
  });
  // WhatsApp reports whole seconds: a message of the next second is certainly later.
  const after = Math.ceil(Date.now() / 1000) * 1000;
  await eventually(async () => expect(Date.now()).toBeGreaterThan(after));
  await shop.write(next, "hola");
  await eventually(async () => expect((await shop.threads())[0].client.whatsapp).toBe(next));
  return first;
}

test.each([
  ["next year", () => seconds(Date.now() + 365 * DAY)],
  ["a day ahead", () => seconds(Date.now() + DAY)],
  ["the year 1970", () => "86400"],
  ["no time at all", () => "ayer"],
])("a message of %s counts from when it came: for the window and in the list", async (_when, timestamp) => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const thread = await threadOf(shop, timestamp());
  const free = Date.parse(thread.freeUntil) - Date.now();
  expect(free).toBeLessThanOrEqual(DAY);
  expect(free).toBeGreaterThan(DAY - 60_000);
});
