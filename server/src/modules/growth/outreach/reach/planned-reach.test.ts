// A planned message is shown as a plan only if it can be sent, else with the reason.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../../test/shifted-world.ts";
import { HOUR, makePlanningShop } from "../../../../../test/shops/planning-shop.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;
const DUTIES = { sendReminder: 1, requestConfirmation: 4, autoCancelAppointments: 2 };

test("without a channel nothing is called planned, and no appointment is said to cancel itself", async () => {
  const shop = await makeShop(world.product);
  const { owner, businessId, branchId, specialistIds, serviceIds } = shop;
  const assistant = { businessId, name: "Sofía", goal: "Atender a los clientes del salón", capabilities: DUTIES };
  const assistantId = (await owner.post("/api/assistant", { assistant })).body.data._id;
  await owner.patch(`/api/assistant/${assistantId}`, { isWorking: true });
  const client = { businessId, name: "Ana", whatsapp: "2225550177" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const start = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 30 * HOUR).toISOString();
  const place = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0], clientId };
  const made = await owner.post("/api/appointment", { appointment: { ...place, start, confirmOutsideHours: true } });
  const { _id } = made.body.data;
  const rows = await eventually(async () => {
    const { data } = (await owner.get(`/api/appointment/${_id}/notification`)).body;
    expect(data.map(({ kind }: JsonBody) => kind)).toContain("scheduled");
    expect(data.map(({ kind }: JsonBody) => kind)).toContain("specialist");
    return data as JsonBody[];
  });
  for (const row of rows) {
    expect([row.kind, row.status, row.sent]).toEqual([row.kind, "blocked", false]);
    expect(row.reason).toMatch(/conecta WhatsApp|no se puede pedir la confirmación/);
  }
  expect((await owner.get(`/api/appointment/${_id}`)).body.data.autoCancelDate).toBeNull();
  const reach = await owner.get(`/api/notification/reach?businessId=${businessId}&cId=${clientId}`);
  expect(reach.body.data.reason).toContain("conecta WhatsApp");
});

test("with an open window the plan stands, and the appointment cancels itself while it can be asked", async () => {
  const shop = await makePlanningShop(world, clock, DUTIES);
  const made = await shop.book(shop.at(10 * HOUR));
  await eventually(async () =>
    expect(await shop.planned(made._id, "scheduled")).toMatchObject({ status: "planned", reason: "" }),
  );
  const specialist = await shop.planned(made._id, "specialist");
  expect([specialist.status, specialist.reason]).toEqual(["planned", expect.stringContaining("plantilla")]);
  await eventually(async () => {
    const question = await shop.planned(made._id, "confirmation");
    const { autoCancelDate } = (await shop.owner.get(`/api/appointment/${made._id}`)).body.data;
    expect(question?.status).toBe("planned");
    expect(autoCancelDate).toBe((await shop.planned(made._id, "auto_cancel")).deliveryDate);
  });
  const reach = `/api/notification/reach?businessId=${shop.businessId}&cId=${shop.clientId}`;
  expect((await shop.owner.get(reach)).body.data.reason).toBe("");
  await shop.owner.delete(`/api/channel/${shop.channelId}`);
  expect((await shop.owner.get(reach)).body.data.reason).not.toBe("");
  expect(await shop.planned(made._id, "scheduled")).toMatchObject({ status: "blocked" });
});
