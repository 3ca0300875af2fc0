// A person who sees one branch merges two contacts: what they do not see moves with the rest.
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinLimited } from "../../../../../test/limited-person.ts";
import { HOURS, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("the appointments of another branch go to the contact that is kept, and back", async () => {
  const shop = await makeShop(product);
  const { owner, businessId } = shop;
  const made = async (path: string, body: object): Promise<string> => (await owner.post(path, body)).body.data._id;
  const client = (whatsapp: string) => made("/api/client", { client: { businessId, name: "Ana", whatsapp } });
  const [keptId, goneId] = [await client("2225550001"), await client("2225550002")];
  const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 30 * 86_400_000).toISOString();
  const appointment = {
    ...{ businessId, branchId: shop.branchId, specialistId: shop.specialistIds[0], serviceId: shop.serviceIds[0] },
    ...{ clientId: goneId, start, confirmOutsideHours: true },
  };
  const id = await made("/api/appointment", { appointment });
  const place = { city: "Puebla", state: "Puebla", country: "México", schedules: HOURS };
  const branch = { businessId, name: "Norte", address: "Calle 10 Norte 200", ...place };
  const person = await joinLimited(product, shop, { branchIds: [await made("/api/branch", { branch })] });
  expect((await person.get(`/api/appointment/${id}`)).status).toBe(404);
  const merged = await person.post("/api/client/merge", { merge: { businessId, keptId, goneId } });
  expect([merged.status, JSON.stringify(merged.body).includes(id)]).toEqual([200, false]);
  const clientOf = async () => (await owner.get(`/api/appointment/${id}`)).body.data.clientId;
  expect(await clientOf()).toBe(keptId);
  const undone = await person.post(`/api/client/merge/${merged.body.data.merge._id}/undo`, { businessId });
  expect([undone.status, await clientOf()]).toEqual([200, goneId]);
});
