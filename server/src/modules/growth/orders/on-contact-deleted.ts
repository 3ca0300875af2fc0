// A contact was deleted: what waited for them is called off, and no order keeps where they live or what they wrote (D-16.5).
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { forgetClient } from "./order.store.ts";

export const onContactDeleted = on(ContactDeleted, "forget-orders", async (ctx, { contactId }) => {
  await transact(ctx, async (tx) => {
    for (const orderId of await forgetClient(tx, contactId, new Date(ctx.now)))
      await announce(tx, ctx, orderChanged, { orderId });
  });
});
