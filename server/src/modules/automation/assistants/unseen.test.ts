// Customers who send what an assistant can neither hear nor see, through the sandbox.
import { afterAll, beforeAll, expect, test } from "vitest";
import { agendaOf, makeTalkingShop, nextWednesday } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function open(delayResponse = 50) {
  const shop = await makeTalkingShop(world.product, world.sandbox, { business: { delayResponse } });
  const ana = shop.customer();
  const send = (type: string, text = "") =>
    world.sandbox.write({ to: shop.phoneNumberId, from: ana.from, name: "Ana López", text, type });
  const answers = (count: number) =>
    eventually(async () => {
      const said = await ana.replies();
      if (said.length < count) throw new Error(`${said.length} answers`);
      return said;
    }, 15_000);
  return { shop, ana, send, answers };
}

test("a voice note in the middle of a booking is told to be unheard, and the booking goes on", async () => {
  const { shop, ana, send, answers } = await open();
  const day = nextWednesday();
  await ana.ask(`quiero un corte de dama el ${Number(day.slice(8))}/${Number(day.slice(5, 7))} a las 4 pm`);
  await send("audio");
  expect((await answers(2)).at(-1)).toMatch(
    /^Por aquí no puedo escuchar audios\. ¿Me lo escribes, por favor\? Le aviso a una persona del equipo para que te responda por aquí\.\n\nTe agendo:\n.*¿Lo confirmo\?$/s,
  );
  await ana.ask("sí, por favor");
  expect(await agendaOf(world.product, shop.businessId)).toHaveLength(1);
});

test("a photo with a question gets the answer, and the word that the photo was not seen", async () => {
  const { send, answers } = await open();
  await send("image", "¿cuánto cuesta el corte de dama?");
  const [said] = await answers(1);
  expect(said).toMatch(/^Por aquí no puedo ver fotos\. .*\n\n/);
  expect(said).toContain("$350");
});

test("a sticker opens a conversation like a hello, and later is a gesture without an answer", async () => {
  const { ana, send, answers } = await open();
  await send("sticker");
  expect((await answers(1))[0]).toMatch(/^Hola/);
  await send("sticker");
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select t.answered_seq = t.last_seq as done, t.last_role from threads t join contacts c on c.id = t.contact_id where c.whatsapp = $1",
      [ana.from],
    );
    expect(rows).toEqual([{ done: true, last_role: "user" }]);
  }, 15_000);
  expect(await ana.replies()).toHaveLength(1);
});
