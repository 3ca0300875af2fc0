// A button under a request for confirmation was pressed: it acts on the appointment that was asked about, for the contact
// who was asked, and says what came of it. One of a moved or past appointment changes nothing and says so.
import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type Answer, readAnswerButton } from "@mostrador/domain/growth/outreach/answer-button.ts";
import { isActive, versionOf } from "@mostrador/domain/growth/outreach/plan.ts";
import { ANSWER_TEXTS } from "@mostrador/domain/growth/outreach/texts.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import {
  cancelAppointment,
  confirmAppointment,
  type HeldAppointment,
  holdAppointment,
} from "../../scheduling/appointments/index.ts";
import { factsOf, wordsOf } from "./facts.ts";
import { readNotification } from "./notification.store.ts";

export const onAnswer = on(MessageReceived, "settle-confirmation", async (ctx, { messageId, contactId, buttonId }) => {
  const pressed = buttonId ? readAnswerButton(buttonId) : null;
  if (!pressed) return;
  await transact(ctx, async (tx, inside) => {
    const asked = await readNotification(tx, pressed.notificationId);
    if (asked?.kind !== "confirmation" || asked.contact_id !== contactId || !asked.appointment_id) return;
    const held = await holdAppointment(tx, asked.appointment_id);
    const text = await settle(tx, inside as TenantCtx, contactId, pressed.answer, asked.version, held);
    if (text) await sendToContact(tx, inside as TenantCtx, { contactId, text, key: `answer:${messageId}` });
  });
});

/** What is said; null where the conversation goes on by itself. */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  contactId: string,
  answer: Answer,
  version: string,
  held: HeldAppointment | null,
): Promise<string | null> {
  if (!held || held.contactId !== contactId) return ANSWER_TEXTS.gone;
  const words = await wordsOf(tx, ctx, held);
  if (!isActive(held.status)) return held.status === "cancelada" ? ANSWER_TEXTS.closed : ANSWER_TEXTS.past;
  if (held.start <= ctx.now) return ANSWER_TEXTS.past;
  if (versionOf(factsOf(held)) !== version) return ANSWER_TEXTS.moved(words, ctx.now);
  if (answer === "change") return null;
  const own = { contactId, appointmentId: held.id };
  if (answer === "cancel") {
    await cancelAppointment(ctx, own);
    return ANSWER_TEXTS.cancelled(words, ctx.now);
  }
  if (held.status === "pago_pendiente") return ANSWER_TEXTS.unpaid;
  await confirmAppointment(ctx, own);
  return ANSWER_TEXTS.confirmed(words, ctx.now);
}
