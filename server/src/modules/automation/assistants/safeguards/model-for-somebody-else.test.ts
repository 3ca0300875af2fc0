// A language model may name any attendee, but the contact never gets the name of another person.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, makeScriptedShop, say, searching } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "10000" } });
});
afterAll(() => world.close());

/** The name that WhatsApp shows for a contact without a known name. */
const NAMELESS = "La más linda";

const contactName = async (businessId: string) =>
  (await world.product.owner.query("select name from contacts where business_id = $1 and whatsapp <> ''", [businessId]))
    .rows[0].name;

test("the child's name goes to the appointment, wherever the model puts it, and never to the contact", async () => {
  for (const key of ["clientName", "attendeeName"]) {
    const shop = await makeScriptedShop(world.product, world.sandbox);
    const ana = shop.customer();
    await shop.script(searching(shop), say({ act: "slots" }));
    await ana.ask("quiero un corte el miércoles para mi hijo", NAMELESS);
    await shop.script(call("book", { slot: await shop.offered("10:00"), [key]: "Mateo" }), { text: "Va." });
    await ana.ask("a las 10, se llama Mateo", NAMELESS);
    expect((await ana.replies()).at(-1)).toContain("• A nombre de Mateo");
    const told = await ana.ask("sí", NAMELESS);
    expect(told).toContain("• A nombre de Mateo");
    expect(await agendaOf(world.product, shop.businessId)).toMatchObject([{ attendee_name: "Mateo", client_name: "" }]);
    await shop.script(call("save_name", { name: "Mateo" }), say({ act: "appointments" }));
    expect(await ana.ask("¿qué citas tengo?", NAMELESS)).toContain("Mateo");
    expect(await contactName(shop.businessId)).toBe("");
  }
});

test("nobody is invented as the one who comes", async () => {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const ana = shop.customer();
  await shop.script(searching(shop), say({ act: "slots" }));
  await ana.ask("quiero un corte el miércoles para mi hijo");
  await shop.script(
    call("book", { slot: await shop.offered("10:00"), attendeeName: "Mateo" }),
    say({ act: "ask", about: "name" }),
  );
  await ana.ask("a las 10");
  expect(await agendaOf(world.product, shop.businessId)).toEqual([]);
  const { rows } = await world.product.owner.query("select 1 from proposals where business_id = $1", [shop.businessId]);
  expect(rows).toEqual([]);
});
