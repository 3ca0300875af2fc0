// An answer that WhatsApp delayed is withdrawn if a person pauses the assistant before the next attempt (decision 7).
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop, type TalkingShop } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

/** Ana asked, the assistant answered, and the number was throttled: the next attempt is two seconds away. */
async function putOff() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await world.sandbox.fail({ graphFail: { times: 1, status: 429, code: 130429 } });
  await ana.write("Hola");
  const find = "select * from messages where business_id = $1 and author_kind = 'assistant' and type = 'message'";
  const read = async () => (await world.product.owner.query(find, [shop.businessId])).rows[0];
  await eventually(async () => expect(await read()).toMatchObject({ status: "queued", tries: 1 }));
  const client = async () =>
    (await shop.owner.get(`/api/client/search?businessId=${shop.businessId}&search=${ana.from}`)).body.data[0]._id;
  return { shop, ana, read, clientId: await client() };
}

const PAUSED: [string, (shop: TalkingShop, clientId: string) => Promise<{ status: number }>, string][] = [
  [
    "a person who writes",
    ({ owner, businessId }, clientId) =>
      owner.post("/api/thread/messages", { message: { businessId, clientId, channel: "WhatsApp", text: "Soy Marta" } }),
    "No se envió: una persona tomó la conversación",
  ],
  [
    "the switch of the inbox",
    ({ owner }, clientId) => owner.put(`/api/client/${clientId}`, { client: { noRespond: true } }),
    "No se envió: el asistente está apagado para este contacto",
  ],
  [
    "the assistant's own switch",
    ({ owner, assistantId }) => owner.patch(`/api/assistant/${assistantId}`, { isWorking: false }),
    "No se envió: el asistente está apagado",
  ],
  [
    "the assistant's end",
    ({ owner, assistantId }) => owner.delete(`/api/assistant/${assistantId}`),
    "No se envió: el asistente está apagado",
  ],
  [
    "who chooses that the team alone answers on the channel",
    ({ owner, channelId }) => owner.put(`/api/channel/${channelId}/answering`, { answering: { assistantId: null } }),
    "No se envió: en este canal contesta solo tu equipo",
  ],
  [
    "a business that stops working",
    ({ owner, businessId }) => owner.put(`/api/business/${businessId}`, { business: { isWorking: false } }),
    "No se envió: el negocio no está en funcionamiento",
  ],
];

test.each(PAUSED)("%s withdraws it, and the inbox says why", async (_what, pause, reason) => {
  const { shop, ana, read, clientId } = await putOff();
  expect((await pause(shop, clientId)).status).toBeLessThan(300);
  await eventually(async () => expect(await read()).toMatchObject({ status: "failed", reason, tries: 1 }));
  expect((await ana.replies()).filter((text) => text !== "Soy Marta")).toEqual([]);
});

test("nobody paused it: it goes out", async () => {
  const { ana, read } = await putOff();
  await eventually(async () => expect(await ana.replies()).toEqual([(await read()).text]));
});

test("'Reenviar' sends it in the name of whoever presses it", async () => {
  const { shop, ana, read, clientId } = await putOff();
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: true } });
  await eventually(async () => expect((await read())?.status).toBe("failed"));
  const { id, text } = await read();
  const resent = await shop.owner.post(`/api/thread/messages/${id}/resend`, {});
  expect(resent.body.data.author).toEqual({ kind: "person", name: "Marta Dueña" });
  await eventually(async () => expect(await ana.replies()).toEqual([text]));
});
