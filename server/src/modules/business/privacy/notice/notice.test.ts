// The notice: prepared, published, read by anybody, given to contacts with proof.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBookingShop } from "../../../../../test/shops/booking-shop.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { nextWednesday } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const noticeOf = async ({ owner, businessId }: Shop) =>
  (await owner.get(`/api/privacy/notice?businessId=${businessId}`)).body.data;
const save = async (shop: Shop, more: object) => {
  const { text, preview, isChanged, version, publishedAt, url, ...notice } = await noticeOf(shop);
  const updatedAt = notice.updatedAt ?? undefined;
  const body = { businessId: shop.businessId, notice: { ...notice, text: "", updatedAt, ...more } };
  return shop.owner.put("/api/privacy/notice", body);
};
const publish = ({ owner, businessId }: Shop) => owner.post("/api/privacy/notice/publish", { businessId });
const pathOf = (url: string) => `/api${new URL(url).pathname}`;

test("a first notice says what is known of the business; published, anybody reads it, and it never changes", async () => {
  const shop = await makeShop(world.product, { name: "Estética Lupita" });
  const first = await noticeOf(shop);
  expect(first).toMatchObject({ responsible: "Estética Lupita", version: null, url: null, isChanged: true });
  expect(first.preview).toContain("Calle 5 de Mayo 100, Centro, Puebla");
  expect((await save(shop, { email: "datos@lupita.mx", contactPerson: "Guadalupe" })).status).toBe(200);
  const { body } = await publish(shop);
  expect(body.data).toMatchObject({ version: 1, isChanged: false });
  expect(body.data.url).toMatch(/\/aviso\/estetica-lupita(-\d+)?$/);
  expect((await publish(shop)).status).toBe(409);
  const path = pathOf(body.data.url);
  const read = await world.product.anonymous.get(path);
  expect(read.body.data).toMatchObject({ business: "Estética Lupita", version: 1, latest: 1 });
  expect(read.body.data.text).toContain("datos@lupita.mx, con Guadalupe");
  expect((await save(shop, { text: "## Aviso\nOtro texto del aviso" })).body.data.isChanged).toBe(true);
  expect((await world.product.anonymous.get(path)).body.data.version).toBe(1);
  expect((await publish(shop)).body.data.version).toBe(2);
  expect((await world.product.anonymous.get(path)).body.data.text).toBe("## Aviso\nOtro texto del aviso");
  const old = await world.product.anonymous.get(`${path}?version=1`);
  expect(old.body.data).toMatchObject({ version: 1, latest: 2 });
  expect(old.body.data.text).toContain("Guadalupe");
  for (const missing of [`${path}?version=3`, "/api/aviso/no-hay-tal"])
    expect((await world.product.anonymous.get(missing)).status).toBe(404);
  const versions = await shop.owner.get(`/api/privacy/notice/versions?businessId=${shop.businessId}`);
  expect(versions.body.data).toMatchObject([{ version: 2 }, { version: 1, publishedBy: "Marta Dueña" }]);
});

test("a stale edit and an incomplete notice are refused in words", async () => {
  const shop = await makeShop(world.product);
  expect((await save(shop, {})).status).toBe(200);
  expect((await save(shop, { updatedAt: "2020-01-01T00:00:00Z" })).status).toBe(409);
  const wrong = await save(shop, { email: "no es", responsible: "" });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(["notice.responsible", "notice.email"]);
});

test("staff note that they gave it, once for each version; before one is published there is nothing to give", async () => {
  const shop = await makeShop(world.product);
  const client = { businessId: shop.businessId, name: "Ana", whatsapp: "2226650001", countryCode: "52" };
  const clientId = (await shop.owner.post("/api/client", { client })).body.data._id;
  const give = (more: object = {}) =>
    shop.owner.post("/api/privacy/proof", {
      businessId: shop.businessId,
      proof: { clientId, through: "Impreso, en recepción", ...more },
    });
  expect((await give()).status).toBe(422);
  await publish(shop);
  expect((await give({ givenAt: "2999-01-01T00:00:00Z" })).status).toBe(400);
  expect((await give()).status).toBe(201);
  expect((await give()).status).toBe(409);
  const { body } = await shop.owner.get(`/api/privacy/client/${clientId}`);
  expect(body.data).toMatchObject({
    noticeVersion: 1,
    proofs: [{ version: 1, channel: "staff", through: "Impreso, en recepción", notedBy: "Marta Dueña" }],
  });
});

test("the booking page shows the way to it, and a booking is proof of that", async () => {
  const shop = await makeBookingShop(world.product);
  expect((await world.product.anonymous.get(shop.at)).body.data.notice).toBeNull();
  const { url } = (await publish(shop)).body.data;
  expect((await world.product.anonymous.get(shop.at)).body.data.notice).toBe(new URL(url).pathname);
  const day = nextWednesday();
  const { hours } = { hours: (await shop.hours(day)).body.data };
  const start = JSON.stringify(hours).match(/"(\d{4}-\d\d-\d\dT[^"]+)"/)?.[1] as string;
  const whatsapp = shop.number();
  const booked = await shop.book(start, { whatsapp });
  expect(booked.status).toBe(201);
  const { rows } = await world.product.owner.query(
    "select p.channel, p.version from notice_proofs p join contacts c on c.id = p.contact_id where c.whatsapp = $1",
    [whatsapp],
  );
  expect(rows).toEqual([{ channel: "booking_page", version: 1 }]);
});

test("where the business wants it, whoever writes first gets the link, once for each version", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await publish(shop);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  await shop.firstThread();
  await save(shop, { sendsLink: true });
  const written = async () =>
    (await shop.messagesOf(from)).filter(({ role }: { role: string }) => role === "assistant");
  await shop.write(from, "¿abren hoy?");
  await eventually(async () => expect(await written()).toHaveLength(1));
  expect((await written())[0].message).toMatch(/^Consulta nuestro aviso de privacidad: http.*\/aviso\//);
  await shop.write(from, "¿y mañana?");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(4));
  const { clientId } = await shop.firstThread();
  const { body } = await shop.owner.get(`/api/privacy/client/${clientId}`);
  expect(body.data.proofs).toMatchObject([{ channel: "message", version: 1 }]);
});
