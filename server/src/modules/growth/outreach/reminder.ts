// Reminders that clients and the business's people asked for: the capability that reads the request stores them here,
// with the other planned messages. Their owners may cancel them while pending (docs/decisions/0062).
import { type AskedReminderKind, PHASES } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { insertNotification, lockNotification, type NotificationRow, remindersOf } from "./notification.store.ts";
import { withdraw } from "./plan-appointment.ts";

/** `about`: in their own words. */
export type Reminder = { id: string; about: string; at: Instant };

/** The pending ones, the next first. */
export async function comingReminders(
  ctx: TenantCtx,
  contactId: string,
  kind: AskedReminderKind = "personal_reminder",
): Promise<Reminder[]> {
  return (await transact(ctx, (tx) => remindersOf(tx, contactId, kind))).map(reminderOf);
}

export async function planReminder(
  ctx: TenantCtx,
  { contactId, about, at, kind = "personal_reminder" }: ReminderRequest,
): Promise<Reminder> {
  return transact(ctx, async (tx) => {
    const id = newId();
    await insertNotification(tx, {
      business_id: ctx.businessId,
      id,
      kind,
      contact_id: contactId,
      specialist_id: null,
      appointment_id: null,
      with_appointments: [],
      visit_id: null,
      funnel_id: null,
      version: "",
      text: about,
      deliver_at: new Date(at),
      phase: PHASES[kind],
      deletable: true,
      created_by: actorName(ctx.actor),
      created_at: new Date(ctx.now),
    });
    await publish(tx, ctx, NotificationDue, { notificationId: id }, { at });
    await announce(tx, ctx, notificationChanged, { notificationId: id });
    return { id, about, at };
  });
}

type ReminderRequest = { contactId: string; about: string; at: Instant; kind?: AskedReminderKind };
type ReminderCancellation = { contactId: string; reminderId: string; kind?: AskedReminderKind };

/** Null: it is not theirs, or not pending any more. */
export async function withdrawReminder(
  ctx: TenantCtx,
  { contactId, reminderId, kind = "personal_reminder" }: ReminderCancellation,
): Promise<Reminder | null> {
  return transact(ctx, async (tx) => {
    const row = await lockNotification(tx, reminderId);
    if (row?.kind !== kind || row.contact_id !== contactId || row.state !== "planned") return null;
    await withdraw(tx, ctx, row.id, { reason: WITHDRAWN[kind], by_person: true });
    return reminderOf(row);
  });
}

const WITHDRAWN: Readonly<Record<AskedReminderKind, string>> = {
  personal_reminder: "Lo canceló el cliente",
  staff_reminder: "Lo quitó quien lo pidió",
};

function reminderOf({ id, text, deliver_at }: Pick<NotificationRow, "id" | "text" | "deliver_at">): Reminder {
  return { id, about: text, at: deliver_at.getTime() };
}
