// A contact was deleted: deletes what their requests say about them. For a blocked contact this happens with the
// blocked data.
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { forgetInRequests } from "./request.store.ts";

export const onContactDeleted = on(
  ContactDeleted,
  { name: "forget-in-requests", title: "Olvidar solicitudes" },
  (ctx, { contactId }) => transact(ctx, (tx) => forgetInRequests(tx, contactId)),
);
