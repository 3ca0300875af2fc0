// Conversations that Meta's own agent holds on a number of the business: stored and shown, not answered here, taken by
// a person and given back.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { writeToContact } from "../../../../../test/write-to-contact.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function makeHeldShop() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const { owner, businessId, phoneNumberId } = shop;
  const agent = (body: object) => world.sandbox.call("POST", "/console/agent", { to: phoneNumberId, ...body });
  const ana = shop.customer();
  const thread = async () => {
    const [found] = (await owner.get(`/api/thread?businessId=${businessId}`)).body.data.threads;
    if (!found) throw new Error("no thread yet");
    return found;
  };
  const texts = async () => {
    const { clientId } = await thread();
    const asked = `/api/thread/messages?businessId=${businessId}&clientId=${clientId}`;
    const { messages } = (await owner.get(asked)).body.data;
    return messages.map(({ author, message }: { author: { kind: string; name: string }; message: string }) =>
      [author.kind, author.kind === "contact" ? "" : author.name, message].join("|"),
    );
  };
  const say = async (text: string) => {
    const { clientId } = await thread();
    return owner.post("/api/thread/messages", { message: { businessId, clientId, channel: "WhatsApp", text } });
  };
  const act = async (what: "take" | "give-back") => owner.post(`/api/thread/${(await thread())._id}/${what}`, {});
  return { ...shop, ana, agent, thread, texts, say, act };
}

const AGENT = "assistant|IA de Meta|Soy la IA de Meta. Te ayudo.";
/** Long enough for a wrong answer to be sent. */
const quiet = () => new Promise((done) => setTimeout(done, 1500));

test("what is said there is kept once and shown, and nobody here answers it", async () => {
  const { ana, agent, thread, texts, say } = await makeHeldShop();
  await agent({ isOn: true });
  await world.sandbox.fail({ webhookDuplicate: true });
  await ana.write("Hola, ¿cuánto cuesta el corte?");
  await eventually(async () => expect(await texts()).toEqual(["contact||Hola, ¿cuánto cuesta el corte?", AGENT]));
  await ana.write("¿Y el tinte?");
  await eventually(async () => expect(await texts()).toHaveLength(4));
  await world.sandbox.calm();
  await quiet();
  expect(await texts()).toEqual(["contact||Hola, ¿cuánto cuesta el corte?", AGENT, "contact||¿Y el tinte?", AGENT]);
  expect(await thread()).toMatchObject({
    heldBy: "meta_ai",
    isClaimed: false,
    mayGiveBack: false,
    answerDueAt: null,
    waitingSince: null,
    isForPeople: false,
  });
  const refused = await say("Hola, soy Marta");
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "La IA de Meta lleva esta conversación. Toma la conversación para escribir.",
  ]);
  expect((await ana.replies()).every((text) => text === "Soy la IA de Meta. Te ayudo.")).toBe(true);
});

test("nothing automatic goes out in free words: what was queued is kept as not sent, with the reason", async () => {
  const { ana, agent, thread, businessId } = await makeHeldShop();
  await agent({ isOn: true });
  await ana.write("Hola");
  await eventually(async () => expect((await thread()).heldBy).toBe("meta_ai"));
  const { clientId } = await thread();
  await writeToContact(world.product, businessId, { contactId: clientId, text: "Te esperamos mañana", key: "held-1" });
  await eventually(async () => {
    const { rows } = await world.product.owner.query(
      "select status, reason from messages where business_id = $1 and text = $2",
      [businessId, "Te esperamos mañana"],
    );
    expect(rows).toEqual([{ status: "failed", reason: "No se envió: la IA de Meta lleva esta conversación" }]);
  });
  expect(await ana.replies()).not.toContain("Te esperamos mañana");
});

test("a person takes it by a call, answers, and gives it back", async () => {
  const { ana, agent, thread, say, act, texts } = await makeHeldShop();
  await agent({ isOn: true });
  await ana.write("Hola");
  await eventually(async () => expect((await thread()).heldBy).toBe("meta_ai"));
  const taken = await act("take");
  expect([taken.status, taken.body.message]).toEqual([200, "La conversación es tuya"]);
  expect(taken.body.data).toMatchObject({ heldBy: null, isClaimed: false, mayGiveBack: true });
  const twice = await act("take");
  expect([twice.status, twice.body.message]).toEqual([409, "La IA de Meta ya no lleva esta conversación"]);
  await say("Soy Marta, te ayudo yo");
  await eventually(async () => expect(await ana.replies()).toContain("Soy Marta, te ayudo yo"));
  await ana.write("Gracias, Marta");
  await eventually(async () => expect((await texts()).at(-1)).toBe("contact||Gracias, Marta"));
  expect((await thread()).heldBy).toBeNull();
  const given = await act("give-back");
  expect([given.status, given.body.data.heldBy]).toEqual([200, "meta_ai"]);
  await ana.write("Otra cosa");
  await eventually(async () => expect((await texts()).at(-1)).toBe(AGENT));
  expect((await thread()).heldBy).toBe("meta_ai");
  expect((await act("give-back")).status).toBe(409);
});

test("where Meta lets nobody take it by a call, the person's message takes it", async () => {
  const { ana, agent, thread, say, act } = await makeHeldShop();
  await agent({ isOn: true, mayTake: false });
  await ana.write("Hola");
  await eventually(async () => expect((await thread()).heldBy).toBe("meta_ai"));
  const taken = await act("take");
  expect([taken.status, taken.body.message]).toEqual([200, "Escribe tu mensaje: al enviarlo, la conversación es tuya"]);
  expect(taken.body.data).toMatchObject({ heldBy: "meta_ai", isClaimed: true });
  // The person changed their mind: nothing was taken, so Meta is not asked.
  expect((await act("give-back")).body.data).toMatchObject({ heldBy: "meta_ai", isClaimed: false });
  await act("take");
  expect((await say("Soy Marta")).status).toBe(201);
  await eventually(async () => expect(await thread()).toMatchObject({ heldBy: null, mayGiveBack: true }));
  expect(await ana.replies()).toContain("Soy Marta");
  await ana.write("Gracias");
  await quiet();
  expect((await thread()).heldBy).toBeNull();
});

test("who asks the agent for a person is passed to us and waits; told twice it waits once", async () => {
  const { ana, agent, thread, texts } = await makeHeldShop();
  await agent({ isOn: true });
  await world.sandbox.fail({ webhookDuplicate: true });
  await ana.write("Quiero hablar con una persona");
  await eventually(async () =>
    expect(await thread()).toMatchObject({
      heldBy: null,
      waitingSince: expect.any(String),
      handOverReason: "La IA de Meta te pasó esta conversación.",
    }),
  );
  await world.sandbox.calm();
  await ana.write("¿Hay alguien?");
  await eventually(async () => expect((await texts()).at(-1)).toBe("contact||¿Hay alguien?"));
  expect((await thread()).heldBy).toBeNull();
});

test("late and shuffled webhooks change nothing that was told since, and a restart knows who holds it", async () => {
  const { ana, agent, thread, phoneNumberId } = await makeHeldShop();
  await agent({ isOn: true });
  await ana.write("Hola");
  await eventually(async () => expect((await thread()).heldBy).toBe("meta_ai"));
  const tell = (field: string, value: object) =>
    world.sandbox.call("POST", "/__sandbox/webhook", { phoneNumberId, field, value });
  const now = () => Math.floor(Date.now() / 1000);
  const handover = (type: string, at: number, roles: object) =>
    tell("messaging_handovers", {
      recipient: { phone_number_id: phoneNumberId },
      sender: { phone_number: `52${ana.from}` },
      timestamp: String(at),
      type,
      [type]: roles,
    });
  const [taken, other] = [
    { previous_owner_role: "escalation", new_owner_role: "ai_agent" },
    { previous_owner_role: "escalation", new_owner_role: "other" },
  ];
  const begun = now();
  await quiet();
  await handover("control_passed", now(), { previous_owner_role: "ai_agent", new_owner_role: "escalation" });
  await eventually(async () => expect((await thread()).heldBy).toBeNull());
  await handover("control_taken", begun - 1, taken);
  await handover("control_taken", begun - 3600, other);
  await quiet();
  expect((await thread()).heldBy).toBeNull();
  await handover("control_taken", now(), other);
  await eventually(async () => expect((await thread()).heldBy).toBe("other_app"));
  const { rows } = await world.product.owner.query("select held_by from threads where id = $1", [(await thread())._id]);
  expect(rows).toEqual([{ held_by: "other_app" }]);
});

test("an answer that was due when the agent took it is not given", async () => {
  const { ana, agent, thread, owner, businessId, texts } = await makeHeldShop();
  await owner.put(`/api/business/${businessId}`, { business: { delayResponse: 3000 } });
  await ana.write("Hola");
  await eventually(async () => expect((await thread()).answerDueAt).not.toBeNull());
  await agent({ isOn: true, from: ana.from });
  await eventually(async () => expect(await thread()).toMatchObject({ heldBy: "meta_ai", answerDueAt: null }));
  await new Promise((done) => setTimeout(done, 3500));
  expect(await texts()).toEqual(["contact||Hola"]);
});

test("what cannot be taken is refused in words", async () => {
  const { ana, agent, thread, act, channelId, owner } = await makeHeldShop();
  await ana.ask("Hola");
  expect((await act("take")).status).toBe(409);
  const back = await act("give-back");
  expect([back.status, back.body.message]).toEqual([
    409,
    "Esta conversación no la tienes tú: no hay nada que devolver",
  ]);
  await agent({ isOn: true, from: ana.from });
  await eventually(async () => expect((await thread()).heldBy).toBe("meta_ai"));
  await world.sandbox.fail({ graphFail: { times: 20, status: 500, code: 131000, on: "all" } });
  const failed = await act("take");
  expect([failed.status, failed.body.message]).toEqual([422, expect.any(String)]);
  await world.sandbox.calm();
  expect((await thread()).heldBy).toBe("meta_ai");
  await owner.delete(`/api/channel/${channelId}`);
  const off = await act("take");
  expect([off.status, off.body.message]).toEqual([422, expect.stringContaining("WhatsApp")]);
  expect((await owner.post("/api/thread/01a00000-0000-7000-8000-000000000000/take", {})).status).toBe(404);
});
