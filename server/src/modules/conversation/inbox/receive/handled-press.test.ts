// A press that another module answers: stored and announced like any other, but ignored by the assistant.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../../test/shops/inbox-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";
import { tenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { armAnswer, claimTurn } from "../reply-lease/turn.ts";
import { receiveMessage } from "./receive-message.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

test("a handled press is not answered by the assistant, and a question before it still is", async () => {
  const shop = await makeInboxShop(world.product, world.sandbox);
  const ctx = tenantCtx(world.product.product.system("test"), shop.businessId, { kind: "system", name: "Prueba" });
  const from = shop.newNumber();
  const receive = (text: string, buttonId: string | null) =>
    receiveMessage(
      ctx,
      { channelId: shop.channelId, kind: "whatsapp" },
      {
        externalId: shop.phoneNumberId,
        type: "message",
        providerId: `wamid.${randomUUID()}`,
        person: { waId: `52${from}`, userId: null, name: "Ana", changedTo: null, changedUserId: null },
        at: Date.now(),
        content: { kind: "text", text, media: null, quotedId: null, buttonId, details: null },
      },
      { deliveryId: newId(), index: 0, receivedAt: new Date() },
      { notice: { addressToTell: async () => null, tell: async () => null } },
    );
  await receive("Confirmar", "appointment-confirm:7:1");
  const { _id: threadId } = await shop.firstThread();
  const arm = () => transact(ctx, (tx) => armAnswer(tx, ctx, threadId, ctx.now));
  expect(await arm()).toBe(false);
  expect((await shop.messagesOf(from)).map(({ message }) => message)).toEqual(["Confirmar"]);
  await receive("Otro botón", "other:1");
  await receive("Confirmar", "appointment-confirm:8:1");
  expect(await arm()).toBe(true);
  expect((await claimTurn(ctx, threadId, "turn", 60_000))?.texts).toEqual(["Otro botón"]);
});
