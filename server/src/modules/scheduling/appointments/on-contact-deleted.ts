// The appointments of a contact that was deleted stay where they are, as of 'Contacto eliminado'; what they say of the
// person goes: the title that carried the name, what the client wrote, what was noted of the visit (D-16.5).
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { forgetClient } from "./appointment.store.ts";

export const onContactDeleted = on(ContactDeleted, "forget-client", async (ctx, { contactId }) => {
  await transact(ctx, async (tx) => {
    for (const appointmentId of await forgetClient(tx, contactId, new Date(ctx.now))) {
      await announce(tx, ctx, appointmentChanged, { appointmentId });
    }
  });
});
