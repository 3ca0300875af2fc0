// A package bought on the public page: one sale for any number of clicks and reports, and nothing told about a number.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { connectSeller } from "../../../../../test/shops/paying-shop.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterEach(() => world.sandbox.calm());
afterAll(() => world.close());

const PHONE = "2225556601";

type Settings = { connected?: boolean; base?: Awaited<ReturnType<typeof makeShop>> };

async function sellingShop({ connected = true, base }: Settings = {}) {
  const { product, sandbox } = world;
  const shop = base ?? (await makeShop(product));
  const { owner, businessId } = shop;
  const [serviceId] = shop.serviceIds;
  if (connected) await connectSeller(owner as never);
  const settings = await owner.put("/api/reservation-settings", { businessId, settings: { isOn: true } });
  const search = new URL(settings.body.data.url).pathname.split("/").at(-1) as string;
  const fields = { businessId, name: "5 cortes", sessions: 5, price: 900, validDays: 30, services: [serviceId] };
  const made = await owner.post("/api/sessionPackage", { sessionPackage: { ...fields, soldOnline: true } });
  const id = made.body.data._id as string;
  const stranger = product.anonymous;
  const path = `/api/reservar/${search}/package/${id}`;
  let last = 0;
  const buy = (whatsapp = PHONE, own: object = {}) => {
    const key = `compra-${businessId.slice(-6)}-${++last}`;
    const person = { name: "Ana Núñez", whatsapp, countryCode: "52", key };
    return stranger.post(`${path}/purchase`, { purchase: { ...person, ...own } });
  };
  const pay = async (url: string, status = "approved"): Promise<{ id: number }> => {
    const { rows } = await product.owner.query("select preference from payment_orders where init_point = $1", [url]);
    const payment = { preference: rows[0].preference, status, notify: true };
    return sandbox.call("POST", "/mercado-pago/console/payments", payment) as Promise<{ id: number }>;
  };
  const change = (paymentId: number, status: string) =>
    sandbox.call("POST", `/mercado-pago/console/payments/${paymentId}`, { status, notify: true });
  const sales = async (): Promise<JsonBody[]> =>
    (await owner.get(`/api/packagePurchase?businessId=${businessId}`)).body.data;
  const moves = async (): Promise<JsonBody[]> => {
    const { body } = await owner.get(`/api/packageMovement?businessId=${businessId}`);
    return body.data.map(({ type, sessions }: JsonBody) => `${type} ${sessions}`).reverse();
  };
  const totals = async (): Promise<JsonBody> =>
    (await owner.get(`/api/packagePurchaseTotals?businessId=${businessId}`)).body.data;
  return { ...shop, search, id, path, stranger, buy, pay, change, sales, moves, totals };
}

test("a package is off the page until it is sold online, and then shown and bought", async () => {
  const { owner, stranger, search, path, id, buy } = await sellingShop();
  const listed = async () => (await stranger.get(`/api/reservar/${search}`)).body.data.packages;
  expect(await listed()).toMatchObject([{ _id: id, name: "5 cortes", sessions: 5, price: 900 }]);
  expect((await stranger.get(path)).body.data).toMatchObject({ name: "5 cortes", validDays: 30, mayPay: true });
  const answer = await buy();
  expect([answer.status, answer.body.data.amount, answer.body.message]).toEqual([
    201,
    900,
    "Tu liga de pago está lista",
  ]);
  await owner.put(`/api/sessionPackage/${id}`, { sessionPackage: { soldOnline: false } });
  expect(await listed()).toEqual([]);
  for (const { status, body } of [await stranger.get(path), await buy()])
    expect([status, body.message]).toEqual([404, "Este paquete ya no se vende en línea"]);
});

test("many clicks and many reports are one sale, whose sessions begin with the payment", async () => {
  const { buy, pay, change, sales, moves, totals } = await sellingShop();
  await world.sandbox.fail({ webhookDuplicate: true, webhookShuffle: true });
  const clicks = await Promise.all(Array.from({ length: 6 }, () => buy()));
  expect(clicks.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(await sales()).toMatchObject([{ status: "pending", left: 0, paid: 0, owed: 0, clientName: "Ana Núñez" }]);
  expect(await totals()).toEqual({ count: 0, left: 0, paid: 0, owed: 0 });
  const { id } = await pay((await buy()).body.data.url, "in_process");
  await change(id, "approved");
  await eventually(async () => expect(await moves()).toEqual(["bought 5"]));
  await change(id, "approved");
  expect(await sales()).toMatchObject([{ status: "active", left: 5, sessions: 5, paid: 900, owed: 0 }]);
  // another one may be bought then
  expect((await buy()).status).toBe(201);
  expect(await sales()).toHaveLength(2);
  await change(id, "refunded");
  await eventually(async () => expect(await moves()).toEqual(["bought 5", "refunded -5"]));
  expect((await sales()).map(({ status }) => status).sort()).toEqual(["pending", "refunded"]);
}, 60_000);

test("a chargeback closes what is left, and the desk is told where to give money back", async () => {
  const { owner, businessId, buy, pay, change, sales } = await sellingShop();
  const { id } = await pay((await buy()).body.data.url);
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "active" }]));
  const [{ _id: sale }] = (await sales()) as [JsonBody];
  for (const amount of [900, 0]) {
    const refund = await owner.post(`/api/packagePurchase/${sale}/refund`, {
      refund: { amount, paymentMethod: "cash", reason: "" },
    });
    expect([refund.status, refund.body.message]).toEqual([
      422,
      "Este paquete se pagó en línea. Devuelve el pago en Mercado Pago y sus sesiones se cierran solas.",
    ]);
  }
  expect(await sales()).toMatchObject([{ status: "active", left: 5, paid: 900 }]);
  await change(id, "charged_back");
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "refunded", left: 0 }]));
  const tasks = (await owner.get(`/api/payment/task?businessId=${businessId}`)).body.data;
  expect(tasks).toMatchObject([{ task: "charged_back", packagePurchaseId: sale, orderId: null }]);
}, 60_000);

test("after a part went back online its sessions are left, and the desk may close them", async () => {
  const { owner, buy, pay, sales } = await sellingShop();
  const { id } = await pay((await buy()).body.data.url);
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "active" }]));
  await world.sandbox.call("POST", `/mercado-pago/console/payments/${id}`, { refunded: 500, notify: true });
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "active", left: 5, paid: 400 }]));
  const [{ _id: sale }] = (await sales()) as [JsonBody];
  const close = await owner.post(`/api/packagePurchase/${sale}/refund`, {
    refund: { amount: 0, paymentMethod: "cash", reason: "Se acordó con ella" },
  });
  expect([close.status, close.body.data]).toMatchObject([201, { status: "refunded", left: 0, paid: 400, owed: 0 }]);
}, 60_000);

test("nobody pays in a week: it lapses; a late payment still gives the sessions; what is unpaid takes no charge", async () => {
  const { owner, businessId, branchId, buy, pay, sales } = await sellingShop();
  const { url } = (await buy()).body.data;
  const [{ _id: sale }] = (await sales()) as [JsonBody];
  const refused = [
    await owner.post(`/api/packagePurchase/${sale}/refund`, { refund: { amount: 0, paymentMethod: "cash" } }),
    await owner.put(`/api/packagePurchase/${sale}`, { purchase: { expiresOn: "2099-01-01" } }),
    await owner.post("/api/charge", {
      charge: {
        ...{ businessId, branchId, lines: [{ packagePurchaseId: sale, price: 900, owed: 0 }] },
        payments: [{ paymentMethod: "cash", amount: 900 }],
      },
    }),
  ];
  expect(refused.every(({ status }) => status === 409 || status === 422)).toBe(true);
  const { owner: database } = world.product;
  await database.query("update package_purchases set updated_at = updated_at - interval '8 days' where id = $1", [
    sale,
  ]);
  await database.query(
    "update pgboss.job set start_after = now() where name like 'package-due%' and state = 'created'",
  );
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "lapsed", left: 0, owed: 0 }]), 15_000);
  await pay(url);
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "active", left: 5, paid: 900 }]));
}, 60_000);

test("without an account of the business nothing is sold online", async () => {
  const { stranger, search, path, buy, sales } = await sellingShop({ connected: false });
  expect((await stranger.get(`/api/reservar/${search}`)).body.data.packages).toEqual([]);
  expect((await stranger.get(path)).body.data.mayPay).toBe(false);
  const none = await buy();
  expect([none.status, none.body.message]).toEqual([
    422,
    "Por ahora no se puede pagar en línea. Escríbele al negocio.",
  ]);
  expect(await sales()).toEqual([]);
});

test("a key of another purchase is refused", async () => {
  const { buy } = await sellingShop();
  const key = "la-misma-clave";
  expect((await buy(PHONE, { key })).status).toBe(201);
  const other = await buy("2225556602", { key });
  expect([other.status, other.body.message]).toEqual([409, "Esa clave ya se usó para otra venta"]);
});

test("the page of a booking names the session that pays, and not where the number was not proved", async () => {
  const { businessId, branchId, search, stranger, serviceIds, buy, pay, sales } = await sellingShop();
  await pay((await buy()).body.data.url);
  await eventually(async () => expect(await sales()).toMatchObject([{ status: "active" }]));
  const asked = { serviceId: serviceIds[0], branchId };
  const [from, to] = [1, 7].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const query = new URLSearchParams({ ...asked, from: from as string, to: to as string });
  const hours = (await stranger.get(`/api/reservar/${search}/hours?${query}`)).body.data.hours;
  const booking = { ...asked, name: "Ana", whatsapp: PHONE, start: hours[0].start, note: "", key: "clave-de-cita" };
  const booked = await stranger.post(`/api/reservar/${search}/booking`, { booking });
  expect([booked.status, booked.body.data.isProved, booked.body.data.session]).toEqual([201, false, null]);
  await world.product.owner.query("update reservations set is_proved = true where business_id = $1", [businessId]);
  const path = `/api/reservar/${search}/booking/${booked.body.data.token}`;
  expect((await stranger.get(path)).body.data.session).toEqual({ packageName: "5 cortes", left: 5 });
});

test("who paid reads it in the conversation: the package, its sessions and until when", async () => {
  const inbox = await makeInboxShop(world.product, world.sandbox);
  const { buy, pay } = await sellingShop({ base: inbox });
  const whatsapp = inbox.newNumber();
  await inbox.write(`521${whatsapp}`, "Hola");
  await inbox.firstThread();
  await pay((await buy(whatsapp)).body.data.url);
  await eventually(async () =>
    expect(JSON.stringify(await inbox.messagesOf(whatsapp))).toMatch(
      /"Recibimos tu pago del paquete 5 cortes\. Tienes 5 sesiones, hasta el [^."]+\. Se descuentan solas cuando vienes a tus citas\."/,
    ),
  );
});
