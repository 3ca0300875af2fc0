// What customers say in a WhatsApp group in which the business is a member.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../../kernel/context.ts";
import { newId } from "../../../../kernel/id.ts";
import { recentMessages } from "../index.ts";

const GROUP = "Y2FwaV9ncm91cDox";
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

test("it is kept and shown as said in a group, is unread, opens no window, and nobody is told to answer", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "¿quién va mañana?", { groupId: GROUP });
  await shop.write(from, "", { type: "image", groupId: GROUP });
  const thread = await eventually(async () => {
    const [only] = await shop.threads();
    expect(only).toMatchObject({ unreadCount: 2 });
    return only;
  });
  expect(thread).toMatchObject({
    messages: [{ message: "En un grupo: [Imagen]", role: "user" }],
    isForPeople: true,
    freeUntil: null,
    waitingSince: null,
    answerDueAt: null,
  });
  expect(await shop.messagesOf(from)).toMatchObject([
    { message: "¿quién va mañana?", role: "user", details: { group: GROUP } },
    { kind: "image", details: { group: GROUP } },
  ]);
  // Written to the business itself, it is a message like any other.
  await shop.write(from, "oye, y a ustedes una pregunta");
  await eventually(async () =>
    expect((await shop.threads())[0]).toMatchObject({
      freeUntil: expect.any(String),
      waitingSince: expect.any(String),
    }),
  );
  expect((await shop.messagesOf(from)).at(-1).details).toBeNull();
  // A language model reads the conversation without what was said in the group.
  const ctx = tenantCtx(world.product.product.system(newId()), shop.businessId, { kind: "system", name: "Prueba" });
  const recent = await recentMessages(ctx, thread._id, 50);
  expect(recent.map(({ text }) => text)).toEqual(["oye, y a ustedes una pregunta"]);
});

test("what is deleted or corrected there is so here; an emoji there is nobody's word to the business", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "mañana a las 4", { groupId: GROUP, id: "wamid.group-1" });
  await shop.write(from, "mañana a las 5", { groupId: GROUP, type: "edit", edit: { messageId: "wamid.group-1" } });
  await shop.write(from, "", {
    text: undefined,
    groupId: GROUP,
    type: "reaction",
    reaction: { messageId: "wamid.group-1", emoji: "👍" },
  });
  await eventually(async () =>
    expect(await shop.messagesOf(from)).toMatchObject([{ message: "mañana a las 5", isEdited: true, reaction: "" }]),
  );
});

test("an assistant never answers it, and does not take it for words of the conversation", async () => {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const inGroup = { to: shop.phoneNumberId, from: ana.from, name: "Ana López", groupId: GROUP };
  await world.sandbox.write({ ...inGroup, text: "quiero un corte de dama mañana a las 4 pm" });
  await eventually(async () => {
    const { body } = await shop.owner.get(`/api/thread?businessId=${shop.businessId}`);
    expect(body.data.threads).toHaveLength(1);
  });
  await ana.write("hola");
  const replies = await eventually(async () => {
    const said = await ana.replies();
    expect(said.length).toBeGreaterThan(0);
    return said;
  }, 15_000);
  expect(replies).toHaveLength(1);
  expect(replies[0]).not.toContain("4");
});
