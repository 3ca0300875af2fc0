// A language model stores only a name that is known, or that was repeated and agreed to; it does not ask for what was
// said earlier.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, makeScriptedShop, say, searching } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "10000" } });
});
afterAll(() => world.close());

const NAMELESS = "La más linda";

async function open() {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const ana = shop.customer();
  const named = async () =>
    (await world.product.owner.query("select name from contacts where business_id = $1", [shop.businessId])).rows[0]
      .name;
  return { shop, named, ask: (text: string) => ana.ask(text, NAMELESS) };
}

test("a name that nobody knows is repeated back before it is kept", async () => {
  const { shop, named, ask } = await open();
  await shop.script(say({ act: "ask", about: "name" }));
  expect(await ask("quiero agendar")).toBe("¿Me compartes tu nombre?");
  await shop.script(call("save_name", { name: "Zyxtlan" }), say({ act: "ask", about: "name" }));
  expect(await ask("Zyxtlan")).toBe("¿Te llamas Zyxtlan?");
  expect(await named()).toBe("");
  await shop.script(call("save_name", { name: "Zyxtlan" }), say({ act: "ask", about: "day" }));
  await ask("sí");
  expect(await named()).toBe("Zyxtlan");
});

test("the name of an early message is the one of the booking, though the model gives none", async () => {
  const { shop, ask } = await open();
  await shop.script(say({ act: "greet" }));
  await ask("hola, habla Eduviges Cuautle");
  await shop.script(searching(shop), say({ act: "slots" }));
  await ask("quiero un corte el miércoles");
  await shop.script(call("book", { slot: await shop.offered("10:00") }), { text: "Va." });
  expect(await ask("a las 10")).toContain("A nombre de Eduviges Cuautle");
  await ask("sí");
  expect(await agendaOf(world.product, shop.businessId)).toMatchObject([{ client_name: "Eduviges Cuautle" }]);
});
