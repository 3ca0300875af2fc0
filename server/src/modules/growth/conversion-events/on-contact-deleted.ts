// A contact was deleted: what was written down of them goes with them (D-16.5).
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { conversionEventChanged } from "@mostrador/domain/growth/conversion-events/live.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { removeEventsOf } from "./event.store.ts";

export const onContactDeleted = on(ContactDeleted, "forget-conversion-events", async (ctx, { contactId }) => {
  await transact(ctx, async (tx) => {
    for (const eventId of await removeEventsOf(tx, contactId))
      await announce(tx, ctx, conversionEventChanged, { eventId });
  });
});
