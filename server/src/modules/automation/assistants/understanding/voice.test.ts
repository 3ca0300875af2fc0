// Spoken answers: sent as voice notes, with their words stored too. What has to be read, pressed or agreed to stays
// written, and so does what could not be spoken. A repeated job sends it once.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { connectPages } from "../../../../../test/shops/page-shop.ts";
import { call, makeScriptedShop, type ScriptedShop, say, searching } from "../../../../../test/shops/scripted-shop.ts";
import { agendaOf, type Customer } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { setFaults } from "../../../../kernel/fault.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());
beforeEach(() => speech());
afterEach(() => setFaults(undefined));

const PRICE = "Corte de dama cuesta $350 y dura 1 hora.";

/** The results of the next speech requests. */
const speech = (...steps: object[]) => world.sandbox.call("POST", "/__sandbox/llm/script", { match: "speech", steps });

const speeches = async (words: string): Promise<{ body: { speech: object } }[]> =>
  (await world.sandbox.call("GET", "/__sandbox/llm/requests")).requests.filter(
    ({ body }: { body: { speech?: { input: string } } }) => body?.speech?.input === words,
  );

async function speakingShop(audioFrequency: number | null = 100): Promise<ScriptedShop> {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  await shop.owner.put(`/api/assistant/${shop.assistantId}`, { assistant: { capabilities: { audioFrequency } } });
  return shop;
}

/** The next answer, as the telephone shows it. */
async function answer(customer: Customer, text: string) {
  const outgoing = async () => (await customer.chat()).filter(({ direction }) => direction === "out");
  const before = (await outgoing()).length;
  await customer.write(text);
  return eventually(async () => {
    const all = await outgoing();
    if (all.length <= before) throw new Error(`no answer to «${text}»`);
    return all[before];
  }, 20_000);
}

async function kept(shop: Pick<ScriptedShop, "businessId">) {
  const { rows } = await world.product.owner.query(
    "select kind, text, transcript, status, is_aloud from messages where business_id = $1 and author_kind = 'assistant' and type = 'message' order by seq",
    [shop.businessId],
  );
  return rows;
}

const pricing = (shop: ScriptedShop) =>
  shop.script(call("list_services"), say({ act: "price", services: [shop.haircut] }));

test("an answer arrives as a voice note, is played in the inbox with its words, and is remembered as said", async () => {
  const shop = await speakingShop();
  const ana = shop.customer();
  const before = (await speeches(PRICE)).length;
  await pricing(shop);
  const heard = await answer(ana, "¿cuánto cuesta el corte?");
  expect(heard).toMatchObject({ type: "audio", media: { mimeType: "audio/ogg; codecs=opus", voice: true } });
  const asked = (await speeches(PRICE)).slice(before);
  expect(asked.map(({ body }) => body.speech)).toEqual([
    { model: "gpt-4o-mini-tts", voice: "coral", input: PRICE, response_format: "opus" },
  ]);
  const { body } = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&whatsapp=${ana.from}&countryCode=52&countryCodeExt=521`,
  );
  const shown = (body.messages ?? body.data.messages).find(({ kind }: { kind: string }) => kind === "audio");
  expect(shown).toMatchObject({
    message: "[Audio]",
    transcript: PRICE,
    media: { voice: true, state: "ready", duration: 3 },
    cost: { credits: 1 },
  });
  const found = await shop.owner.get(`/api/thread/messages/search?businessId=${shop.businessId}&text=350%20dura`);
  expect(found.body.data.messages).toMatchObject([{ messageId: shown._id, excerpt: `[Audio] ${PRICE}` }]);
  const file = await fetch(new URL(shown.media.url, world.product.url), { headers: { cookie: shop.owner.cookie } });
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString("latin1"),
  ).toBe("OggS");
  await shop.script(say({ act: "ask", about: "need" }));
  await answer(ana, "¿y el tinte?");
  const told = (await shop.requests()).at(-1).body.messages;
  expect(told).toContainEqual({ role: "assistant", content: PRICE });
});

test("hours to press and questions for a yes stay written; the yes is taken, and its receipt is written too", async () => {
  const shop = await speakingShop();
  const ana = shop.customer();
  await shop.script(searching(shop, "10:00"), say({ act: "slots" }));
  expect((await answer(ana, "quiero un corte a las 10")).type).not.toBe("audio");
  const slot = await shop.offered("10:00");
  await shop.script(call("book", { slot }), { text: "Va." });
  const asked = await answer(ana, "ese");
  expect([asked.type, asked.text]).toEqual(["text", expect.stringContaining("¿Lo confirmo?")]);
  expect((await answer(ana, "sí")).text).toContain("quedó agendada");
  expect(await agendaOf(world.product, shop.businessId)).toHaveLength(1);
});

test.each([
  ["refused", [{ status: 400 }]],
  ["broken", [{ status: 500 }]],
])("speech %s: the answer goes out in writing", async (_, steps) => {
  const shop = await speakingShop();
  await speech(...steps);
  await pricing(shop);
  expect(await answer(shop.customer(), "¿cuánto cuesta el corte?")).toMatchObject({ type: "text", text: PRICE });
  expect(await kept(shop)).toMatchObject([{ kind: "text", text: PRICE, transcript: "", is_aloud: false }]);
});

test("a sound that cannot be kept goes out in writing", async () => {
  const shop = await speakingShop();
  setFaults({ seed: 1, kill: 0, throw: 1, delay: 0, delayMs: 0, at: ["before-storage"] });
  await pricing(shop);
  expect(await answer(shop.customer(), "¿cuánto cuesta el corte?")).toMatchObject({ type: "text", text: PRICE });
});

test.each([[null], [0]])("with a frequency of %s nothing is spoken", async (frequency) => {
  const shop = await speakingShop(frequency);
  const before = (await speeches(PRICE)).length;
  await pricing(shop);
  expect(await answer(shop.customer(), "¿cuánto cuesta el corte?")).toMatchObject({ type: "text", text: PRICE });
  expect(await speeches(PRICE)).toHaveLength(before);
});

test("what the built-in engine says instead of a model is written: no credit paid for a voice", async () => {
  const shop = await speakingShop();
  await shop.script({ status: 400 });
  expect((await answer(shop.customer(), "¿cuánto cuesta el corte de dama?")).type).not.toBe("audio");
});

test("cut off between the speech and its message, it is spoken again and goes out once", async () => {
  const shop = await speakingShop();
  const ana = shop.customer();
  await pricing(shop);
  setFaults({ seed: 7, kill: 0, throw: 1, delay: 0, delayMs: 0, at: ["after-speech"] });
  const before = (await speeches(PRICE)).length;
  await ana.write("¿cuánto cuesta el corte?");
  await eventually(async () => expect((await speeches(PRICE)).length).toBeGreaterThan(before), 15_000);
  expect(await ana.replies()).toEqual([]);
  setFaults(undefined);
  await eventually(async () => expect((await kept(shop))[0].status).toBe("read"), 20_000);
  const out = (await ana.chat()).filter(({ direction }) => direction === "out");
  expect(out.map(({ type }) => type)).toEqual(["audio"]);
  expect(await kept(shop)).toMatchObject([{ kind: "audio", text: "[Audio]", transcript: PRICE, is_aloud: false }]);
});

test.each([
  ["messenger", "mp3", "audio/mpeg"],
  ["instagram", "aac", "audio/aac"],
] as const)("%s gets a sound that it carries", async (channel, format, mimeType) => {
  const shop = await speakingShop();
  const { owner, assistantId } = shop;
  await owner.put(`/api/assistant/${assistantId}`, { assistant: { channel: ["WhatsApp", "Instagram", "Facebook"] } });
  const { page } = await connectPages(owner, world.sandbox);
  const to = channel === "messenger" ? page.pageId : page.instagram.id;
  const before = (await speeches(PRICE)).length;
  await pricing(shop);
  await world.sandbox.writeToPage({ channel, to, from: "ana", text: "¿cuánto cuesta el corte?", name: "Ana López" });
  await eventually(async () => {
    const { messages } = await world.sandbox.pageChat(channel, to, "ana");
    expect(messages.at(-1)).toMatchObject({ direction: "out", type: "audio" });
  }, 20_000);
  expect((await speeches(PRICE)).at(before)?.body.speech).toMatchObject({ response_format: format });
  const { rows } = await world.product.owner.query(
    "select media ->> 'mimeType' as type, transcript from messages where business_id = $1 and kind = 'audio'",
    [shop.businessId],
  );
  expect(rows).toEqual([{ type: mimeType, transcript: PRICE }]);
});
