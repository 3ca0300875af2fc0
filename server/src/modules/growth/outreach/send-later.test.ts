// A person's scheduled message: waits in the conversation, is cancelled, sent at once, at its time, or given up.
import { expect, test } from "vitest";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { HOUR, MINUTE, makePlanningShop, type PlanningShop } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;

const plan = async (shop: PlanningShop, text: string, ahead: number) => {
  const { businessId, clientId } = shop;
  const notification = { businessId, clientId, text, deliveryDate: shop.at(ahead), deletable: true };
  const { status, body } = await shop.owner.post("/api/notification", { notification });
  expect(status).toBe(201);
  return body.data;
};
const now = (shop: PlanningShop, id: string) => shop.owner.post(`/api/notification/${id}/send`, {});
const statusOf = async (shop: PlanningShop, id: string) => {
  const asked = `/api/notification?cId=${shop.clientId}&businessId=${shop.businessId}`;
  return (await shop.owner.get(asked)).body.data.find(({ _id }: { _id: string }) => _id === id);
};
const words = async (shop: PlanningShop) => (await shop.heard()).map(({ text }: { text: string }) => text);

test("sent at once it goes out once, also when two people press together", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "Ya llegó tu pedido", 5 * HOUR);
  const answers = await Promise.all([now(shop, _id), now(shop, _id)]);
  expect(answers.map(({ status }) => status).sort()).toContain(200);
  await eventually(async () => expect((await statusOf(shop, _id)).status).toBe("sent"), 15_000);
  expect((await words(shop)).filter((text) => text === "Ya llegó tu pedido")).toHaveLength(1);
  const late = await now(shop, _id);
  expect([late.status, late.body.message]).toEqual([422, "El mensaje ya no está programado"]);
  await shop.timePasses(6 * HOUR);
  expect((await words(shop)).filter((text) => text === "Ya llegó tu pedido")).toHaveLength(1);
});

test("cancelled it stays unsaid; nobody else may send it", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "Mejor no", HOUR);
  const other = await makePlanningShop(world, clock);
  expect((await now(other, _id)).status).toBe(404);
  expect((await shop.owner.delete(`/api/notification/${_id}`)).status).toBe(200);
  expect((await now(shop, _id)).status).toBe(422);
  await shop.timePasses(HOUR + MINUTE);
  expect(await words(shop)).not.toContain("Mejor no");
});

test("at an hour after the window it is given up, and says why", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "¿Cómo te fue?", 26 * HOUR);
  await shop.timePasses(26 * HOUR + MINUTE);
  await eventually(async () => expect((await statusOf(shop, _id)).status).toBe("not_sent"), 20_000);
  expect((await statusOf(shop, _id)).reason).not.toBe("");
  expect(await words(shop)).not.toContain("¿Cómo te fue?");
});

test("variables are filled in as it goes out; a name that is missing leaves no brace and no gap", async () => {
  const shop = await makePlanningShop(world, clock);
  const { clientId } = shop;
  const named = await plan(shop, "Hola {{nombre}}, te escribe {{negocio}}.", 5 * HOUR);
  await now(shop, named._id);
  await eventually(async () => expect((await statusOf(shop, named._id)).status).toBe("sent"), 15_000);
  await world.product.owner.query("update contacts set name = '', push_name = '' where id = $1", [clientId]);
  const bare = await plan(shop, "¡Hola, {{nombre}}! Ya llegó tu pedido", 5 * HOUR);
  await now(shop, bare._id);
  await eventually(async () => expect((await statusOf(shop, bare._id)).status).toBe("sent"), 15_000);
  const heard = await words(shop);
  expect(heard.join("\n")).not.toMatch(/[{}]/);
  expect(heard).toContain("¡Hola! Ya llegó tu pedido");
  expect(heard.some((text: string) => /^Hola [A-ZÁ-Ú].*, te escribe .+\.$/.test(text))).toBe(true);
});

test("what was stored with a variable that nobody knows goes out without it", async () => {
  const shop = await makePlanningShop(world, clock);
  const { _id } = await plan(shop, "Hola, ya llegó tu pedido", 5 * HOUR);
  await world.product.owner.query("update notifications set text = 'Hola, {{foo}}. Ya llegó' where id = $1", [_id]);
  await now(shop, _id);
  await eventually(async () => expect(await words(shop)).toContain("Hola. Ya llegó"), 15_000);
});

test("a variable that nobody knows is refused, and so is one of an appointment where there is none", async () => {
  const shop = await makePlanningShop(world, clock);
  const { businessId, clientId } = shop;
  for (const name of ["foo", "hora"]) {
    const notification = { businessId, clientId, text: `Hola {{${name}}}, ven`, deliveryDate: shop.at(HOUR) };
    const { status, body } = await shop.owner.post("/api/notification", { notification });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: "notification.text",
          message: `La variable {{${name}}} no existe aquí. Puedes usar: {{nombre}}, {{nombre_whatsapp}}, {{negocio}}`,
        },
      ],
    ]);
  }
});
