// The limits of a membership: carried by the invitation, changed by the owner, in force at once and for all that is open.
import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinLimited } from "../../../../test/limited-person.ts";
import { HOURS, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function makeTwoBranches() {
  const shop = await makeShop(product);
  const place = { city: "Puebla", state: "Puebla", country: "México", schedules: HOURS };
  const branch = { businessId: shop.businessId, name: "Norte", address: "Calle 10 Norte 200", ...place };
  const second: string = (await shop.owner.post("/api/branch", { branch })).body.data._id;
  return { ...shop, second };
}

const branchesOf = async (person: { get(path: string): Promise<{ body: { data: { name: string }[] } }> }, id: string) =>
  (await person.get(`/api/branch?businessId=${id}`)).body.data.map(({ name }) => name).sort();

test("an invitation carries the limits; the owner changes them, and the next answer keeps to them", async () => {
  const shop = await makeTwoBranches();
  const ana = await joinLimited(product, shop, { branchIds: [shop.second] });
  expect(await branchesOf(ana, shop.businessId)).toEqual(["Norte"]);
  expect(await branchesOf(shop.owner, shop.businessId)).toEqual(["Centro", "Norte"]);
  const change = (limits: object | undefined, who = ana) =>
    shop.owner.put(`/api/member/${who.userId}`, {
      businessId: shop.businessId,
      member: { access: "full", permissions: [], ...(limits && { limits }) },
    });
  expect((await change({ ...UNLIMITED, branchIds: [shop.branchId] })).body.data.limits.branchIds).toEqual([
    shop.branchId,
  ]);
  expect(await branchesOf(ana, shop.businessId)).toEqual(["Centro"]);
  // left out, they stay
  expect((await change(undefined)).body.data.limits.branchIds).toEqual([shop.branchId]);
  expect(await branchesOf(ana, shop.businessId)).toEqual(["Centro"]);
  const own = (await ana.get("/api/me")).body.data?.memberships ?? (await ana.get("/api/me")).body.memberships;
  expect(own[0].limits).toEqual({ ...UNLIMITED, branchIds: [shop.branchId] });
  expect((await change(UNLIMITED)).status).toBe(200);
  expect(await branchesOf(ana, shop.businessId)).toEqual(["Centro", "Norte"]);
});

test("limits name branches and specialists of the business; an owner has none", async () => {
  const shop = await makeTwoBranches();
  const other = await makeShop(product);
  const ana = await joinLimited(product, shop, {});
  const put = (limits: object, userId = ana.userId) =>
    shop.owner.put(`/api/member/${userId}`, {
      businessId: shop.businessId,
      member: { access: "full", permissions: [], limits: { ...UNLIMITED, ...limits } },
    });
  const foreign = await put({ branchIds: [shop.branchId, other.branchId] });
  expect([foreign.status, foreign.body.errors[0]]).toEqual([
    404,
    { path: "member.limits.branchIds.1", message: "No se encontró la sucursal" },
  ]);
  const stranger = await put({ specialistId: other.specialistIds[0] });
  expect([stranger.status, stranger.body.errors[0].path]).toEqual([404, "member.limits.specialistId"]);
  const wrong = await put({ threads: "some" });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, "member.limits.threads"]);
  expect((await put({ threads: "own" }, shop.owner.userId)).status).toBe(422);
});

test("a connection that served a limited person serves everybody else as before", async () => {
  const shop = await makeTwoBranches();
  const ana = await joinLimited(product, shop, { branchIds: [shop.second] });
  const wanted = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ana : shop.owner));
  const seen = await Promise.all(wanted.map((who) => branchesOf(who, shop.businessId)));
  for (const [index, names] of seen.entries()) expect(names).toEqual(index % 2 === 0 ? ["Norte"] : ["Centro", "Norte"]);
  // a row that would lie beyond the limits is refused in words, and the connection goes on
  const place = { city: "Puebla", state: "Puebla", country: "México", schedules: HOURS };
  const branch = { businessId: shop.businessId, name: "Sur", address: "Calle 10 Sur 200", ...place };
  const refused = await ana.post("/api/branch", { branch });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Eso queda fuera de lo que alcanza tu acceso en este negocio",
  ]);
  expect((await shop.owner.post("/api/branch", { branch })).status).toBe(201);
});
