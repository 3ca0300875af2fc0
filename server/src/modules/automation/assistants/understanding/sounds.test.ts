// Voice notes: transcribed by the model, answered, and stored with their message. A spoken yes does nothing, and a
// person listens to what could not be transcribed.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, makeScriptedShop, type ScriptedShop, say, searching } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf } from "../../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());
beforeEach(() => heardAs());

const TO_PERSON = "Le aviso a una persona del equipo para que escuche tu audio y te responda por aquí.";

/** What the model hears in the next sounds. */
const heardAs = (...steps: object[]) =>
  world.sandbox.call("POST", "/__sandbox/llm/script", { match: "transcription", steps });

async function hearingShop(processAudio = true): Promise<ScriptedShop> {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  await shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { processAudio } } });
  return shop;
}

async function kept(shop: Pick<ScriptedShop, "businessId">) {
  const { rows } = await world.product.owner.query(
    "select id, transcript from messages where business_id = $1 and kind = 'audio' order by seq",
    [shop.businessId],
  );
  return rows;
}

const transcriptions = async () =>
  (await world.sandbox.call("GET", "/__sandbox/llm/requests")).requests.filter(({ route }: { route: string }) =>
    route.endsWith("/audio/transcriptions"),
  );

test("what is said is written down once, told to the model, answered and shown under the sound", async () => {
  const shop = await hearingShop();
  const ana = shop.customer();
  const before = (await transcriptions()).length;
  await heardAs({ text: "¿cuánto cuesta el corte de dama?" });
  await shop.script(call("list_services"), say({ act: "price", services: [shop.haircut] }));
  expect(await ana.send({ type: "audio" })).toBe("Corte de dama cuesta $350 y dura 1 hora.");
  expect(await kept(shop)).toMatchObject([{ transcript: "¿cuánto cuesta el corte de dama?" }]);
  const asked = (await transcriptions()).slice(before);
  expect(asked).toMatchObject([{ status: 200, body: { transcription: { language: "es", filename: "audio.ogg" } } }]);
  const { body } = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&whatsapp=${ana.from}&countryCode=52&countryCodeExt=521`,
  );
  const shown = body.messages ?? body.data.messages;
  expect(shown.map(({ transcript }: { transcript: string }) => transcript)).toContain(
    "¿cuánto cuesta el corte de dama?",
  );
  await shop.script(say({ act: "ask", about: "need" }));
  await ana.ask("¿y el tinte?");
  const last = (await shop.requests()).at(-1);
  expect(JSON.stringify(last.body.messages)).toContain("¿cuánto cuesta el corte de dama?");
  expect(await transcriptions()).toHaveLength(before + 1);
});

test("a spoken yes does nothing: it has to be written", async () => {
  const shop = await hearingShop();
  const ana = shop.customer();
  await shop.script(searching(shop, "10:00"), say({ act: "slots" }));
  await ana.ask("quiero un corte a las 10");
  const slot = await shop.offered("10:00");
  await shop.script(call("book", { slot }), { text: "Va." });
  expect(await ana.ask("ese")).toContain("¿Lo confirmo?");
  await heardAs({ text: "Sí" });
  await shop.script(call("book", { slot }), { text: "Va." });
  expect(await ana.send({ type: "audio" })).toMatch(
    /^Para hacer un cambio necesito que me lo confirmes por escrito\.[\s\S]*¿Lo confirmo\?$/,
  );
  expect(await agendaOf(world.product, shop.businessId)).toEqual([]);
  expect(await ana.ask("sí")).toContain("quedó agendada");
});

test.each([
  ["refused", [{ status: 400 }]],
  ["broken", [{ status: 500 }]],
  ["nothing heard", [{ text: "  " }]],
])("%s: a person hears it, and the customer is told so", async (_, steps) => {
  const shop = await hearingShop();
  const ana = shop.customer();
  await heardAs(...steps);
  expect(await ana.send({ type: "audio" })).toBe(TO_PERSON);
  const { rows } = await world.product.owner.query("select handed_over_at from threads where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows[0].handed_over_at).not.toBeNull();
});

test("a model that then fails gives it to a person; the rules of the built-in engine never act on a sound", async () => {
  const shop = await hearingShop();
  const ana = shop.customer();
  await heardAs({ text: "cancela mi cita, sí" });
  await shop.script({ status: 400 });
  expect(await ana.send({ type: "audio" })).toBe(TO_PERSON);
});

test("switched off nothing is sent to the model, and the customer is asked to write", async () => {
  const shop = await hearingShop(false);
  const before = (await transcriptions()).length;
  expect(await shop.customer().send({ type: "audio" })).toBe(
    "Por aquí no puedo escuchar audios. ¿Me lo escribes, por favor?\n\nLe aviso a una persona del equipo para que te responda por aquí.",
  );
  expect(await transcriptions()).toHaveLength(before);
});
