// The list of a partner's businesses and of the team's, and what the team changes of a business (D-2.2, D-17.14).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const salon = (name: string, whatsapp: string) => ({
  ...{ name, description: "Corte y color en Puebla", whatsapp, whatsappOwner: "2227654321" },
  timezone: { name: "America/Mexico_City" },
});

let product: TestProduct;
let admin: Caller;
let seller: Caller;
let partnerId: string;
let businessId: string;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  admin = await product.person("Ada");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  product.product.sessions.forget();
  seller = await product.person("Rodrigo");
  const partner = { name: "Nopal", description: "Agencia de prueba", whatsapp: "2225550140" };
  partnerId = (await seller.post("/api/partner", { partner })).body.data._id;
  businessId = (await seller.post("/api/business", { business: salon("Salón Ágata", "2221110001") })).body.data._id;
});
afterAll(() => product.close());

const names = async (caller: Caller, query = "") =>
  (await caller.get(`/api/portfolio?${query}`)).body.data.map(({ name }: { name: string }) => name);

test("a partner lists its own businesses with owner, credits and state; the team all, found in every way", async () => {
  const owner = await product.person("Otra dueña");
  const other = (await owner.post("/api/business", { business: salon("Clínica Ámbar", "2221110002") })).body.data;
  const mine = (await seller.get("/api/portfolio")).body.data;
  expect(mine).toMatchObject([
    {
      ...{ _id: businessId, name: "Salón Ágata", partner: partnerId, isWorking: true, stripeCustomerId: null },
      ...{ user: { _id: seller.userId, name: "Rodrigo" }, credits: { gptModel: 0, reasoningModel: 0 } },
      aiConfig: { isConfigured: false, isConnected: false },
    },
  ]);
  expect(await names(seller, `search=ambar`)).toEqual([]);
  expect(await names(seller, `search=${owner.email}`)).toEqual([]);
  expect(await names(admin)).toEqual(["Clínica Ámbar", "Salón Ágata"]);
  for (const search of ["clinica amb", "222 111 0002", owner.email, other._id])
    expect(await names(admin, `search=${encodeURIComponent(search)}`)).toEqual(["Clínica Ámbar"]);
  expect(await names(admin, `partnerId=${partnerId}`)).toEqual(["Salón Ágata"]);
  const first = await admin.get("/api/portfolio?limit=1");
  expect([first.body.data.length, first.body.next]).toEqual([1, "2"]);
  expect((await admin.get("/api/portfolio?limit=1&page=2")).body.next).toBe(null);
  expect((await owner.get("/api/portfolio")).status).toBe(403);
  const rival = await product.person();
  await rival.post("/api/partner", {
    partner: { name: "Rival", description: "Otra agencia más", whatsapp: "2225550" },
  });
  expect(await names(rival, `partnerId=${partnerId}`)).toEqual([]);
});

test("the team moves a business to another partner, whose people open it, and sets its terms", async () => {
  const put = (business: object, by = admin) => by.put(`/api/admin/business/${businessId}`, { business });
  const terms = { endSubscription: "2027-01-31T06:00:00.000Z", paymentMode: "conversion" };
  expect((await put(terms)).body.data).toMatchObject(terms);
  expect((await put(terms, seller)).status).toBe(403);
  const wrong = await put({ partner: businessId });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([404, "business.partner"]);
  expect((await put({ endSubscription: "mañana" })).status).toBe(400);

  const pia = await product.person("Pía");
  await seller.put(`/api/partner/${partnerId}`, { action: "addUser", userId: pia.userId });
  const open = async () => (await pia.get(`/api/business/${businessId}`)).status;
  expect(await open()).toBe(200);
  expect((await put({ partner: null })).body.data.partner).toBe(null);
  expect([await open(), await names(pia)]).toEqual([404, []]);
  expect((await put({ partner: partnerId })).body.data.partner).toBe(partnerId);
  expect(await open()).toBe(200);
  const { entries } = (await admin.get(`/api/audit?businessId=${businessId}`)).body.data;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["business.partner", "business.terms", "business.opened"]),
  );
});
