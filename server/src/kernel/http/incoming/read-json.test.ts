import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../test/caller.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { readJson } from "./read-json.ts";

let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  shop = await makeShop(product);
});
afterAll(() => product.close());

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const contact = (more: string, name = "Ana") =>
  `{"client":{"businessId":"${shop.businessId}","name":"${name}","whatsapp":"2221230467"},"more":${more}}`;

test.each([
  ["a declared call", (): [Caller, string] => [shop.owner, "/api/client"]],
  ["a call without a session", (): [Caller, string] => [product.anonymous, "/api/reservar/nadie/code"]],
  ["the sign-in", (): [Caller, string] => [product.anonymous, "/api/auth/sign-in/email"]],
])("what is nested thousands of times deep is refused by %s, with a key or without", async (_, make) => {
  const [caller, path] = make();
  const keys: Record<string, string>[] = [{}, { "idempotency-key": "deep-key" }];
  for (const headers of keys) {
    for (const depth of [65, 40_000]) {
      const { status, body } = await caller.post(path, contact(nested(depth)), headers);
      expect([status, body.message]).toEqual([400, "El contenido tiene demasiados niveles, unos dentro de otros"]);
    }
  }
});

test("brackets within a text are no levels", () => {
  const text = `\\"[{`.repeat(200);
  expect(readJson(JSON.stringify({ text }))).toEqual({ text });
  expect(() => readJson(`{"a":"b`)).toThrow(SyntaxError);
});

test("a repeated call is compared by what its shape made of it: fields that no shape has change nothing", async () => {
  const key = { "idempotency-key": "same-call" };
  const first = await shop.owner.post("/api/client", contact("1"), key);
  const again = await shop.owner.post("/api/client", contact(nested(20)), key);
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect((await shop.owner.post("/api/client", contact("1", "Eva"), key)).status).toBe(409);
});
