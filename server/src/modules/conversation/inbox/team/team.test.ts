// Conversations among the staff of a business: who has one, which are closed, and the notes for each other.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../../../test/caller.ts";
import { type InboxShop, makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../../kernel/context.ts";
import { recentMessages } from "../index.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

type Grant = { access: "full" | "limited"; permissions: { pageId: number; actions: string[] }[] };
const FULL: Grant = { access: "full", permissions: [] };

async function makeChat() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  await shop.write(from, "hola");
  const thread = await shop.firstThread();
  await eventually(async () => expect((await shop.threads())[0].waitingSince).not.toBeNull());
  return { shop, from, clientId: thread.clientId as string, threadId: thread._id as string };
}

async function join(shop: InboxShop, name: string, grant: Grant = FULL): Promise<Caller> {
  const { body } = await shop.owner.post("/api/invitation", { invitation: { businessId: shop.businessId, ...grant } });
  const person = await world.product.person(name);
  const joined = await person.put(`/api/user/${person.userId}`, { code: body.data.code });
  expect(joined.status).toBe(200);
  person.businessId = shop.businessId;
  return person;
}

const assign = (who: Caller, threadId: string, userId: string | null, from: string | null = null) =>
  who.put(`/api/thread/${threadId}/assignee`, { assignment: { userId, from } });
const resolve = (who: Caller, threadId: string, lastMessageId: string | null) =>
  who.post(`/api/thread/${threadId}/resolve`, { resolution: { lastMessageId } });

test("two who take a conversation at once: one has it, the other is told who", async () => {
  const { shop, threadId } = await makeChat();
  const [ana, luis] = [await join(shop, "Ana Vega"), await join(shop, "Luis Mora")];
  const answers = await Promise.all([assign(ana, threadId, ana.userId), assign(luis, threadId, luis.userId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const has = answers.find(({ status }) => status === 200)?.body.data.assignee.name as string;
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(`Ya la tiene ${has}`);
  const [taker, other] = has === "Ana Vega" ? [ana, luis] : [luis, ana];
  const mine = async (who: Caller) =>
    (await who.get(`/api/thread?businessId=${shop.businessId}&category=mine`)).body.data.threads;
  expect(await mine(taker)).toHaveLength(1);
  expect(await mine(other)).toEqual([]);
  expect((await taker.get(`/api/thread/waiting?businessId=${shop.businessId}`)).body.data).toEqual({
    waiting: 1,
    mine: 1,
  });
  // Taking it again is no conflict, and a caller that knows the current assignee may assign it to another.
  expect((await assign(taker, threadId, taker.userId, taker.userId)).status).toBe(200);
  expect((await assign(shop.owner, threadId, other.userId, taker.userId)).body.data.assignee.userId).toBe(other.userId);
  const audit = (await shop.owner.get(`/api/audit?businessId=${shop.businessId}`)).body.data.entries;
  expect(
    audit.map(({ action }: { action: string }) => action).filter((one: string) => one === "thread.assigned"),
  ).toHaveLength(2);
});

test("only who may answer in the chat takes one or is given one; a stranger is nobody", async () => {
  const { shop, threadId } = await makeChat();
  const reader = await join(shop, "Rita", { access: "limited", permissions: [{ pageId: 5, actions: ["view"] }] });
  expect((await assign(reader, threadId, reader.userId)).status).toBe(403);
  expect((await resolve(reader, threadId, null)).status).toBe(403);
  expect((await reader.post(`/api/thread/${threadId}/notes`, { note: { text: "x" } })).status).toBe(403);
  const given = await assign(shop.owner, threadId, reader.userId);
  expect([given.status, given.body.message]).toEqual([422, "Rita no tiene permiso para responder en el chat"]);
  const stranger = await world.product.person("Otro");
  const refused = await assign(shop.owner, threadId, stranger.userId);
  expect([refused.status, refused.body.errors[0].path]).toEqual([404, "assignment.userId"]);
  const colleagues = (await reader.get(`/api/thread/colleagues?businessId=${shop.businessId}`)).body.data;
  expect(colleagues.map(({ userId }: { userId: string }) => userId)).toEqual([shop.owner.userId]);
});

test("whoever leaves the business leaves its conversations", async () => {
  const { shop, threadId } = await makeChat();
  const luis = await join(shop, "Luis Mora");
  expect((await assign(luis, threadId, luis.userId)).status).toBe(200);
  expect((await shop.owner.delete(`/api/member/${luis.userId}?businessId=${shop.businessId}`)).status).toBe(200);
  expect((await shop.threads())[0].assignee).toBeNull();
  await eventually(async () => {
    const { rows } = await world.product.owner.query("select assignee_name from threads where id = $1", [threadId]);
    expect(rows[0].assignee_name).toBe("");
  });
});

test("resolved, nobody waits there; not over the head of who has just written; it opens again by itself", async () => {
  const { shop, from, threadId } = await makeChat();
  const [seen] = await shop.threads();
  await shop.write(from, "¿están?");
  await eventually(async () => expect((await shop.threads())[0].messages[0].message).toBe("¿están?"));
  const early = await resolve(shop.owner, threadId, seen.messages[0].messageId);
  expect([early.status, early.body.message]).toEqual([
    409,
    "El cliente acaba de escribir. Lee su mensaje antes de darla por resuelta.",
  ]);
  const [now] = await shop.threads();
  const done = await resolve(shop.owner, threadId, now.messages[0].messageId);
  expect(done.body.data).toMatchObject({ waitingSince: null, isRead: true });
  expect(done.body.data.resolvedAt).not.toBeNull();
  expect(await shop.threads("&category=waiting")).toEqual([]);
  await shop.write(from, "una cosa más");
  await eventually(async () => {
    const [thread] = await shop.threads("&category=waiting");
    expect(thread?.resolvedAt).toBeNull();
  });
});

test("a note stands in the thread at its place and nowhere else", async () => {
  const { shop, from, threadId } = await makeChat();
  const [before] = await shop.threads();
  const written = await shop.owner.post(`/api/thread/${threadId}/notes`, { note: { text: "  Es prima de Marta  " } });
  expect(written.status).toBe(201);
  expect(written.body.data).toMatchObject({ kind: "note", message: "Es prima de Marta", status: null });
  expect((await shop.say(before.clientId, "¿A qué hora?")).status).toBe(201);
  await eventually(async () =>
    expect((await world.sandbox.chat(shop.phoneNumberId, from)).filter((one) => one.direction === "out")).toHaveLength(
      1,
    ),
  );
  const texts = (await shop.messagesOf(from)).map(({ message }) => message);
  expect(texts).toEqual(["hola", "Es prima de Marta", "¿A qué hora?"]);
  const [after] = await shop.threads();
  expect(after).toMatchObject({ unreadCount: before.unreadCount });
  expect(after.messages[0].message).toBe("¿A qué hora?");
  // Only the answer was sent to WhatsApp, and the assistant does not see the note.
  const said = JSON.stringify(await world.sandbox.chat(shop.phoneNumberId, from));
  expect(said).not.toContain("prima");
  const { rowCount } = await world.product.owner.query("select from pgboss.job where data::text like $1", [
    `%${written.body.data._id}%`,
  ]);
  expect(rowCount).toBe(0);
  const ctx = tenantCtx(world.product.product.system("test"), shop.businessId, { kind: "system", name: "Mostrador" });
  expect((await recentMessages(ctx, threadId, 50)).map(({ text }) => text)).toEqual(["hola", "¿A qué hora?"]);
  // A note pauses no assistant and ends no wait: nobody answered.
  const { shop: other, threadId: waiting } = await makeChat();
  await other.owner.post(`/api/thread/${waiting}/notes`, { note: { text: "luego le digo" } });
  expect((await other.threads())[0]).toMatchObject({ personUntil: null });
  expect((await other.threads())[0].waitingSince).not.toBeNull();
});

test("a note is taken back by its author or the owner, not sent again, not by others; bad ones are refused", async () => {
  const { shop, from, threadId } = await makeChat();
  const [ana, luis] = [await join(shop, "Ana Vega"), await join(shop, "Luis Mora")];
  const note = async (who: Caller, text: string) =>
    (await who.post(`/api/thread/${threadId}/notes`, { note: { text } })).body.data._id as string;
  const [first, second] = [await note(ana, "una"), await note(ana, "dos")];
  expect((await luis.delete(`/api/thread/notes/${first}`)).status).toBe(403);
  expect((await luis.post(`/api/thread/messages/${first}/resend`, {})).status).toBe(404);
  expect((await ana.delete(`/api/thread/notes/${first}`)).status).toBe(200);
  expect((await shop.owner.delete(`/api/thread/notes/${second}`)).status).toBe(200);
  expect((await shop.owner.delete(`/api/thread/notes/${second}`)).status).toBe(404);
  expect((await shop.messagesOf(from)).map(({ message }) => message)).toEqual(["hola"]);
  const [message] = await shop.messagesOf(from);
  expect((await shop.owner.delete(`/api/thread/notes/${message._id}`)).status).toBe(404);
  const empty = await ana.post(`/api/thread/${threadId}/notes`, { note: { text: " " } });
  expect([empty.status, empty.body.errors[0].path]).toEqual([400, "note.text"]);
  expect((await ana.post(`/api/thread/${threadId}/notes`, { note: { text: "a".repeat(2001) } })).status).toBe(400);
});
