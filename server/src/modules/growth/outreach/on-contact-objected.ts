// A contact objected to messages that are not of their appointments: those that were planned are withdrawn.
import { ContactObjected } from "@mostrador/domain/business/privacy/schema.ts";
import { OBJECTS } from "@mostrador/domain/growth/outreach/still-holds.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { lockOfPerson, readNotification } from "./notification.store.ts";
import { withdraw } from "./plan-appointment.ts";

export const onContactObjected = on(ContactObjected, "withdraw-secondary", async (ctx, { contactId }) => {
  await transact(ctx, async (tx) => {
    if (!(await objectsTo(tx, contactId, "secondary"))) return;
    for (const { id, state, is_addressee } of await lockOfPerson(tx, contactId)) {
      if (!is_addressee || state !== "planned") continue;
      const row = await readNotification(tx, id);
      if (row?.kind === "message" && row.appointment_id === null) await withdraw(tx, ctx, id, { reason: OBJECTS });
    }
  });
});
