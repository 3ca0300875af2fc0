// The contact who writes may book for another person: the contact keeps its name, or has none, and the appointment
// says who comes. Here with the built-in engine.
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
/** The name that WhatsApp shows for a contact without a known name. */
const NAMELESS = "La más linda";

const contactName = async (businessId: string) =>
  (await world.product.owner.query("select name from contacts where business_id = $1 and whatsapp <> ''", [businessId]))
    .rows[0].name;

async function builtIn() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  return { shop, ana: shop.customer(), agenda: () => agendaOf(world.product, shop.businessId) };
}

test.each([
  [`corte de dama para mi hijo Mateo ${WHEN} a las 4 pm`],
  [`quiero agendar a mi hija Sofía ${WHEN} a las 4 pm, corte de dama`, "Sofía"],
])("«%s» books for the child and names no contact", async (text, child = "Mateo") => {
  const { shop, ana, agenda } = await builtIn();
  expect(await ana.ask(text, NAMELESS)).toContain(child);
  const receipt = await ana.ask("sí", NAMELESS);
  expect(receipt).toContain(`A nombre de ${child}`);
  expect(receipt).not.toContain(`Listo, ${child}`);
  expect(await agenda()).toMatchObject([{ attendee_name: child, client_notes: "", client_name: "" }]);
  expect(await contactName(shop.businessId)).toBe("");
  expect(await ana.ask("¿qué citas tengo?", NAMELESS)).toContain(child);
});

test("a name alone, after 'para mi hijo', is the child's", async () => {
  const { shop, ana, agenda } = await builtIn();
  await ana.ask(`quiero un corte de dama para mi hijo ${WHEN} a las 4 pm`, NAMELESS);
  expect(await ana.ask("Mateo", NAMELESS)).toContain("A nombre de Mateo");
  await ana.ask("sí", NAMELESS);
  expect(await agenda()).toMatchObject([{ attendee_name: "Mateo" }]);
  expect(await contactName(shop.businessId)).toBe("");
});

test("who says its own name and then books for a child is named, and the child comes", async () => {
  const { shop, ana, agenda } = await builtIn();
  await ana.ask("hola, soy Carmen Díaz", NAMELESS);
  await ana.ask(`corte de dama para mi hijo Mateo ${WHEN} a las 4 pm`, NAMELESS);
  await ana.ask("sí", NAMELESS);
  expect(await agenda()).toMatchObject([{ attendee_name: "Mateo" }]);
  expect(await contactName(shop.businessId)).toBe("Carmen Díaz");
});

test("one's own appointment says nobody else", async () => {
  const { ana, agenda } = await builtIn();
  await ana.ask(`corte de dama ${WHEN} a las 4 pm`);
  await ana.ask("sí");
  expect(await agenda()).toMatchObject([{ attendee_name: null, client_name: "Ana López" }]);
});
