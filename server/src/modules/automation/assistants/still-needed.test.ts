// The assistant's receipt says what the appointment still needs.
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectSeller } from "../../../../test/shops/paying-shop.ts";
import { agendaOf, makeTalkingShop, nextWednesday } from "../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

test("who books in the chat hears where and until when it is paid", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  await connectSeller(shop.owner);
  const service = {
    linkPrice: { unitPrice: 350, currency: "MXN", paymentName: "Corte de dama" },
    appointmentConfig: { hoursToDeleteAppointmentIfNotPaid: 2 },
  };
  expect((await shop.owner.put(`/api/service/${shop.haircut}`, { service })).status).toBe(200);
  const ana = shop.customer();
  const day = nextWednesday();
  await ana.ask(`quiero un corte de dama el ${Number(day.slice(8))}/${Number(day.slice(5, 7))} a las 4 pm`);
  const receipt = await ana.ask("sí, por favor");
  const [appointment] = await agendaOf(world.product, shop.businessId);
  expect(receipt).toMatch(/Para apartar tu lugar, paga \$350 a más tardar .+: http\S+/);
  const short = /\/c\/\w{12}/.exec(receipt)?.[0] as string;
  const led = await fetch(world.product.url + short, { redirect: "manual" });
  expect(led.headers.get("location")).toBe(`/pagar-cita?a=${appointment.short_id}`);
});
