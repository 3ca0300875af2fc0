// A name that a contact gave once is kept for the booking, no matter who answered then. Here with the built-in engine.
import { afterAll, beforeAll, expect, test } from "vitest";
import { agendaOf, makeTalkingShop, nextWednesday } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const day = nextWednesday();
const WHEN = `el ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
const NAMELESS = "La más linda";

async function open(name = NAMELESS) {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  return {
    ask: (text: string) => ana.ask(text, name),
    agenda: () => agendaOf(world.product, shop.businessId),
    forget: () =>
      world.product.owner.query("update threads set assistant_memory = null where business_id = $1", [shop.businessId]),
  };
}

test("the name of the first message is kept though the engine forgot the conversation", async () => {
  const { ask, agenda, forget } = await open();
  await ask("buenas tardes señorita, soy Eduviges Cuautle, ¿dónde están?");
  await forget();
  expect(await ask(`corte de dama ${WHEN} a las 4 pm`)).toContain("A nombre de Eduviges Cuautle");
  await ask("sí");
  expect(await agenda()).toMatchObject([{ client_name: "Eduviges Cuautle", attendee_name: null }]);
});

test("what a contact says goes before what WhatsApp shows of it, in the same message too", async () => {
  const { ask, agenda } = await open("Rosita Pérez");
  expect(await ask(`soy Carmen Díaz, corte de dama ${WHEN} a las 4 pm`)).toContain("A nombre de Carmen Díaz");
  await ask("sí");
  expect(await agenda()).toMatchObject([{ client_name: "Carmen Díaz" }]);
});

test("a person who says another name from a known number comes under that name, and the contact keeps its own", async () => {
  const { ask, agenda } = await open();
  await ask(`soy Carmen Díaz, corte de dama ${WHEN} a las 4 pm`);
  await ask("sí");
  expect(await ask(`hola, soy Laura, quiero corte de dama ${WHEN} a las 5 pm`)).toContain("A nombre de Laura");
  await ask("sí");
  expect((await agenda()).map(({ client_name, attendee_name }) => [client_name, attendee_name])).toEqual([
    ["Carmen Díaz", null],
    ["Carmen Díaz", "Laura"],
  ]);
});

test.each(["sí mi reina", "Amor", "👍"])("«%s», said before, is nobody's name", async (text) => {
  const { ask, agenda, forget } = await open();
  await ask("hola, ¿a qué hora abren?");
  await ask(text);
  await forget();
  expect(await ask(`corte de dama ${WHEN} a las 4 pm`)).not.toContain("• A nombre de");
  expect(await agenda()).toEqual([]);
});
