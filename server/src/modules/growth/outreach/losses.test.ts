// A client hears what an appointment still needs, and people who knew of it hear when its slot was released.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { connectSeller } from "../../../../test/shops/paying-shop.ts";
import { HOUR, MINUTE, makePlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const settled = (check: () => Promise<void>) => eventually(check, 15_000);

/** Its service has a payment link, and its specialist can get messages. */
async function payingShop(hours: number | null = 2) {
  const shop = await makePlanningShop(world, clock);
  await connectSeller(shop.owner);
  const marta = shop.newNumber();
  const specialist = { whatsapp: marta, countryCode: "52" };
  await shop.owner.put(`/api/specialist/${shop.named.specialistId}`, { specialist });
  const service = {
    linkPrice: { unitPrice: 800, currency: "MXN", paymentName: "Corte" },
    appointmentConfig: { hoursToDeleteAppointmentIfNotPaid: hours },
  };
  const edited = await shop.owner.put(`/api/service/${shop.named.serviceId}`, { service });
  expect(edited.status).toBe(200);
  await shop.write(marta, "Ya estoy en el salón", { name: "Marta" });
  await shop.firstThread();
  const heardBy = async (number: string) =>
    (await world.sandbox.chat(shop.phoneNumberId, number)).filter(
      ({ direction }: { direction: string }) => direction === "out",
    );
  return { ...shop, toMarta: async () => (await heardBy(marta)).map(({ text }: { text: string }) => text) };
}

async function told(shop: Awaited<ReturnType<typeof payingShop>>) {
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toBeDefined());
  await shop.timePasses(3 * MINUTE);
  await settled(async () => {
    expect(await shop.planned(made._id, "scheduled")).toMatchObject({ status: "sent" });
    expect(await shop.planned(made._id, "specialist")).toMatchObject({ status: "sent" });
  });
  return made;
}

test("the link and its deadline reach the client, and a place that is given back is told to both", async () => {
  const shop = await payingShop();
  const made = await told(shop);
  const [booked] = await shop.heard();
  expect(booked.text).toMatch(/Para apartar tu lugar, paga \$800 a más tardar (?:hoy|mañana) .+: http\S+\/c\/\w{12}/);
  const short = /\/c\/\w{12}/.exec(booked.text)?.[0] as string;
  const led = await fetch(world.product.url + short, { redirect: "manual" });
  expect(led.headers.get("location")).toBe(`/pagar-cita?a=${made.shortId}`);
  await shop.timePasses(2 * HOUR);
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'payment-due.%' and state = 'created'",
  );
  await settled(async () => {
    expect(await shop.planned(made._id, "unpaid")).toBeDefined();
    expect(await shop.planned(made._id, "specialist_unpaid")).toBeDefined();
  });
  await shop.timePasses(3 * MINUTE);
  await settled(async () => {
    expect((await shop.heard()).at(-1).text).toMatch(
      /^Hola, Ana\. No recibimos a tiempo el pago de tu cita de .*quedó libre/,
    );
    expect((await shop.toMarta()).at(-1)).toMatch(
      /^Marta, una de tus citas no se pagó a tiempo y su lugar quedó libre:\n• /,
    );
  });
});

test("a reminder and a question carry the link while nothing was paid, and nothing once it was", async () => {
  const shop = await payingShop(null);
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "scheduled")).toBeDefined());
  expect((await shop.planned(made._id, "scheduled")).text).toMatch(/Puedes pagar \$800 en línea: http\S+pagar-cita/);
  const movement = { businessId: shop.businessId, branchId: shop.branchId, amount: 800 };
  const paid = await shop.owner.post("/api/moneyMovement", { moneyMovement: movement, appointmentId: made._id });
  expect(paid.status).toBe(201);
  await shop.timePasses(3 * MINUTE);
  await settled(async () => expect(await shop.heard()).toHaveLength(1));
  expect((await shop.heard())[0].text).not.toMatch(/pagar|en línea/);
});

test.each([
  ["cancelled", "Marta, se canceló una de tus citas:\n• Corte de cabello, Ana\n"],
  ["deleted", "Marta, se eliminó una de tus citas:\n• Corte de cabello\n"],
])("a specialist who was told of an appointment hears that it was %s", async (what, text) => {
  const shop = await payingShop(null);
  const made = await told(shop);
  if (what === "deleted") await shop.owner.delete(`/api/appointment/${made._id}`);
  else await shop.owner.patch(`/api/appointment/${made._id}`, { status: "cancelada" });
  const kind = `specialist_${what}`;
  await settled(async () => {
    const { rows } = await world.product.owner.query(
      "select state from notifications where appointment_id = $1 and kind = $2",
      [made._id, kind],
    );
    expect(rows).toEqual([{ state: "planned" }]);
  });
  await shop.timePasses(2 * MINUTE);
  await settled(async () => expect((await shop.toMarta()).at(-1)?.startsWith(text)).toBe(true));
});

test("one who was not told yet hears nothing of a booking that is gone", async () => {
  const shop = await payingShop(null);
  const made = await shop.book(shop.at(20 * HOUR));
  await settled(async () => expect(await shop.planned(made._id, "specialist")).toBeDefined());
  await shop.owner.delete(`/api/appointment/${made._id}`);
  await shop.timePasses(5 * MINUTE);
  await new Promise((later) => setTimeout(later, 1_000));
  expect(await shop.toMarta()).toEqual([]);
});
