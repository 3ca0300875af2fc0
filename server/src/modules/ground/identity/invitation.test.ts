// How long an invitation is valid, and for how many people (D-2.4).
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

const HOUR_MS = 3600_000;

let now = Date.now();
let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => now });
  shop = await makeShop(product);
});
afterAll(() => product.close());

async function invite(): Promise<string> {
  const invitation = { businessId: shop.businessId, access: "full", permissions: [] };
  return (await shop.owner.post("/api/invitation", { invitation })).body.data.code;
}

async function joinWith(code: string) {
  const person = await product.person();
  const { status, body } = await person.put(`/api/user/${person.userId}`, { code });
  return { status, message: body.message };
}

const ENDED = { status: 404, message: "El código no es válido o ya se usó" };
const JOINED = { status: 200, message: "Te uniste al negocio" };

test("an invitation is good for 72 hours, and then reads like one that nobody made", async () => {
  const [late, inTime] = [await invite(), await invite()];
  now += 72 * HOUR_MS - 1_000;
  expect(await joinWith(inTime)).toEqual(JOINED);
  now += 1_000;
  expect(await joinWith(late)).toEqual(ENDED);
  expect(await joinWith("un-codigo-que-nadie-hizo")).toEqual(ENDED);
  now -= HOUR_MS;
  expect(await joinWith(late)).toEqual(JOINED);
});

test("an invitation lets in one person, also of many who come at once", async () => {
  const code = await invite();
  const answers = await Promise.all(Array.from({ length: 5 }, () => joinWith(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect(await joinWith(code)).toEqual(ENDED);
});

test("who prepared a business hands it over by a code for one owner, and stays as long as they are let", async () => {
  const partner = await product.person("Rita Prepara");
  await product.owner.query("update users set role = 'partner' where id = $1", [partner.userId]);
  const made = await makeShop({ person: async () => partner });
  const asked = { invitation: { businessId: made.businessId, role: "owner", access: "limited", permissions: [] } };
  const { code } = (await partner.post("/api/invitation", asked)).body.data;
  const owner = await product.person("Dora Dueña");
  const claim = { status: 200, message: "El negocio ya es tuyo" };
  const claimed = await owner.put(`/api/user/${owner.userId}`, { code, permissions: [] });
  expect({ status: claimed.status, message: claimed.body.message }).toEqual(claim);
  expect(claimed.body.data).toMatchObject({ businessId: made.businessId, role: "owner", access: "full" });
  expect(await joinWith(code)).toEqual(ENDED);

  const members = (await owner.get(`/api/member?businessId=${made.businessId}`)).body.data;
  expect(members.map(({ name, role, access }: Record<string, string>) => ({ name, role, access }))).toEqual([
    { name: "Rita Prepara", role: "staff", access: "full" },
    { name: "Dora Dueña", role: "owner", access: "full" },
  ]);
  expect((await owner.get(`/api/business/${made.businessId}`)).body.data.user).toBe(owner.userId);
  expect((await partner.post("/api/invitation", asked)).status).toBe(403);
  expect((await owner.delete(`/api/member/${partner.userId}?businessId=${made.businessId}`)).status).toBe(200);
  expect((await partner.get(`/api/business/${made.businessId}`)).status).toBe(404);
});

test("somebody of the staff may claim the business; an owner hands nobody an ownership", async () => {
  const admin = await product.person("Ada del Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [admin.userId]);
  const invitation = { businessId: shop.businessId, role: "owner", access: "full", permissions: [] };
  const refused = await shop.owner.post("/api/invitation", { invitation });
  expect({ status: refused.status, message: refused.body.message }).toEqual({
    status: 403,
    message: "Solo quien preparó el negocio puede entregarlo",
  });
  const person = await product.person();
  await person.put(`/api/user/${person.userId}`, { code: await invite() });
  const codes = [];
  for (let count = 0; count < 2; count += 1)
    codes.push((await admin.post("/api/invitation", { invitation })).body.data.code);
  const [first, second] = codes;
  expect((await person.put(`/api/user/${person.userId}`, { code: first })).body.data.role).toBe("owner");
  const again = await person.put(`/api/user/${person.userId}`, { code: second });
  expect({ status: again.status, message: again.body.message }).toEqual({
    status: 409,
    message: "Ya perteneces a este negocio",
  });
  // and the failed try does not use up the code
  expect(await joinWith(second)).toEqual({ status: 200, message: "El negocio ya es tuyo" });
});

test("a business has a hundred open invitations at most, however many are asked for at once", async () => {
  const shop = await makeShop(product);
  const invitation = { businessId: shop.businessId, access: "limited", permissions: [] };
  const ask = () => shop.owner.post("/api/invitation", { invitation });
  const first = await Promise.all(Array.from({ length: 95 }, ask));
  expect(first.filter(({ status }) => status !== 201)).toEqual([]);
  const last = await Promise.all(Array.from({ length: 12 }, ask));
  expect(last.filter(({ status }) => status === 201)).toHaveLength(5);
  const refused = last.find(({ status }) => status !== 201);
  expect([refused?.status, refused?.body.message]).toEqual([
    422,
    "Tienes demasiadas invitaciones sin usar. Espera a que alguien las use o a que venzan.",
  ]);
  await product.owner.query("update invitations set expires_at = now() where business_id = $1", [shop.businessId]);
  expect((await ask()).status).toBe(201);
});
