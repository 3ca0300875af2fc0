import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

let ahead = 0;
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => Date.now() + ahead });
});
afterAll(() => product.close());

test("a key answers the same for a day, and is forgotten after it", async () => {
  const { owner, businessId } = await makeShop(product);
  const add = (key: string, whatsapp: string) =>
    owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp } }, { "idempotency-key": key });
  const [old, young] = [await add("old-key", "2220010001"), await add("young-key", "2220010002")];
  const kept = async () => {
    const { rows } = await product.owner.query<{ key: string }>("select key from idempotency_keys order by key");
    return rows.map(({ key }) => key);
  };
  expect(await kept()).toEqual(["old-key", "young-key"]);
  const age = "update idempotency_keys set created_at = now() - $2::interval where key = $1";
  await product.owner.query(age, ["old-key", "24 hours 1 minute"]);
  await product.owner.query(age, ["young-key", "23 hours 59 minutes"]);
  // one hour later the sweep is due
  ahead = 3_600_000;
  await eventually(async () => expect(await kept()).toEqual(["young-key"]));
  const again = await add("young-key", "2220010002");
  expect([again.status, again.body]).toEqual([young.status, young.body]);
  expect(old.status).toBe(201);
  const anew = await add("old-key", "2220010003");
  expect(anew.status).toBe(201);
  expect(anew.body.data._id).not.toBe(old.body.data._id);
});
