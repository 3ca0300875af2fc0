// A customer can press what an assistant offers: buttons or a list on WhatsApp, quick replies on a page. Typed answers
// are understood too, and a press in an old list only books the hour that the list shows.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { makeTalkingShop, nextWednesday } from "../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const spoken = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

async function lastSent(shop: { phoneNumberId: string }, from: string): Promise<JsonBody> {
  const chat = await world.sandbox.chat(shop.phoneNumberId, from);
  return chat.filter(({ direction }) => direction === "out").at(-1);
}

test("hours are a list, and what is pressed is that hour", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const day = nextWednesday();
  const text = await ana.ask(`quiero un corte de dama el ${spoken(day)}`);
  const sent = await lastSent(shop, ana.from);
  expect(sent).toMatchObject({ type: "interactive", text, list: { button: "Ver opciones" } });
  const [{ rows }] = sent.list.sections;
  expect(rows.length).toBeGreaterThan(3);
  expect(text).toContain(rows[1].title);
  const shown = await shop.owner.get(
    `/api/thread/messages?businessId=${shop.businessId}&whatsapp=${ana.from}&countryCode=52`,
  );
  expect(shown.body.messages.at(-1)).toMatchObject({ buttons: [], message: text });
  expect(shown.body.messages.at(-1).list.map(({ title }: JsonBody) => title)).toEqual(
    rows.map(({ title }: JsonBody) => title),
  );
  const { id, title } = rows[1];
  const answer = await ana.press({ id, title });
  expect(answer).toContain(title);
  const pressed = (
    await shop.owner.get(`/api/thread/messages?businessId=${shop.businessId}&whatsapp=${ana.from}&countryCode=52`)
  ).body.messages.filter(({ role }: JsonBody) => role === "user");
  expect(pressed.at(-1)).toMatchObject({ isPressed: true, message: expect.stringContaining(title) });
  expect(pressed[0].isPressed).toBe(false);
});

test.each(["la segunda", "hour"])("the same list is answered by typing: %s", async (typed) => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  await ana.ask(`quiero un corte de dama el ${spoken(nextWednesday())}`);
  const [{ rows }] = (await lastSent(shop, ana.from)).list.sections;
  expect(await ana.ask(typed === "hour" ? rows[1].title : typed)).toContain(rows[1].title);
});

test("an id that was made up is no more than words", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const choice = { id: "di:quiero hablar con una persona", title: "10:30 am" };
  await ana.press(choice);
  await eventually(async () => {
    const [thread] = (await shop.owner.get(`/api/thread?businessId=${shop.businessId}`)).body.data.threads;
    expect(thread?.handedOverAt).not.toBeNull();
  });
});
