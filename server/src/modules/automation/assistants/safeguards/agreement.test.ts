// Both engines need the same agreement: what is carried out is what was shown, after a yes to exactly that. Here with
// the built-in engine.
import { afterAll, beforeAll, expect, test } from "vitest";
import { agendaOf, makeTalkingShop, nextWednesday } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const day = nextWednesday();
const WHEN = `el ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

async function open() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const agenda = () => agendaOf(world.product, shop.businessId);
  const asked = () => ana.ask(`quiero un corte de dama ${WHEN} a las 4 pm`);
  return { shop, ana, agenda, asked };
}

test("a yes to the summary books exactly that, once", async () => {
  const { ana, agenda, asked } = await open();
  const summary = await asked();
  for (const fact of ["Corte de dama", "$350", "4:00 pm", "Marta Solís"]) expect(summary).toContain(fact);
  expect(await ana.ask("sí, por favor")).toContain("quedó agendada");
  expect(await agenda()).toHaveLength(1);
});

test.each([
  "Sí, ajá, y yo soy la reina de Inglaterra",
  "sí, pero si me dejan el precio en 200",
  "sí, mándamelo a mi casa",
  "sí, y recuérdame un día antes",
  "claro, ajá, cómo no",
])("«%s» is no yes", async (text) => {
  const { ana, agenda, asked } = await open();
  await asked();
  await ana.ask(text);
  expect(await agenda()).toEqual([]);
});

test("another service makes a summary of its own, which needs its own yes", async () => {
  const { shop, ana, agenda } = await open();
  await ana.ask(`corte de dama ${WHEN} a las 10`, "cliente");
  await ana.ask("sí", "cliente");
  await ana.ask(`mejor tinte completo ${WHEN} a la 1`, "cliente");
  const said = await ana.ask("Rosa Díaz", "cliente");
  expect(await agenda()).toEqual([]);
  for (const fact of ["Tinte completo", "$900", "1:00 pm", "Rosa Díaz"]) expect(said).toContain(fact);
  await ana.ask("sí", "cliente");
  expect(await agenda()).toMatchObject([{ service_id: shop.color }]);
});

test("a name that came after the yes is repeated back, and needs its own", async () => {
  const { ana, agenda } = await open();
  await ana.ask(`corte de dama ${WHEN} a las 10`, "cliente");
  await ana.ask("sí", "cliente");
  expect(await ana.ask("Rosa Díaz", "cliente")).toMatch(/A nombre de Rosa Díaz.*¿Lo confirmo\?$/s);
  expect(await agenda()).toEqual([]);
  await ana.ask("sí", "cliente");
  expect(await agenda()).toMatchObject([{ client_name: "Rosa Díaz" }]);
});

test("a price that changed since is said anew before anything is booked", async () => {
  const { shop, ana, agenda, asked } = await open();
  await asked();
  await world.product.owner.query("update services set price = '$999' where business_id = $1 and id = $2", [
    shop.businessId,
    shop.haircut,
  ]);
  const said = await ana.ask("sí");
  expect(said).toContain("$999");
  expect(await agenda()).toEqual([]);
  await ana.ask("sí");
  expect(await agenda()).toHaveLength(1);
});

test("a yes that is a day late asks again", async () => {
  const { shop, ana, agenda, asked } = await open();
  await asked();
  await world.product.owner.query(
    "update proposals set proposed_at = proposed_at - interval '26 hours', expires_at = expires_at - interval '26 hours' where business_id = $1",
    [shop.businessId],
  );
  await ana.ask("sí");
  expect(await agenda()).toEqual([]);
});

test("a yes to a question that is not the last one asks again", async () => {
  const { shop, ana, agenda, asked } = await open();
  await asked();
  const first = await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select m.provider_id from proposals p join messages m on m.business_id = p.business_id and m.id = p.message_id where p.business_id = $1 and m.provider_id is not null",
      [shop.businessId],
    );
    if (!rows[0]) throw new Error("not sent yet");
    return rows[0].provider_id as string;
  });
  await ana.ask(`mejor a las 5 pm`);
  const before = (await ana.replies()).length;
  await world.sandbox.write({ to: shop.phoneNumberId, from: ana.from, name: "Ana López", text: "sí", replyTo: first });
  await eventually(async () => expect((await ana.replies()).length).toBeGreaterThan(before), 15_000);
  expect(await agenda()).toEqual([]);
});

test("a cancellation needs its own yes", async () => {
  const { ana, agenda, asked } = await open();
  await asked();
  await ana.ask("sí");
  await ana.ask("quiero cancelar mi cita");
  await ana.ask("sí, ahí estaré");
  expect(await agenda()).toMatchObject([{ status: "agendada" }]);
  await ana.ask("quiero cancelar mi cita");
  await ana.ask("sí, cancélala");
  expect(await agenda()).toMatchObject([{ status: "cancelada" }]);
});

test("a yes never answers an open choice, however often it is said", async () => {
  const { ana, agenda } = await open();
  await ana.ask("quiero una cita mañana");
  for (const text of ["sí", "sí", "sí por favor", "ok"])
    expect(await ana.ask(text)).not.toMatch(/¿(?:Lo confirmo|Te queda)\?/);
  expect(await agenda()).toEqual([]);
});

test.each(["sí mi reina", "amor", "👍", "✅", "claro que sí corazón"])("«%s» is nobody's name", async (text) => {
  const { shop, ana, agenda } = await open();
  await ana.ask(`corte de dama ${WHEN} a las 10`, "cliente");
  expect(await ana.ask(text, "cliente")).toMatch(/nombre|llamas/i);
  expect(await ana.ask("Rosa Díaz", "cliente")).toContain("A nombre de Rosa Díaz");
  await ana.ask("sí", "cliente");
  expect(await agenda()).toMatchObject([{ client_name: "Rosa Díaz" }]);
  const { rows } = await world.product.owner.query(
    "select name from contacts where business_id = $1 and whatsapp = $2",
    [shop.businessId, ana.from],
  );
  expect(rows).toEqual([{ name: "Rosa Díaz" }]);
});
