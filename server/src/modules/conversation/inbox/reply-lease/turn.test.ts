import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { type TenantCtx, tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { handOver } from "./hand-over.ts";
import { recordToolCall } from "./record-tool-call.ts";
import { armAnswer, claimTurn, finishTurn, holdTurn, releaseTurn, threadLease } from "./turn.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

const LEASE = 60_000;

/** A contact has written `texts`; no automatic answer comes unless the test makes one. */
async function makeTurn(...texts: string[]) {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const from = shop.newNumber();
  for (const text of texts) await shop.write(from, text);
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(texts.length));
  const thread = await shop.firstThread();
  const ctx = (ahead = 0): TenantCtx => {
    const system = world.product.product.system("test-lease");
    const actor = { kind: "system", name: "Prueba" } as const;
    return { ...tenantCtx(system, shop.businessId, actor), now: Date.now() + ahead };
  };
  const within = <T>(work: (tx: Tx) => Promise<T>) => transact(ctx(), work);
  const arm = (dueAt = Date.now()) => within((tx) => armAnswer(tx, ctx(), thread._id, dueAt));
  const finish = (token: string, answeredSeq: number) =>
    within((tx) => finishTurn(tx, ctx(), thread._id, token, { memory: { v: 1 }, answeredSeq }));
  return { shop, from, threadId: thread._id as string, clientId: thread.clientId as string, ctx, within, arm, finish };
}

test("a turn holds all that was written, in order, and is one worker's at a time", async () => {
  const { threadId, ctx, arm, finish, within } = await makeTurn("hola", "quiero una cita", "mañana a las 5");
  expect(await claimTurn(ctx(), threadId, "a", LEASE)).toBeNull();
  await arm(Date.now() + 10_000);
  expect(await claimTurn(ctx(), threadId, "a", LEASE)).toBeNull();
  await arm();
  const turn = await claimTurn(ctx(), threadId, "a", LEASE);
  expect(turn).toMatchObject({
    texts: ["hola", "quiero una cita", "mañana a las 5"],
    seq: 3,
    answeredSeq: 0,
    memory: null,
  });
  expect(await claimTurn(ctx(), threadId, "b", LEASE)).toBeNull();
  expect((await claimTurn(ctx(), threadId, "a", LEASE))?.seq).toBe(3);
  expect(await within((tx) => holdTurn(tx, ctx(), threadId, "b"))).toBe(false);
  expect(await finish("b", 3)).toBeNull();
  expect(await finish("a", 3)).toEqual({ dueAgainAt: null });
  expect(await finish("a", 3)).toBeNull();
  expect(await arm()).toBe(false);
  expect((await threadLease(ctx(), threadId))?.dueAt).toBeNull();
});

test("a lease that ran out, or was given back, is another's; the late one finishes nothing", async () => {
  const { threadId, ctx, arm, finish } = await makeTurn("hola");
  await arm();
  await claimTurn(ctx(), threadId, "late", LEASE);
  expect((await claimTurn(ctx(LEASE + 1), threadId, "next", LEASE))?.texts).toEqual(["hola"]);
  expect(await finish("late", 1)).toBeNull();
  await releaseTurn(ctx(), threadId, "next");
  expect((await claimTurn(ctx(), threadId, "third", LEASE))?.token).toBe("third");
  expect(await finish("third", 1)).toEqual({ dueAgainAt: null });
});

test("what comes while the assistant thinks is another turn, with the memory of the first", async () => {
  const { shop, from, threadId, ctx, arm, finish } = await makeTurn("hola");
  await arm();
  await claimTurn(ctx(), threadId, "a", LEASE);
  await shop.write(from, "¿sigues ahí?");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(2));
  const done = await finish("a", 1);
  expect(done?.dueAgainAt).not.toBeNull();
  expect(await claimTurn(ctx(), threadId, "b", LEASE)).toMatchObject({ texts: ["¿sigues ahí?"], memory: { v: 1 } });
});

test("a person who writes takes the turn that is under way, and all that was written before", async () => {
  const { shop, clientId, threadId, ctx, arm, finish, from } = await makeTurn("hola");
  await arm();
  await claimTurn(ctx(), threadId, "a", LEASE);
  await shop.say(clientId, "Yo te atiendo");
  expect(await finish("a", 1)).toBeNull();
  await shop.write(from, "gracias");
  await eventually(async () => expect((await shop.firstThread()).unreadCount).toBe(2));
  expect(await arm()).toBe(false);
  const half = 31 * 60_000;
  await transact(ctx(half), (tx) => armAnswer(tx, ctx(half), threadId, Date.now()));
  expect((await claimTurn(ctx(half), threadId, "b", LEASE))?.texts).toEqual(["gracias"]);
});

test("handed over nobody is armed until the switch gives it back; switched off, what was due is dropped", async () => {
  const { shop, clientId, threadId, ctx, arm, finish, within, from } = await makeTurn("quiero hablar con alguien");
  await arm();
  await claimTurn(ctx(), threadId, "a", LEASE);
  await within((tx) => handOver(tx, ctx(), threadId, "Pidió una persona"));
  expect(await finish("a", 1)).toEqual({ dueAgainAt: null });
  expect(await shop.firstThread()).toMatchObject({ handOverReason: "Pidió una persona" });
  await shop.write(from, "¿hola?");
  await eventually(async () => expect(await shop.messagesOf(from)).toHaveLength(2));
  expect(await arm()).toBe(false);
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: false } });
  await eventually(async () => expect((await shop.firstThread()).handedOverAt).toBeNull());
  await shop.write(from, "otra cosa");
  await eventually(async () => expect(await arm()).toBe(true));
  await shop.owner.put(`/api/client/${clientId}`, { client: { noRespond: true } });
  await eventually(async () => expect((await threadLease(ctx(), threadId))?.dueAt).toBeNull());
  expect(await claimTurn(ctx(), threadId, "b", LEASE)).toBeNull();
});

test("a tool call is kept once, and shown where logs are asked for", async () => {
  const { shop, from, threadId, ctx, within } = await makeTurn("hola");
  const call = { callId: "turn:1:0", name: "find_slots", arguments: { day: "2026-11-23" }, output: { slots: [] } };
  await within((tx) => recordToolCall(tx, ctx(), threadId, call));
  await within((tx) => recordToolCall(tx, ctx(), threadId, call));
  expect(await shop.messagesOf(from)).toHaveLength(1);
  const [, made, answered] = await shop.messagesOf(from, "&includeLogs=true");
  expect(made).toMatchObject({ type: "function_call", name: "find_slots", arguments: '{"day":"2026-11-23"}' });
  expect(answered).toMatchObject({ type: "function_call_output", call_id: "turn:1:0", output: '{"slots":[]}' });
  expect((await shop.threads())[0].messages[0].message).toBe("hola");
});
