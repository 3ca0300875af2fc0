// Comments through Meta's webhooks and HTTP: comments under posts are stored and answered at most twice, and the
// page's own are never taken for another person's.
import { NO_SIGN_IN } from "@mostrador/domain/conversation/comments/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { deliverBody } from "../../../../test/providers/deliver-webhook.ts";
import { makePageShop } from "../../../../test/shops/page-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world?.close());

type Shop = Awaited<ReturnType<typeof makePageShop>>;
const pageShop = () => makePageShop(world.product, world.sandbox);
const listed = async ({ owner, businessId }: Shop, query = ""): Promise<JsonBody[]> =>
  (await owner.get(`/api/comment?businessId=${businessId}${query}`)).body.data;
const found = (shop: Shop, content: string): Promise<JsonBody> =>
  eventually(async () => {
    const comment = (await listed(shop)).find((each) => each.content === content);
    if (!comment) throw new Error("no comment yet");
    return comment;
  });
const reply = (shop: Shop, id: string, content: string, clientKey?: string) =>
  shop.owner.post(`/api/comment/${id}/reply`, { reply: { content, ...(clientKey && { clientKey }) } });
const settled = (shop: Shop, id: string, status: string): Promise<JsonBody> =>
  eventually(async () => {
    const comment = (await listed(shop)).find(({ _id }) => _id === id);
    if (comment?.replies.at(-1)?.status !== status) throw new Error(JSON.stringify(comment?.replies));
    return comment;
  });

test("what is written under posts of both is kept with its post, edited and taken back", async () => {
  const shop = await pageShop();
  const told = await shop.comment("messenger", "Ana López", "¿Precio del tinte?");
  await shop.comment("instagram", "luz.mx", "Me encantó 😍");
  const [ofPage, ofAccount] = [await found(shop, "¿Precio del tinte?"), await found(shop, "Me encantó 😍")];
  expect(ofPage).toMatchObject({
    ...{ commentId: told.id, source: "facebook", postId: told.postId },
    ...{ facebookUserName: "Ana López", instagramUserName: "", canReply: true, replies: [] },
  });
  expect(ofPage.postURL).toMatch(/^https:\/\/www\.facebook\.com\//);
  expect(ofAccount).toMatchObject({ source: "instagram", instagramUserName: "luz.mx", facebookUserName: "" });
  await eventually(async () => {
    const [comment] = await listed(shop, "&source=instagram");
    expect(comment.postURL).toMatch(/^https:\/\/www\.instagram\.com\/p\//);
  });
  await shop.comment("messenger", "Ana López", "¿Precio del tinte completo?", { id: told.id, verb: "edited" });
  expect(await found(shop, "¿Precio del tinte completo?")).toMatchObject({ _id: ofPage._id, isEdited: true });
  await shop.comment("messenger", "Ana López", "", { id: told.id, verb: "remove" });
  await eventually(async () => {
    const [gone] = await listed(shop, "&search=tinte");
    expect(gone).toMatchObject({ isDeleted: true, canReply: false });
  });
  expect((await reply(shop, ofPage._id, "Hola")).body.message).toBe(
    "El comentario se eliminó y ya no se puede responder",
  );
});

test("a comment whose removal is told before it is never shown, nor answered", async () => {
  const shop = await pageShop();
  const { pageId } = shop.page;
  const about = { item: "comment", comment_id: "55_77", post_id: `${pageId}_55`, parent_id: `${pageId}_55` };
  const tell = (value: object) =>
    deliverBody(world.product.url, {
      object: "page",
      entry: [{ id: pageId, time: Date.now(), changes: [{ field: "feed", value: { ...about, ...value } }] }],
    });
  await tell({ verb: "remove" });
  const kept = () =>
    world.product.owner.query("select content from comments where business_id = $1", [shop.businessId]);
  await eventually(async () => expect((await kept()).rows).toEqual([{ content: "" }]));
  await tell({ verb: "add", from: { id: "9", name: "Ana" }, message: "Me arrepentí", created_time: 1 });
  await shop.comment("messenger", "Luz", "Después");
  await found(shop, "Después");
  expect((await listed(shop)).map(({ content }) => content)).toEqual(["Después"]);
});

test("an answer stands under its comment once, and two are the most, also for many at once", async () => {
  const shop = await pageShop();
  for (const channel of ["messenger", "instagram"] as const) {
    await shop.comment(channel, "Ana", `Hola ${channel}`);
    const comment = await found(shop, `Hola ${channel}`);
    const clientKey = crypto.randomUUID();
    const [first, again] = await Promise.all([
      reply(shop, comment._id, "¡Gracias! Te escribimos.", clientKey),
      reply(shop, comment._id, "¡Gracias! Te escribimos.", clientKey),
    ]);
    expect([first.status, again.status]).toEqual([201, 201]);
    const done = await settled(shop, comment._id, "sent");
    expect(done.replies).toMatchObject([
      { user: { name: "Marta Dueña", email: expect.stringContaining("@") }, assistant: null, status: "sent" },
    ]);
    const more = await Promise.all([1, 2, 3].map((n) => reply(shop, comment._id, `Respuesta ${n}`)));
    expect(more.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(more.find(({ status }) => status === 409)?.body.message).toBe("Este comentario ya tiene 2 respuestas");
    await settled(shop, comment._id, "sent");
    const onPost = (await shop.postComments(channel)).filter(({ from }) => from.name !== "Ana");
    expect(onPost.map(({ parentId }) => parentId)).toEqual([comment.commentId, comment.commentId]);
  }
  // the page's own reply also came by webhook
  expect(await listed(shop)).toHaveLength(2);
  expect(await listed(shop, "&unanswered=true")).toEqual([]);
});

test("an answer whose call got lost is found again by the webhook, and not written twice", async () => {
  const shop = await pageShop();
  await shop.comment("messenger", "Ana", "¿Abren hoy?");
  const comment = await found(shop, "¿Abren hoy?");
  await world.sandbox.fail({ graphDelayMs: 15_000 });
  await reply(shop, comment._id, "Sí, hasta las 6");
  try {
    await eventually(async () => {
      expect((await listed(shop))[0].replies[0].status).toBe("unknown");
    }, 30_000);
  } finally {
    await world.sandbox.calm();
  }
  await settled(shop, comment._id, "sent");
  expect((await shop.postComments("messenger")).filter(({ text }) => text === "Sí, hasta las 6")).toHaveLength(1);
});

test("blank and endless words, a page without its key and foreign comments are refused in words", async () => {
  const shop = await pageShop();
  await shop.comment("instagram", "Ana", "Hola");
  const comment = await found(shop, "Hola");
  const blank = await reply(shop, comment._id, "   ");
  expect([blank.status, blank.body.errors[0].path]).toEqual([400, "reply.content"]);
  const endless = await reply(shop, comment._id, "a".repeat(2_201));
  expect([endless.status, endless.body.errors]).toEqual([
    400,
    [{ path: "reply.content", message: "La respuesta puede tener hasta 2,200 caracteres" }],
  ]);
  const other = await pageShop();
  expect((await reply({ ...shop, owner: other.owner }, comment._id, "Hola")).status).toBe(404);
  const instagram = shop.channels.find(({ kind }) => kind === "instagram");
  expect((await shop.owner.delete(`/api/channel/${instagram._id}`)).status).toBe(200);
  const out = await reply(shop, comment._id, "Hola");
  expect([out.status, out.body.message]).toEqual([422, NO_SIGN_IN]);
  expect((await listed(shop))[0]).toMatchObject({ canReply: false, replies: [] });
});
