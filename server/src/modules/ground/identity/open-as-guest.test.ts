// Openings of a business from outside, as its owner finds them in the audit log (D-2.2, D-16.7).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { createOpenAsGuest } from "./index.ts";

const HOUR_MS = 3600_000;

let now = Date.now();
let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ role: "web", clock: () => now });
  shop = await makeShop(product);
});
afterAll(() => product.close());

async function guest(role: "admin" | "partner", name: string): Promise<Caller> {
  const person = await product.person(name);
  await product.owner.query("update users set role = $2 where id = $1", [person.userId, role]);
  product.product.sessions.forget();
  return person;
}

const open = async (caller: Caller) => (await caller.get(`/api/branch?businessId=${shop.businessId}`)).status;

/** In the order in which the owner reads them, the latest first. */
async function openings(): Promise<string[]> {
  const { body } = await shop.owner.get(`/api/audit?businessId=${shop.businessId}&limit=100`);
  const entries = body.data.entries as { action: string; summary: string }[];
  return entries.filter(({ action }) => action === "business.opened").map(({ summary }) => summary);
}

test("an admin's opening is one entry a session, however long it lasts and however many processes hear of it", async () => {
  const before = (await openings()).length;
  const admin = await guest("admin", "Ada Ruiz");
  const { authenticate } = product.product.sessions;
  const principal = await authenticate({ cookie: admin.cookie });
  if (!principal) throw new Error("Ada is not signed in.");
  const ctx = { ...product.product.system("prueba"), kind: "person" as const, principal };
  // other processes, and restarted ones: none of them remembers
  const elsewhere = Array.from({ length: 6 }, () => createOpenAsGuest()(ctx, shop.businessId));
  expect(await Promise.all([open(admin), open(admin), ...elsewhere.map(async (each) => (await each)?.role)])).toEqual([
    200,
    200,
    ...Array(6).fill("owner"),
  ]);
  now += 5 * HOUR_MS;
  expect(await open(admin)).toBe(200);
  const said = await openings();
  expect(said.slice(0, said.length - before)).toEqual(["Ada Ruiz, del equipo de Mostrador, abrió el negocio"]);

  await admin.post("/api/auth/sign-out", {});
  await admin.post("/api/auth/sign-in/email", { email: admin.email, password: "una-clave-larga" });
  expect(await open(admin)).toBe(200);
  expect((await openings()).length - before).toBe(2);
});

test("a partner opens the businesses that carry its id and no other, and each of those says so", async () => {
  const before = (await openings()).length;
  const partner = await guest("partner", "Pau Sol");
  expect([await open(partner), (await openings()).length]).toEqual([404, before]);
  const partnerId = "01890000-0000-7000-8000-000000000001";
  await product.owner.query(
    `insert into partners (id, name, description, partner_code, whatsapp, subscription_end)
      values ($1, 'Agencia', 'Agencia de prueba', 'AGENCIA', '2221234567', now())`,
    [partnerId],
  );
  await product.owner.query("update businesses set partner_id = $2 where business_id = $1", [
    shop.businessId,
    partnerId,
  ]);
  expect(await open(partner)).toBe(404);
  await product.owner.query("insert into partner_people (user_id, partner_id) values ($1, $2)", [
    partner.userId,
    partnerId,
  ]);
  expect([await open(partner), await open(partner)]).toEqual([200, 200]);
  const said = await openings();
  expect(said.slice(0, said.length - before)).toEqual(["Pau Sol, partner del negocio, abrió el negocio"]);
  // read on each call: a person who was removed opens nothing more
  await product.owner.query("delete from partner_people where user_id = $1", [partner.userId]);
  expect(await open(partner)).toBe(404);
});
