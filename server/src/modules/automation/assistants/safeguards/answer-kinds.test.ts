// Every answer has its kind, and a contact who was not helped waits for a person.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function open() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const kinds = async (): Promise<string[]> =>
    (
      await world.product.owner.query(
        "select answer_kind from messages where business_id = $1 and author_kind = 'assistant' and type = 'message' order by at, id",
        [shop.businessId],
      )
    ).rows.map((row: { answer_kind: string }) => row.answer_kind);
  const waiting = async () =>
    (await shop.owner.get(`/api/thread?businessId=${shop.businessId}&category=waiting`)).body.data.threads;
  return { shop, ana, kinds, waiting };
}

test.each([
  ["audio", "escuchar audios"],
  ["image", "ver fotos"],
  ["document", "abrir archivos"],
])("one %s that nobody read calls a person, and says so", async (type, what) => {
  const { ana, kinds, waiting } = await open();
  const said = await ana.send({ type });
  expect(said).toContain(what);
  expect(said).toContain("Le aviso a una persona del equipo");
  expect(await kinds()).toEqual(["media_not_read"]);
  expect(await waiting()).toMatchObject([{ waitReason: "Mandó algo que nadie ha visto ni escuchado" }]);
  await ana.ask("¿cuánto cuesta el corte de dama?");
  expect(await kinds()).toEqual(["media_not_read", "resolved"]);
  expect(await waiting()).toHaveLength(1);
});

test.each(["me facturas la del lunes?", "estoy embarazada, ¿me puedo pintar el pelo?", "¿me lo dejas en 700?"])(
  "«%s» is said to be unknown, offers a person and waits for one; free hours are no answer to it",
  async (text) => {
    const { ana, kinds, waiting } = await open();
    const said = await ana.ask(text);
    expect(said).not.toMatch(/\d{1,2}:\d{2}/);
    expect(said).toContain("De eso no tengo información");
    expect(said).toContain("¿Quieres que te comunique con una persona?");
    expect(await kinds()).toEqual(["not_known"]);
    expect(await waiting()).toMatchObject([{ waitReason: "Preguntó algo que el asistente no sabe" }]);
  },
);

test.each(["nadie me resuelve", "pinche robot inútil"])("«%s» is for a person at once", async (text) => {
  const { ana, kinds, waiting } = await open();
  expect(await ana.ask(text)).toContain("Lamento la molestia");
  expect(await kinds()).toEqual(["handed_over"]);
  expect(await waiting()).toHaveLength(1);
});

test("what is not understood once is asked again, and twice in a row calls a person", async () => {
  const { ana, kinds, waiting } = await open();
  await ana.ask("asdf qwer zxcv");
  expect(await waiting()).toEqual([]);
  expect(await ana.ask("poiu lkjh mnbv")).toContain("persona del equipo");
  expect(await kinds()).toEqual(["not_understood", "handed_over"]);
  expect(await waiting()).toHaveLength(1);
});

test("what is understood after a miss starts the count again", async () => {
  const { ana, kinds, waiting } = await open();
  await ana.ask("asdf qwer zxcv");
  await ana.ask("¿cuánto cuesta el corte de dama?");
  await ana.ask("poiu lkjh mnbv");
  expect(await kinds()).toEqual(["not_understood", "resolved", "not_understood"]);
  expect(await waiting()).toEqual([]);
});

test("a question that the assistant asks and an answer that it knows wait for nobody", async () => {
  const { ana, kinds, waiting } = await open();
  await ana.ask("¿cuánto cuesta el corte de dama?");
  await ana.ask("quiero agendar");
  expect(await kinds()).toEqual(["resolved", "asked"]);
  expect(await waiting()).toEqual([]);
});
