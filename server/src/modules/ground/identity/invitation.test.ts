// How long an invitation is good, and for how many (D-2.4).
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
