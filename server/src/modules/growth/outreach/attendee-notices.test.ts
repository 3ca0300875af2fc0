// Messages about an appointment for another person: its name, for the client and for the specialist.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

test("who booked for a child reads the child's name in the confirmation and in its calendar file", async () => {
  const shop = await makePlanningShop(world, clock);
  const made = await shop.book(shop.at(20 * HOUR), { attendeeName: "Mateo" });
  await eventually(async () => expect(await shop.listOf(made._id)).toHaveLength(2), 15_000);
  await shop.timePasses(3 * MINUTE);
  await eventually(async () => expect(await shop.heard()).toHaveLength(1), 15_000);
  const [said] = await shop.heard();
  expect(said.text).toContain("Hola, Ana. La cita de Mateo en Salón de prueba quedó agendada:\n• Corte de cabello con");
  await shop.owner.put(`/api/appointment/${made._id}`, {
    appointment: { start: shop.at(31 * HOUR), confirmOutsideHours: true },
  });
  await eventually(async () => expect((await shop.planned(made._id, "moved"))?.status).toBe("planned"), 15_000);
  await shop.timePasses(5 * MINUTE);
  await eventually(async () => expect(await shop.heard()).toHaveLength(2), 15_000);
  expect((await shop.heard())[1].text).toContain("Hola, Ana. La cita de Mateo en Salón de prueba cambió.");
});
