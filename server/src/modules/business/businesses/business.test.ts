import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF, png, upload } from "../../../../test/sample-files.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const salon = {
  name: "Salón Ágata",
  description: "Corte y color en el centro de Puebla",
  whatsapp: "2221234567",
  whatsappOwner: "2227654321",
  timezone: { name: "America/Mexico_City" },
};

test("whoever registers a business owns it at once", async () => {
  const ana = await product.person();
  const made = await ana.post("/api/business", { business: salon });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ name: salon.name, search: "salon-agata", countryCodeExt: "521" });
  expect(made.body.data.timezone).toEqual({ name: "America/Mexico_City", offset: -6 });
  const id = made.body.data._id;
  const me = await ana.get("/api/me");
  expect(me.body.memberships).toEqual([
    {
      ...{ businessId: id, name: salon.name, role: "owner", access: "full", permissions: [], logo: "" },
      ...{ partner: null, needsSecondFactor: false, limits: UNLIMITED },
    },
  ]);
  expect((await ana.get(`/api/business/${id}`)).body.data).toMatchObject({
    ...{ delayResponse: 10_000, user: ana.userId, partner: null, stripeCustomerId: null },
    aiConfig: { isConfigured: false, isConnected: false },
  });
  expect((await ana.get("/api/business")).body.data).toHaveLength(1);
});

test("the owner's number keeps its own country, and has that of the business unless told", async () => {
  const ana = await product.person();
  const abroad = { ...salon, countryCode: "57", whatsappOwner: "3055551234", countryCodeOwner: "1" };
  const made = (await ana.post("/api/business", { business: abroad })).body.data;
  expect(made).toMatchObject({ countryCode: "57", whatsappOwner: "3055551234", countryCodeOwner: "1" });
  const path = `/api/business/${made._id}`;
  expect((await ana.put(path, { business: { countryCodeOwner: "34" } })).body.data.countryCodeOwner).toBe("34");
  expect((await ana.get(path)).body.data.countryCodeOwner).toBe("34");
  const wrong = await ana.put(path, { business: { countryCodeOwner: "999" } });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "business.countryCodeOwner"]);
  const other = await ana.post("/api/business", { business: { ...salon, countryCode: "57" } });
  expect(other.body.data.countryCodeOwner).toBe("57");
});

test("what the server owns is never taken from a body", async () => {
  const ana = await product.person();
  const owned = {
    admin: true,
    partner: ana.userId,
    counters: { gptModel: 9999 },
    endSubscription: "2099-01-01T00:00:00Z",
  };
  const made = await ana.post("/api/business", { business: { ...salon, ...owned } });
  expect(made.body.data.counters.gptModel).toBe(0);
  expect(made.body.data.partner).toBeNull();
  expect(Date.parse(made.body.data.endSubscription)).toBeLessThan(Date.now() + 16 * 86_400_000);
});

test("a stale edit is refused and nothing is lost", async () => {
  const ana = await product.person();
  const { _id, updatedAt } = (await ana.post("/api/business", { business: salon })).body.data;
  const first = await ana.put(`/api/business/${_id}`, { business: { name: "Salón Uno", updatedAt } });
  expect(first.status).toBe(200);
  const second = await ana.put(`/api/business/${_id}`, { business: { name: "Salón Dos", updatedAt } });
  expect(second.status).toBe(409);
  expect((await ana.get(`/api/business/${_id}`)).body.data.name).toBe("Salón Uno");
});

test("the logo is a picture of the business's own, or lies elsewhere over https", async () => {
  const { owner, businessId } = await makeShop(product);
  const { owner: other } = await makeShop(product);
  const change = (logo: string) => owner.put(`/api/business/${businessId}`, { business: { logo } });
  const urlOf = async (who: typeof owner, bytes: Buffer) => (await upload(who, bytes, "logo")).body.data.url;
  expect((await change(await urlOf(owner, png()))).body.data.logo).toMatch(/^\/archivos\//);
  const foreign = await change(await urlOf(other, png()));
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "business.logo"]);
  expect((await change(await urlOf(owner, PDF))).body.message).toBe("El logotipo debe ser una imagen");
  expect((await change("http://sitio.mx/logo.png")).status).toBe(400);
  expect((await change("https://sitio.mx/logo.png")).body.data.logo).toBe("https://sitio.mx/logo.png");
  expect((await change("")).body.data.logo).toBe("");
});

test("the cover is held to the same as the logo, and a change of one keeps the other", async () => {
  const { owner, businessId } = await makeShop(product);
  const { owner: other } = await makeShop(product);
  const change = (business: object) => owner.put(`/api/business/${businessId}`, { business });
  const urlOf = async (who: typeof owner, bytes: Buffer) => (await upload(who, bytes, "cover")).body.data.url;
  const first = await change({ logo: await urlOf(owner, png()), cover: await urlOf(owner, png()) });
  const { logo, cover } = first.body.data;
  expect([logo, cover]).toEqual([expect.stringMatching(/^\/archivos\//), expect.stringMatching(/^\/archivos\//)]);
  const used = "select count(*)::int as count from file_uses where business_id = $1 and row_id = $1";
  const uses = async () => (await product.owner.query(used, [businessId])).rows[0].count;
  expect(await uses()).toBe(2);
  expect((await change({ logo: "" })).body.data).toMatchObject({ logo: "", cover });
  expect(await uses()).toBe(1);
  const foreign = await change({ cover: await urlOf(other, png()) });
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "business.cover"]);
  expect((await change({ cover: await urlOf(owner, PDF) })).body.message).toBe("La portada debe ser una imagen");
});

test("another person finds nothing by id, by body or by header", async () => {
  const ana = await product.person();
  const eva = await product.person();
  const { _id } = (await ana.post("/api/business", { business: salon })).body.data;
  const missing = await eva.get("/api/business/00000000-0000-7000-8000-000000000000");
  const foreign = await eva.get(`/api/business/${_id}`);
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(missing.body);
  expect((await eva.put(`/api/business/${_id}`, { business: { name: "Mío" } })).status).toBe(404);
  expect((await eva.get(`/api/member?businessId=${_id}`)).status).toBe(404);
});

test("the same Idempotency-Key makes one business", async () => {
  const ana = await product.person();
  const key = { "idempotency-key": "alta-1" };
  const duplicates = await Promise.all([1, 2, 3].map(() => ana.post("/api/business", { business: salon }, key)));
  expect(new Set(duplicates.map((duplicate) => duplicate.body.data._id)).size).toBe(1);
  expect((await ana.get("/api/business")).body.data).toHaveLength(1);
  const other = await ana.post("/api/business", { business: { ...salon, name: "Otro" } }, key);
  expect(other.status).toBe(409);
});

test("an invitation lets one person in, with what the owner chose", async () => {
  const ana = await product.person("Ana");
  const eva = await product.person("Eva");
  const businessId = (await ana.post("/api/business", { business: salon })).body.data._id;
  const permissions = [{ pageId: 16, actions: ["view"] }];
  const invited = await ana.post("/api/invitation", { invitation: { businessId, access: "limited", permissions } });
  const { code } = invited.body.data;
  const joined = await eva.put(`/api/user/${eva.userId}`, { businessId, code, permissions: [] });
  expect(joined.body.data).toMatchObject({ businessId, role: "staff", access: "limited", permissions });
  expect((await eva.get(`/api/business/${businessId}`)).status).toBe(200);
  expect((await eva.put(`/api/business/${businessId}`, { business: { name: "Mío" } })).status).toBe(403);
  const again = await product.person("Otra");
  expect((await again.put(`/api/user/${again.userId}`, { businessId, code })).status).toBe(404);
  const cut = { access: "limited", permissions: [] };
  await ana.put(`/api/member/${eva.userId}`, { businessId, member: cut });
  expect((await eva.get(`/api/business/${businessId}`)).status).toBe(403);
  expect((await ana.put(`/api/member/${ana.userId}`, { businessId, member: cut })).status).toBe(422);
});

test("an Idempotency-Key stands for one call: with another query or in another business it answers nothing", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  const other = (await owner.post("/api/business", { business: salon })).body.data._id;
  const key = { "idempotency-key": "archivo-1" };
  const archive = (query: string, business = businessId) =>
    owner.patch(`/api/branch/${branchId}?${query}`, undefined, { ...key, "x-business-id": business });
  const first = await archive("archive=true");
  expect(first.body.data.isArchived).toBe(true);
  expect((await archive("archive=true")).body).toEqual(first.body);
  const used = { success: false, message: "Esa clave ya se usó con otros datos" };
  expect((await archive("archive=false")).body).toEqual(used);
  expect((await archive("archive=true", other)).body).toEqual(used);
});
