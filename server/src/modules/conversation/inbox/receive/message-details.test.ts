// What messages contain in addition to words, unknown kinds, and messages written by machines.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverWebhook } from "../../../../../test/providers/deliver-webhook.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const makeShop = () => makeInboxShop(world.product, world.sandbox);
type Shop = Awaited<ReturnType<typeof makeShop>>;

/** The only message of a new customer who writes this. */
async function received(shop: Shop, message: object) {
  const from = shop.newNumber();
  await shop.write(from, "", message);
  return eventually(async () => {
    const [first] = await shop.messagesOf(from);
    expect(first).toBeDefined();
    return { ...first, from };
  });
}

const handled = async (id: string) =>
  (await world.product.owner.query("select is_handled from messages where id = $1", [id])).rows[0].is_handled;

test("a place, cards of contacts, an advertisement, a forwarded text and an unknown quote are kept to be shown", async () => {
  const shop = await makeShop();
  const place = { latitude: 19.0414, longitude: -98.2063, name: "Salón", address: "5 de Mayo 12" };
  const location = await received(shop, { type: "location", location: place });
  expect(location.details.location).toEqual(place);
  const cards = await received(shop, { type: "contacts", contacts: [{ name: "Beto Ruiz", phone: "222 765 4321" }] });
  expect(cards.details.contacts).toEqual([
    { name: "Beto Ruiz", organization: "", phones: [{ phone: "222 765 4321", waId: "" }], emails: [] },
  ]);
  const referral = {
    source_type: "ad",
    source_id: "120",
    source_url: "https://fb.me/abc",
    headline: "2x1 en uñas",
    body: "Solo hoy",
    ctwa_clid: "clic-1",
  };
  const advertised = await received(shop, { text: "info", referral });
  expect(advertised.details.referral).toEqual({
    kind: "ad",
    sourceId: "120",
    url: "https://fb.me/abc",
    headline: "2x1 en uñas",
    body: "Solo hoy",
    clickId: "clic-1",
  });
  expect((await received(shop, { text: "cadena", forwarded: "often" })).details.forwarded).toBe("often");
  expect((await received(shop, { text: "sí", replyTo: "wamid.de-antes" })).details.quoted).toEqual({ isOurs: true });
  expect((await received(shop, { text: "hola" })).details).toBeNull();
  const bad = await received(shop, { text: "x", referral: { ...referral, source_url: "javascript:alert(1)" } });
  expect(bad.details.referral.url).toBe("");
});

test("an order, a form and a word about calls are readable, and left to people", async () => {
  const shop = await makeShop();
  const items = [
    { productId: "CREMA", quantity: 2, price: 120.5 },
    { productId: "GEL", quantity: 1, price: 99 },
  ];
  const order = await received(shop, { type: "order", order: { items } });
  expect(order).toMatchObject({ kind: "order", message: "[Pedido] 3 productos (2 × CREMA, 1 × GEL)" });
  expect(order.details.order.items[0]).toEqual({ productId: "CREMA", quantity: 2, price: 12_050, currency: "MXN" });
  const form = await received(shop, { type: "form", form: { screen_0_Nombre: "Ana", acepta: true } });
  expect(form.details.form.answers).toEqual([
    { name: "Nombre", value: "Ana" },
    { name: "acepta", value: "Sí" },
  ]);
  const call = await received(shop, { type: "call_permission", callPermission: true });
  expect(call).toMatchObject({ kind: "call_permission", message: "[Permiso para llamar] Aceptó que le llames" });
  for (const { _id } of [order, form, call]) expect(await handled(_id)).toBe(true);
});

test("a kind that nobody knows is kept, shown as unread, and left to people", async () => {
  const shop = await makeShop();
  const poll = await received(shop, { type: "poll", text: "¿cuándo?" });
  expect(poll).toMatchObject({ kind: "unsupported", message: "[Mensaje no compatible] (encuesta)" });
  expect(poll.details.unknownType).toBe("poll");
  expect(await handled(poll._id)).toBe(true);
  expect((await shop.firstThread()).unreadCount).toBe(1);
});

test("the business's own other number is not answered by the assistant", async () => {
  const shop = await makeShop();
  await world.product.owner.query("update channels set display_phone_number = '+52 222 000 7788' where id = $1", [
    shop.channelId,
  ]);
  await shop.write("2220007788", "hola, soy yo");
  await eventually(async () =>
    expect(await shop.firstThread()).toMatchObject({
      handOverReason: expect.stringContaining("otro número de tu negocio"),
    }),
  );
});

test("somebody who answers at once, again and again, is handed to people with the reason", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const { _id: threadId } = await shop.firstThread();
  await world.product.owner.query(
    `insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind)
      select business_id, uuidv7(), id, channel_id, 100 + n, case when n % 2 = 0 then 'assistant' else 'user' end,
        'turno ' || n, now() - make_interval(secs => (60 - n) * 2), case when n % 2 = 0 then 'assistant' else 'contact' end
      from threads, generate_series(1, 60) n where id = $1`,
    [threadId],
  );
  await world.product.owner.query(
    "update threads set last_role = 'assistant', last_message_at = now(), last_seq = 200 where id = $1",
    [threadId],
  );
  await shop.write(from, "turno siguiente");
  await eventually(async () =>
    expect(await shop.firstThread()).toMatchObject({ handOverReason: expect.stringContaining("otro asistente") }),
  );
});

test("an id of a person that changed is the same contact", async () => {
  const shop = await makeShop();
  const person = (userId: string) => ({ profile: { name: "Eva", username: "eva.mx" }, user_id: userId });
  const about = (id: string, more: object) => ({ id, timestamp: String(Math.floor(Date.now() / 1000)), ...more });
  const tell = (userId: string, message: object) =>
    deliverWebhook(world.product.url, shop.phoneNumberId, { contacts: [person(userId)], messages: [message] });
  const [before, now] = ["MX.111222333", "MX.444555666"];
  await tell(before, about("wamid.eva-1", { from_user_id: before, type: "text", text: { body: "hola" } }));
  const { clientId } = await shop.firstThread();
  const system = { type: "user_changed_user_id", previous_user_id: before, user_id: now, body: "changed" };
  await tell(now, about("wamid.eva-2", { from_user_id: now, type: "system", system }));
  const lastWords = async () => (await shop.firstThread()).messages[0].message;
  await eventually(async () => expect(await lastWords()).toContain("[Aviso de WhatsApp]"));
  await tell(now, about("wamid.eva-3", { from_user_id: now, type: "text", text: { body: "sigo aquí" } }));
  await eventually(async () => expect(await lastWords()).toBe("sigo aquí"));
  expect((await shop.threads()).map((thread) => thread.clientId)).toEqual([clientId]);
});
