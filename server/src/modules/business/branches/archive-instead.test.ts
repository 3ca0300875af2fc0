// Rows that appointments reference are archived instead of deleted, and people with access to the agenda can read what
// it needs.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

test("with an appointment, branch, specialist and service are archived, and outlives its contact", async () => {
  const { owner, businessId, branchId, serviceIds, specialistIds } = await makeShop(product);
  const [serviceId, specialistId] = [serviceIds[0], specialistIds[0]];
  const client = await owner.post("/api/client", { client: { businessId, name: "Ana", whatsapp: "2221112233" } });
  const clientId = client.body.data._id;
  const start = "2030-01-07T16:00:00Z";
  const appointment = { businessId, branchId, serviceId, specialistId, clientId, start };
  const made = await owner.post("/api/appointment", { appointment });
  expect(made.status).toBe(201);

  for (const [path, id] of [
    ["service", serviceId],
    ["specialist", specialistId],
    ["branch", branchId],
  ]) {
    expect((await owner.delete(`/api/${path}/${id}`)).body.data).toEqual({ _id: id, isArchived: true });
    const listed = (await owner.get(`/api/${path}?businessId=${businessId}`)).body.data;
    expect(listed.find((row: { _id: string }) => row._id === id).isArchived).toBe(true);
  }
  expect((await owner.delete(`/api/client/${clientId}`)).status).toBe(200);
  expect((await owner.get(`/api/client/${clientId}`)).status).toBe(404);
  const stays = await owner.get(`/api/appointment/${made.body.data._id}`);
  expect(stays.body.data).toMatchObject({ clientId, serviceId, specialistId, branchId });
});

test("who may only see the agenda reads branches, people and services, and changes none of them", async () => {
  const { owner, businessId, branchId } = await makeShop(product);
  const permissions = [{ pageId: 6, actions: ["view"] }];
  const invitation = await owner.post("/api/invitation", {
    invitation: { businessId, access: "limited", permissions },
  });
  const staff = await product.person("Rita Recepción");
  await staff.put(`/api/user/${staff.userId}`, { code: invitation.body.data.code });
  staff.businessId = businessId;
  for (const path of ["branch", "specialist", "service"]) {
    expect((await staff.get(`/api/${path}?businessId=${businessId}`)).status).toBe(200);
  }
  expect((await staff.get(`/api/client/search?businessId=${businessId}&search=ana`)).status).toBe(200);
  expect((await staff.get(`/api/client?businessId=${businessId}`)).status).toBe(403);
  expect((await staff.put(`/api/branch/${branchId}`, { branch: { name: "Otra" } })).status).toBe(403);
  expect((await staff.delete(`/api/branch/${branchId}`)).status).toBe(403);
});
