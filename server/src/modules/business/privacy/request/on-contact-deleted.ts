// A contact was deleted: what their requests told of them goes, too. Of one that is blocked it goes with what is blocked.
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { forgetInRequests } from "./request.store.ts";

export const onContactDeleted = on(ContactDeleted, "forget-in-requests", (ctx, { contactId }) =>
  transact(ctx, (tx) => forgetInRequests(tx, contactId)),
);
