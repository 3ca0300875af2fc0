// Tells a waiting contact, once, that a person will answer, and when at the earliest.

import { WaitToTell } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import { nextOpening } from "@mostrador/domain/conversation/inbox/waiting/next-opening.ts";
import { waitText } from "@mostrador/domain/conversation/inbox/waiting/wait-text.ts";
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { queueMessage } from "../send/queue-message.ts";
import { lockThread, updateThread } from "../thread.store.ts";
import { readInboxSettings, readOpeningHours } from "./wait.store.ts";

/** A contact who got this message recently does not get it again. */
const AGAIN_MS = 4 * 3600_000;

export const onWaitToTell = on(
  WaitToTell,
  { name: "tell-who-waits", title: "Avisar en pantalla quién espera" },
  async (ctx, { threadId, waitId }) => {
    await transact(ctx, async (tx, inside) => {
      const thread = await lockThread(tx, threadId);
      if (thread?.wait_id !== waitId || thread.held_by !== null) return;
      const isLately = thread.wait_told_at !== null && thread.wait_told_at.getTime() > ctx.now - AGAIN_MS;
      if (isLately || !isWindowOpen(thread.last_inbound_at?.getTime() ?? null, ctx.now)) return;
      const [{ tellsCustomer }, business, contact, hours] = await Promise.all([
        readInboxSettings(tx),
        businessSettings(inside),
        contactCard(inside, thread.contact_id),
        readOpeningHours(tx),
      ]);
      if (!tellsCustomer || !business?.isWorking || contact.noRespond) return;
      await updateThread(tx, threadId, { wait_told_at: new Date(ctx.now) });
      await queueMessage(tx, inside, {
        threadId,
        text: waitText(business.name, nextOpening(hours, ctx.now)),
        author: { kind: "system", id: "", name: "Mensaje automático" },
        clientKey: `wait:${waitId}`,
      });
    });
  },
);
