// Services, specialists and branches all set who gives what, and where: many may write it at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOURS, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("services, specialists and branches that name each other are saved at once: nobody is refused, nothing deadlocks", async () => {
  const { owner, businessId, branchId, specialistIds, serviceIds } = await makeShop(product);
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      ...specialistIds.map((id) => owner.put(`/api/specialist/${id}`, { specialist: { services: serviceIds } })),
      ...serviceIds.map((id) =>
        owner.put(`/api/service/${id}`, { service: {}, branches: [branchId], specialists: specialistIds }),
      ),
      owner.put(`/api/branch/${branchId}`, { branch: { schedules: HOURS, services: serviceIds } }),
    ]);
    expect(
      answers.map(({ status, body }) => `${status} ${body.message}`).filter((told) => !told.startsWith("200")),
    ).toEqual([]);
  }
  const [people, branches] = await Promise.all([
    owner.get(`/api/specialist?businessId=${businessId}`),
    owner.get(`/api/branch?businessId=${businessId}`),
  ]);
  for (const one of [...people.body.data, ...branches.body.data]) {
    expect(new Set(one.services)).toEqual(new Set(serviceIds));
  }
  // Connections report their counters within a second or two after they become idle.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const { rows } = await product.owner.query(
    "select deadlocks::int as n, xact_commit::int as counted from pg_stat_database where datname = current_database()",
  );
  expect(rows[0].counted).toBeGreaterThan(25);
  expect(rows[0].n).toBe(0);
});
