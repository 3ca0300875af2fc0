// PATCH /business/{id}: exactly one of its bodies, each only for people with the right (D-17.2).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let shop: Shop;
let team: Caller;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  team = await product.person("Teo Equipo");
  await product.owner.query("update users set role = 'admin' where id = $1", [team.userId]);
  product.product.sessions.forget();
});
afterAll(() => product.close());

const FIELDS = ["counters", "user", "stripeCustomerId", "userId"];
const path = () => `/api/business/${shop.businessId}`;
const roles = async () => {
  const query = "select user_id, role, access from memberships where business_id = $1 order by created_at";
  return (await product.owner.query(query, [shop.businessId])).rows;
};
const COUNTERS = { counters: { lowCreditThreshold: 20, creditNotificationInterval: 48 } };

test("takes exactly one of its bodies, and names them all where it is none or several", async () => {
  shop = await makeShop(product);
  const user = shop.owner.userId;
  for (const body of [{}, { name: "Otro" }, { ...COUNTERS, user }, { user, stripeCustomerId: "cus_123456" }, []]) {
    const { status, body: said } = await shop.owner.patch(path(), body);
    expect([status, said.errors.map(({ path: at }: { path: string }) => at).sort()]).toEqual([400, FIELDS.toSorted()]);
  }
  expect((await product.anonymous.patch(path(), {})).status).toBe(401);
  expect((await shop.owner.patch(path(), COUNTERS)).status).toBe(200);
});

test("the team changes whose it is; nobody else does, and who owned it stays with full access", async () => {
  shop = await makeShop(product);
  const eva = await product.person("Eva Nueva");
  expect((await shop.owner.patch(path(), { user: eva.userId })).status).toBe(403);
  const nobody = await team.patch(path(), { user: "00000000-0000-7000-8000-000000000000" });
  expect([nobody.status, nobody.body.errors[0].path]).toEqual([404, "user"]);
  const unknown = "00000000-0000-7000-8000-000000000000";
  expect((await team.patch(`/api/business/${unknown}`, { user: eva.userId })).status).toBe(404);
  for (let time = 0; time < 2; time += 1) {
    const changed = await team.patch(path(), { user: eva.userId });
    expect([changed.status, changed.body.message, changed.body.data.user]).toEqual([
      200,
      "Usuario cambiado correctamente",
      eva.userId,
    ]);
  }
  expect(await roles()).toEqual([
    { user_id: shop.owner.userId, role: "staff", access: "full" },
    { user_id: eva.userId, role: "owner", access: "full" },
  ]);
  expect((await eva.get(path())).body.data.user).toBe(eva.userId);
  expect((await shop.owner.get(`/api/member?businessId=${shop.businessId}`)).status).toBe(403);
});

test("the team sets the customer of Stripe, and takes it away", async () => {
  shop = await makeShop(product);
  const set = (stripeCustomerId: unknown, as = team) => as.patch(path(), { stripeCustomerId });
  expect((await set("cus_ABCdef123456", shop.owner)).status).toBe(403);
  for (const wrong of ["tarjeta", 7, "cus_", "cus_1 or 1=1"]) {
    const { status, body } = await set(wrong);
    expect([status, body.errors[0].path]).toEqual([400, "stripeCustomerId"]);
  }
  expect((await set("cus_ABCdef123456")).status).toBe(200);
  expect((await shop.owner.get(path())).body.data.stripeCustomerId).toBe("cus_ABCdef123456");
  for (const empty of ["", "   "])
    expect((await set(empty)).body.errors[0].message).toBe("El Stripe Customer ID no puede estar vacío");
  expect((await set(null)).status).toBe(200);
  expect((await shop.owner.get(path())).body.data.stripeCustomerId).toBeNull();
});

test("a person claims it for themselves, with the code of the team, once", async () => {
  shop = await makeShop(product);
  const asked = (role: string) => ({
    invitation: { businessId: shop.businessId, role, access: "full", permissions: [] },
  });
  const { code } = (await team.post("/api/invitation", asked("owner"))).body.data;
  const staffCode = (await shop.owner.post("/api/invitation", asked("staff"))).body.data.code;
  const dora = await product.person("Dora Dueña");
  const other = await makeShop(product);
  const claim = (body: object, at = path()) => dora.patch(at, { userId: dora.userId, code, ...body });
  const missing = await dora.patch(path(), { userId: dora.userId });
  expect([missing.status, missing.body.errors[0].path]).toEqual([400, "code"]);
  expect((await claim({ userId: shop.owner.userId })).status).toBe(403);
  const none = [404, "El código no es válido o ya se usó"];
  for (const refused of [
    await claim({ code: "un-codigo-que-nadie-hizo" }),
    await claim({ code: staffCode }),
    await claim({}, `/api/business/${other.businessId}`),
  ]) {
    expect([refused.status, refused.body.message]).toEqual(none);
  }
  const claimed = await claim({});
  expect([claimed.status, claimed.body.message, claimed.body.data]).toEqual([
    200,
    "El negocio ya es tuyo",
    { _id: shop.businessId, user: dora.userId },
  ]);
  expect((await claim({})).status).toBe(404);
  // the staff's code still works for the person it was made for
  const joined = await other.owner.put(`/api/user/${other.owner.userId}`, { code: staffCode });
  expect(joined.status).toBe(200);
});

test("`admin` says whether who asks is of the team, whatever a body says", async () => {
  shop = await makeShop(product);
  expect((await shop.owner.get(path())).body.data.admin).toBe(false);
  expect((await team.get(path())).body.data.admin).toBe(true);
  const edited = await shop.owner.put(path(), { business: { admin: true, name: "Salón Nuevo" } });
  expect([edited.status, edited.body.data.admin]).toEqual([200, false]);
});
