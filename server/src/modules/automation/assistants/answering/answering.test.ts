// Who answers on a channel: its status shows it, a person chooses it, and changes of assistants update it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveCredits } from "../../../../../test/shops/give-credits.ts";
import { makePageShop } from "../../../../../test/shops/page-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function makeAnsweredShop(more: object = {}) {
  const shop = await makePageShop(world.product, world.sandbox);
  const { owner, businessId } = shop;
  await owner.put(`/api/business/${businessId}`, { business: { delayResponse: 50 } });
  await giveCredits(world.product.owner, businessId);
  const assistant = { businessId, name: "Sofía", goal: "Que cada persona salga con su cita", isWorking: true, ...more };
  const made = await owner.post("/api/assistant", { assistant, businessName: "Salón", branchName: "" });
  const [messenger] = shop.channels;
  const read = async () => {
    const channels = (await owner.get(`/api/channel?businessId=${businessId}`)).body.data;
    return channels.find(({ _id }: { _id: string }) => _id === messenger._id);
  };
  const choose = (assistantId: string | null, by = owner) =>
    by.put(`/api/channel/${messenger._id}/answering`, { answering: { assistantId } });
  return { ...shop, assistantId: made.body.data._id as string, messenger, read, choose };
}

test("a page is not well while its only assistant answers WhatsApp alone, and is once it is chosen", async () => {
  const { read, choose, assistantId, owner, write, chat } = await makeAnsweredShop();
  expect(await read()).toMatchObject({
    status: "connected",
    health: { light: "yellow", reasons: ["Conectado, pero nadie contesta aquí"] },
    answering: { by: "nobody", isChosen: false, assistants: [{ _id: assistantId, name: "Sofía", isHere: false }] },
  });
  const chosen = await choose(assistantId);
  expect([chosen.status, chosen.body.message]).toEqual([200, "Contesta Sofía"]);
  expect(await read()).toMatchObject({
    health: { light: "green", reasons: [] },
    answering: { by: "assistants", isChosen: true, text: "Contesta Sofía" },
  });
  expect((await owner.get(`/api/assistant/${assistantId}`)).body.data.channel).toEqual(["WhatsApp", "Facebook"]);
  // Choosing the same one again changes nothing.
  await choose(assistantId);
  expect((await owner.get(`/api/assistant/${assistantId}`)).body.data.channel).toEqual(["WhatsApp", "Facebook"]);
  await write("messenger", "7000000000000001", "Hola");
  await eventually(async () =>
    expect((await chat("messenger", "7000000000000001")).some(({ direction }) => direction === "out")).toBe(true),
  );
});

test("switching it off, trying it, taking its channel or deleting it changes the light, and open screens are told", async () => {
  const { read, choose, assistantId, owner, businessId } = await makeAnsweredShop();
  await choose(assistantId);
  const path = `/api/assistant/${assistantId}`;
  const client = await world.product.owner.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload = "" }) => heard.push(payload));
  await client.query("listen mostrador_live");
  const told = () =>
    heard.map((each) => JSON.parse(each)).filter(({ room, name }) => room === businessId && name === "channel_changed");
  const silent = async (change: () => Promise<{ status: number }>, text: string) => {
    const before = told().length;
    expect((await change()).status).toBeLessThan(300);
    await expect.poll(() => told().length, { timeout: 5_000 }).toBeGreaterThan(before);
    expect(await read()).toMatchObject({
      answering: { by: "nobody", text },
      health: { light: "yellow", reasons: [`Conectado, pero n${text.slice(1)}`] },
    });
  };
  await silent(() => owner.patch(path, { isWorking: false }), "Nadie contesta aquí: Sofía está sin activar");
  await owner.patch(path, { isWorking: true });
  expect((await read()).health.light).toBe("green");
  const edit = (assistant: object) => () => owner.put(path, { assistant });
  await silent(edit({ mode: "testing" }), "Nadie contesta aquí: Sofía está en pruebas");
  await owner.put(path, { assistant: { mode: "production" } });
  await silent(edit({ channel: ["WhatsApp"] }), "Nadie contesta aquí");
  await choose(assistantId);
  const stop = () => owner.put(`/api/business/${businessId}`, { business: { isWorking: false } });
  expect((await stop()).status).toBe(200);
  expect((await read()).answering.by).toBe("nobody");
  await owner.put(`/api/business/${businessId}`, { business: { isWorking: true } });
  await silent(() => owner.delete(path), "Nadie contesta aquí");
  client.release(true);
});

test("'Solo mi equipo' is kept: the channel is well, no assistant answers there, and who writes waits for a person", async () => {
  const { read, choose, assistantId, write, chat, threadOf } = await makeAnsweredShop({ channel: ["Facebook"] });
  expect((await read()).answering).toMatchObject({ by: "assistants", isChosen: false });
  const chosen = await choose(null);
  expect(chosen.body.message).toBe("Contesta tu equipo");
  await write("messenger", "7000000000000002", "Hola, ¿tienen lugar mañana?");
  await threadOf("messenger");
  await eventually(async () => expect((await threadOf("messenger")).waitingSince).not.toBeNull());
  expect((await chat("messenger", "7000000000000002")).filter(({ direction }) => direction === "out")).toEqual([]);
  expect(await read()).toMatchObject({
    health: { light: "green", reasons: [] },
    answering: { by: "team", isChosen: true, text: "Contesta tu equipo" },
  });
  await choose(assistantId);
  expect((await read()).answering.by).toBe("assistants");
});

test("what cannot be chosen is refused in words, and nothing is written", async () => {
  const { read, choose, owner, businessId, messenger, assistantId } = await makeAnsweredShop();
  const other = await makeAnsweredShop();
  const foreign = await choose(other.assistantId);
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([404, "answering.assistantId"]);
  const put = (body: object) => owner.put(`/api/channel/${messenger._id}/answering`, body);
  expect((await put({ answering: {} })).status).toBe(400);
  expect((await put({ answering: { assistantId: "Sofía" } })).status).toBe(400);
  const staff = { businessId, name: "Recepción", goal: "Decirle al equipo sus citas", type: "business" };
  const made = await owner.post("/api/assistant", { assistant: staff, businessName: "Salón", branchName: "" });
  const refused = await choose(made.body.data._id);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "Recepción no atiende a clientes: elige otro asistente",
  ]);
  expect((await owner.get(`/api/assistant/${made.body.data._id}`)).body.data.channel).toEqual(["WhatsApp"]);
  expect((await other.choose(null, owner)).status).toBe(404);
  expect((await read()).answering.isChosen).toBe(false);
  expect((await owner.get(`/api/assistant/${assistantId}`)).body.data.channel).toEqual(["WhatsApp"]);
});

test("whoever may not change assistants chooses the team, and no assistant that speaks elsewhere", async () => {
  const { read, choose, owner, businessId, assistantId } = await makeAnsweredShop();
  const eva = await world.product.person("Eva");
  const grant = { businessId, access: "limited", permissions: [{ pageId: 24, actions: ["view", "edit"] }] };
  const { code } = (await owner.post("/api/invitation", { invitation: grant })).body.data;
  await eva.put(`/api/user/${eva.userId}`, { businessId, code });
  eva.businessId = businessId;
  const refused = await choose(assistantId, eva);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "No tienes permiso para cambiar dónde contesta un asistente",
  ]);
  expect((await read()).answering.isChosen).toBe(false);
  expect((await choose(null, eva)).status).toBe(200);
});
