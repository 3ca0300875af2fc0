// The figures of contacts count whom the directory shows.
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("people of the team, and who was deleted, are in neither", async () => {
  const { owner, businessId } = await makeShop(product);
  const contact = (index: number) =>
    made(owner, "/api/client", { client: { businessId, name: `Clienta ${index}`, whatsapp: `222555880${index}` } });
  const [, staff, gone] = [await contact(1), await contact(2), await contact(3)];
  const query = (text: string, id: string) => product.owner.query(text, [businessId, id]);
  await query("update contacts set is_staff = true where business_id = $1 and id = $2", staff as string);
  expect((await owner.delete(`/api/client/${gone}`)).status).toBeLessThan(300);
  const year = new Date().getUTCFullYear();
  const period = `from=${year - 1}-01-01&to=${year + 1}-01-01`;
  const { charts } = (await owner.get(`/api/dashboard/contacts?businessId=${businessId}&${period}`)).body.data;
  const byChannel = charts.find(({ id }: { id: string }) => id === "by-channel");
  const { total } = (await owner.get(`/api/client/directory?businessId=${businessId}&channel=whatsapp`)).body.data;
  expect([byChannel.series[0].values, total]).toEqual([[1], 1]);
});
