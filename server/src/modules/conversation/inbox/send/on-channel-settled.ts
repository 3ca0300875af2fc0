// Runs when a failed number works again or was given up: its waiting messages are sent in the order of their
// conversation, or marked as not sent with the reason.
import { ChannelSettled } from "@mostrador/domain/conversation/channels/schema.ts";
import { MessageQueued } from "@mostrador/domain/conversation/inbox/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { readNextToSend, releaseWaiting } from "./send.store.ts";

export const onChannelSettled = on(
  ChannelSettled,
  { name: "wake-waiting", title: "Despertar mensajes de un canal reparado" },
  (ctx, { channelId }) =>
    transact(ctx, async (tx) => {
      for (const threadId of await releaseWaiting(tx, channelId)) {
        const head = await readNextToSend(tx, threadId);
        if (head?.status === "queued") await publish(tx, ctx, MessageQueued, { threadId, messageId: head.id });
      }
    }),
);
