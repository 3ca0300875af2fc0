// A contact was deleted: what was still to be said to them is withdrawn, and no message keeps what it said of them
// (D-16.5). Whoever attends them hears of the appointment all the same, without the name: that is written when it goes out.
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { lockOfPerson, updateNotification } from "./notification.store.ts";

const REASON = "El contacto se eliminó";

export const onContactDeleted = on(ContactDeleted, "withdraw-planned", async (ctx, { contactId }) => {
  await transact(ctx, async (tx) => {
    for (const { id, state, is_addressee } of await lockOfPerson(tx, contactId)) {
      const isWithdrawn = is_addressee && state === "planned";
      const end = { state: "withdrawn" as const, reason: REASON, settled_at: new Date(ctx.now) };
      await updateNotification(tx, id, { text: "", ...(isWithdrawn ? end : {}) });
      await announce(tx, ctx, notificationChanged, { notificationId: id });
    }
  });
});
