// The requests of contacts, end to end.
import { answerBy, carryOutBy } from "@mostrador/domain/business/privacy/deadlines.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const today = localOf("America/Mexico_City", Date.now()).day;
let numbers = 2_226_600_000;
const makeContact = async ({ owner, businessId }: Shop, more: object = {}) => {
  const client = {
    businessId,
    name: "Ana",
    lastname: "Núñez",
    whatsapp: String(numbers++),
    countryCode: "52",
    ...more,
  };
  const answer = await owner.post("/api/client", { client });
  expect(answer.status).toBeLessThan(300);
  return answer.body.data._id as string;
};
const ask = async (shop: Shop, clientId: string, kind: string, more: object = {}) => {
  const request = { clientId, kind, receivedOn: today, through: "Correo", notes: "Pide sus datos", ...more };
  return shop.owner.post("/api/privacy/request", { businessId: shop.businessId, request });
};
const answer = (shop: Shop, id: string, isAccepted = true) =>
  shop.owner.post(`/api/privacy/request/${id}/answer`, { answer: { isAccepted, answer: "Se le avisó por correo" } });
const carryOut = (shop: Shop, id: string) =>
  shop.owner.post(`/api/privacy/request/${id}/carry-out`, { done: { note: "" } });
const granted = async (shop: Shop, clientId: string, kind: string, more: object = {}) => {
  const made = await ask(shop, clientId, kind, more);
  expect(made.status).toBe(201);
  const id = made.body.data._id as string;
  expect((await answer(shop, id)).status).toBe(200);
  return id;
};
const pay = (shop: Shop, clientId: string) =>
  shop.owner.post("/api/moneyMovement", {
    moneyMovement: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      clientId,
      amount: 350,
      type: "in",
      paymentMethod: "cash",
      category: "sales",
      date: new Date().toISOString(),
    },
  });

test("access: everything that is held is gathered, read as a document and as JSON, and its log says who took it", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop, { email: "ana@correo.mx" });
  expect((await pay(shop, clientId)).status).toBeLessThan(300);
  const made = await ask(shop, clientId, "access", { receivedOn: addDays(today, -1) });
  expect(made.body.data).toMatchObject({
    state: "received",
    kind: "access",
    client: { _id: clientId, name: "Ana Núñez", isThere: true },
    answerBy: answerBy(addDays(today, -1)),
    carryOutBy: null,
    export: null,
  });
  const id = made.body.data._id as string;
  expect((await carryOut(shop, id)).status).toBe(409);
  expect((await answer(shop, id)).body.data).toMatchObject({ state: "accepted", carryOutBy: carryOutBy(today) });
  expect((await answer(shop, id)).status).toBe(409);
  await eventually(async () => {
    expect((await shop.owner.get(`/api/privacy/request/${id}`)).body.data.export).toMatchObject({ state: "ready" });
  });
  // It can be handed over within the legal time.
  const { export: copy } = (await shop.owner.get(`/api/privacy/request/${id}`)).body.data;
  expect(copy.expiresAt > carryOutBy(today)).toBe(true);
  const html = await shop.owner.get(`/api/privacy/request/${id}/export`);
  expect(html.body.data).toMatchObject({ type: "text/html" });
  for (const words of ["Ana", "ana@correo.mx", "Movimientos de dinero", "350", "Historial de cambios"])
    expect(html.body.data.text).toContain(words);
  const json = JSON.parse((await shop.owner.get(`/api/privacy/request/${id}/export?format=json`)).body.data.text);
  const tables = json.tables.map(({ table }: { table: string }) => table);
  expect(tables).toEqual(expect.arrayContaining(["contacts", "money_movements", "audit_entries", "privacy_requests"]));
  const done = await carryOut(shop, id);
  expect(done.body.data.state).toBe("done");
  expect(done.body.data.steps.map(({ what }: { what: string }) => what)).toEqual([
    "Registró la solicitud de acceso",
    "Respondió que procede",
    "Descargó la copia de los datos (documento)",
    "Descargó la copia de los datos (JSON)",
    "Entregó la copia de los datos",
  ]);
  await product.owner.query("update privacy_exports set expires_at = now() - interval '1 minute'");
  expect((await shop.owner.get(`/api/privacy/request/${id}/export`)).status).toBe(404);
});

test("rectification: what stood before and after is recorded, and nothing is carried out that was not corrected", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop, { email: "mal@correo.mx" });
  const id = await granted(shop, clientId, "rectification");
  expect((await carryOut(shop, id)).status).toBe(422);
  await shop.owner.put(`/api/client/${clientId}`, { client: { email: "bien@correo.mx" } });
  const done = await carryOut(shop, id);
  expect(done.status).toBe(200);
  expect(done.body.data.steps.at(-1)).toMatchObject({
    what: "Corrigió los datos",
    details: "Correo: antes «mal@correo.mx», ahora «bien@correo.mx»",
  });
});

test("cancellation: the contact is blocked at once, money keeps its row, and what is blocked is deleted at its time", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop, { name: "Secreta", email: "secreta@correo.mx" });
  await pay(shop, clientId);
  const id = await granted(shop, clientId, "cancellation");
  const done = await carryOut(shop, id);
  expect(done.body.data).toMatchObject({ state: "done", client: { isThere: false } });
  const years = (Date.parse(done.body.data.blocked.deleteAfter) - Date.now()) / (365.25 * 86_400_000);
  expect(years).toBeGreaterThan(4.9);
  expect((await shop.owner.get(`/api/client/${clientId}`)).status).toBe(404);
  expect((await shop.owner.put(`/api/client/${clientId}`, { client: { email: "x@y.mx" } })).status).toBe(404);
  const found = await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=secreta`);
  expect(found.body.data).toEqual([]);
  expect((await ask(shop, clientId, "access")).status).toBe(404);
  const { rows } = await product.owner.query("select data from blocked_contacts where contact_id = $1", [clientId]);
  expect(rows[0].data).toContain("secreta@correo.mx");
  expect(rows[0].data).toContain("money_movements");
  await product.owner.query("update blocked_contacts set delete_after = now() where contact_id = $1", [clientId]);
  await shop.owner.post("/api/privacy/retention/run", { businessId: shop.businessId });
  await eventually(async () => {
    const left = await product.owner.query("select from blocked_contacts where contact_id = $1", [clientId]);
    expect(left.rowCount).toBe(0);
  });
  const row = await product.owner.query("select name, email, phone from contacts where id = $1", [clientId]);
  expect(row.rows).toEqual([{ name: "Contacto eliminado", email: "", phone: null }]);
  const money = await product.owner.query("select from money_movements where contact_id = $1", [clientId]);
  expect(money.rowCount).toBe(1);
});

test("opposition: planned promotions are withdrawn, new ones refused, and the assistant falls silent", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop);
  const plan = () =>
    shop.owner.post("/api/notification", {
      notification: {
        businessId: shop.businessId,
        clientId,
        text: "Esta semana, dos por uno",
        deliveryDate: new Date(Date.now() + 86_400_000).toISOString(),
        phase: "",
      },
    });
  const planned = await plan();
  expect(planned.status).toBeLessThan(300);
  expect((await ask(shop, clientId, "opposition")).status).toBe(400);
  const id = await granted(shop, clientId, "opposition", { purposes: ["secondary", "assistant"] });
  expect((await carryOut(shop, id)).status).toBe(200);
  await eventually(async () => {
    const { rows } = await product.owner.query("select state, reason from notifications where id = $1", [
      planned.body.data._id,
    ]);
    expect(rows).toEqual([{ state: "withdrawn", reason: "El contacto se opuso a recibir estos mensajes" }]);
  });
  expect((await plan()).status).toBe(422);
  expect((await shop.owner.get(`/api/client/${clientId}`)).body.data.noRespond).toBe(true);
  const shown = await shop.owner.get(`/api/privacy/client/${clientId}`);
  expect(shown.body.data.objections).toMatchObject([{ purpose: "assistant" }, { purpose: "secondary" }]);
});

test("the assistant is not switched on again for whoever objected to it, until it is noted that they accept it", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop, { name: "Opuesta" });
  const other = await makeContact(shop, { name: "Opuesta", whatsapp: "2226700001", noRespond: true });
  await carryOut(shop, await granted(shop, clientId, "opposition", { purposes: ["assistant"] }));
  const on = { client: { noRespond: false } };
  const refused = await shop.owner.put(`/api/client/${clientId}`, on);
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, "client.noRespond"]);
  expect(refused.body.message).toContain("Se opuso a que le responda el asistente");
  const change = (ids: string[]) =>
    shop.owner.patch("/api/client", { businessId: shop.businessId, ids, change: { noRespond: false } });
  const many = await change([clientId, other]);
  expect(many.body.data.before.map(({ _id }: { _id: string }) => _id)).toEqual([other]);
  expect(many.body.data.objected).toBe(1);
  expect(many.body.message).toBe("1 contacto actualizado; 1 se opuso al asistente y sigue igual");
  expect((await change([clientId])).status).toBe(422);
  expect((await shop.owner.put(`/api/client/${clientId}`, { client: { name: "Otra" } })).status).toBe(200);
  // A contact merged with them counts as having objected, too.
  const merge = { businessId: shop.businessId, keptId: other, goneId: clientId };
  const merged = await shop.owner.post("/api/client/merge", { merge });
  expect([merged.status, merged.body.data.client.noRespond]).toEqual([200, true]);
  expect((await shop.owner.put(`/api/client/${other}`, on)).status).toBe(422);
  const lift = (lifted: object) => shop.owner.post(`/api/privacy/client/${other}/objection/lift`, { lifted });
  expect((await lift({ purpose: "assistant", through: "" })).status).toBe(400);
  expect((await lift({ purpose: "secondary", through: "En persona" })).status).toBe(409);
  expect((await lift({ purpose: "assistant", through: "En persona" })).status).toBe(200);
  expect((await lift({ purpose: "assistant", through: "En persona" })).status).toBe(409);
  expect((await shop.owner.put(`/api/client/${other}`, on)).status).toBe(200);
  const list = await shop.owner.get(`/api/privacy/request?businessId=${shop.businessId}`);
  const whole = await shop.owner.get(`/api/privacy/request/${list.body.data.requests[0]._id}`);
  expect(JSON.stringify(whole.body.data)).toContain("Volvió a aceptar el uso para");
});

test("a refusal says why and ends it; days that are still to come, and those before the request, are refused", async () => {
  const shop = await makeShop(product);
  const clientId = await makeContact(shop);
  expect((await ask(shop, clientId, "access", { receivedOn: addDays(today, 1) })).status).toBe(400);
  const { _id: id } = (await ask(shop, clientId, "access")).body.data;
  const early = { isAccepted: false, answer: "No acreditó", answeredOn: addDays(today, -1) };
  const refused = await shop.owner.post(`/api/privacy/request/${id}/answer`, { answer: early });
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, "answer.answeredOn"]);
  expect((await answer(shop, id, false)).body.data).toMatchObject({ state: "refused", carryOutBy: null });
  expect((await carryOut(shop, id)).status).toBe(409);
  const open = await shop.owner.get(`/api/privacy/request?businessId=${shop.businessId}&state=open`);
  expect(open.body.data).toEqual({ requests: [], total: 0 });
});

test("a contact, a request and a copy of another business are not there", async () => {
  const [mine, other] = [await makeShop(product), await makeShop(product)];
  const theirs = await makeContact(other);
  const id = await granted(other, theirs, "access");
  const asked = await ask(mine, theirs, "access");
  expect([asked.status, asked.body.errors[0].path]).toEqual([404, "request.clientId"]);
  const hold = await mine.owner.post("/api/privacy/hold", {
    businessId: mine.businessId,
    hold: { clientId: theirs, reason: "Una demanda" },
  });
  expect([hold.status, hold.body.errors[0].path]).toEqual([404, "hold.clientId"]);
  for (const path of [`request/${id}`, `request/${id}/export`, `client/${theirs}`])
    expect([path, (await mine.owner.get(`/api/privacy/${path}`)).status]).toEqual([path, 404]);
  expect((await answer(mine, id)).status).toBe(404);
  expect((await carryOut(mine, id)).status).toBe(404);
});
