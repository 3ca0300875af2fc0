// After a contact was deleted: cancels their planned messages, and removes their data from all (D-16.5). The
// specialist still gets the message about the appointment, without the name: the text is written when it is sent.
import { ContactDeleted } from "@mostrador/domain/business/contacts/schema.ts";
import { ContactObjected } from "@mostrador/domain/business/privacy/schema.ts";
import { isRuleKind, isStoppedByRefusal } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { OBJECTS } from "@mostrador/domain/growth/outreach/still-holds.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { lockOfPerson, readNotification, updateNotification } from "./notification.store.ts";
import { withdraw } from "./plan-appointment.ts";

const REASON = "El contacto se eliminó";

export const onContactDeleted = on(
  ContactDeleted,
  { name: "withdraw-planned", title: "Retirar mensajes planeados" },
  async (ctx, { contactId }) => {
    await transact(ctx, async (tx) => {
      for (const { id, state, is_addressee } of await lockOfPerson(tx, contactId)) {
        const isWithdrawn = is_addressee && state === "planned";
        const end = { state: "withdrawn" as const, reason: REASON, settled_at: new Date(ctx.now) };
        await updateNotification(tx, id, { text: "", ...(isWithdrawn ? end : {}) });
        await announce(tx, ctx, notificationChanged, { notificationId: id });
      }
    });
  },
);

/** They objected to messages that are not about their appointments, or to all: cancels the planned ones. */
export const onContactObjected = on(
  ContactObjected,
  { name: "withdraw-secondary", title: "Retirar promociones planeadas" },
  async (ctx, { contactId }) => {
    await transact(ctx, async (tx) => {
      const [objects, refuses] = await Promise.all([
        objectsTo(tx, contactId, "secondary"),
        objectsTo(tx, contactId, "messages"),
      ]);
      if (!objects && !refuses) return;
      for (const { id, state, is_addressee } of await lockOfPerson(tx, contactId)) {
        if (!is_addressee || state !== "planned") continue;
        const row = await readNotification(tx, id);
        if (!row) continue;
        const isSecondary = isRuleKind(row.kind) || (row.kind === "message" && row.appointment_id === null);
        if ((objects && isSecondary) || (refuses && isStoppedByRefusal(row.kind)))
          await withdraw(tx, ctx, id, { reason: OBJECTS });
      }
    });
  },
);
