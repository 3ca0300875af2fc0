// In a large table a rare word is searched by five of its letters, and gives the same result as the whole word.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct();
  shop = await makeShop(product);
});
afterAll(() => product.close());

const PEOPLE = ["Xochiquetzalli Ñañez", "Xochiquetz Anaya", "Marixochiquetzalli Uc", "Abcdefgh12 Pech", "Zzzzzzzz Uc"];

async function found(search: string): Promise<string[]> {
  const path = `/api/client/search?businessId=${shop.businessId}&limit=10&search=${encodeURIComponent(search)}`;
  const { body } = await shop.owner.get(path);
  return body.data.map(({ name }: { name: string }) => name);
}

test("a word, its beginning and a part of it are found alike in a small table and in a large one", async () => {
  for (const [index, each] of PEOPLE.entries()) {
    const [name, lastname] = each.split(" ");
    const client = { businessId: shop.businessId, name, lastname, whatsapp: `22877${String(index).padStart(5, "0")}` };
    expect((await shop.owner.post("/api/client", { client })).status).toBe(201);
  }
  const asked = [
    "xochiquetzalli",
    "XOCHIQUETZ",
    "quetzalli",
    "abcdefgh12",
    "zzzzzzzz",
    "xochiquetzalli ñañez",
    "xochiqqqq",
    "100%_xochi",
  ];
  const inSmall = await Promise.all(asked.map(found));
  expect(inSmall[0]).toEqual(["Xochiquetzalli", "Marixochiquetzalli"]);
  await product.owner.query("update pg_class set reltuples = 1000000 where oid = 'contacts'::regclass");
  expect(await Promise.all(asked.map(found))).toEqual(inSmall);
});
