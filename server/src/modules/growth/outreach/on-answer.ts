// Handles a button under a request for confirmation: acts on the appointment or visit of the question, for its
// contact, and sends the result. For a moved or past appointment it changes nothing and says so.
import { MessageReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { type Answer, readAnswerButton } from "@mostrador/domain/growth/outreach/answer-button.ts";
import { isActive, versionOf } from "@mostrador/domain/growth/outreach/plan.ts";
import { ANSWER_TEXTS } from "@mostrador/domain/growth/outreach/texts.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { cancelAppointment, confirmAppointment } from "../../scheduling/appointments/index.ts";
import { factsOf, wordsOf } from "./facts/facts.ts";
import { type HeldPart, holdParts, visitOf } from "./facts/held-parts.ts";
import { readNotification } from "./notification.store.ts";

export const onAnswer = on(
  MessageReceived,
  { name: "settle-confirmation", title: "Leer la respuesta a una confirmación" },
  settleAnswer,
  {
    wants: ({ buttonId }) => Boolean(buttonId && readAnswerButton(buttonId)),
  },
);

type ButtonPress = { messageId: string; contactId: string; buttonId: string | null };

async function settleAnswer(ctx: TenantCtx, { messageId, contactId, buttonId }: ButtonPress): Promise<void> {
  const pressed = buttonId ? readAnswerButton(buttonId) : null;
  if (!pressed) return;
  await transact(ctx, async (tx, inside) => {
    const asked = await readNotification(tx, pressed.notificationId);
    if (asked?.kind !== "confirmation" || asked.contact_id !== contactId || !asked.appointment_id) return;
    const parts = await holdParts(tx, asked);
    const text = await settle(tx, inside, contactId, pressed.answer, parts);
    if (text) await sendToContact(tx, inside, { contactId, text, key: `answer:${messageId}` });
  });
}

/**
 * Acts on every part that is unchanged since the question. Returns the reply; null where the conversation continues
 * normally.
 */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  contactId: string,
  answer: Answer,
  parts: Awaited<ReturnType<typeof holdParts>>,
): Promise<string | null> {
  const visit = visitOf(parts.filter((part) => isAsAsked(part, contactId, ctx.now)));
  if (!visit) return whyNot(tx, ctx, contactId, parts[0]);
  if (answer === "change") return null;
  if (answer === "cancel") {
    for (const { id } of visit) await cancelAppointment(ctx, { contactId, appointmentId: id });
    return ANSWER_TEXTS.cancelled(await wordsOf(tx, ctx, visit), ctx.now);
  }
  const [first, ...others] = visit.filter(({ status }) => status !== "pago_pendiente");
  if (!first) return ANSWER_TEXTS.unpaid;
  for (const { id } of [first, ...others]) await confirmAppointment(ctx, { contactId, appointmentId: id });
  return ANSWER_TEXTS.confirmed(await wordsOf(tx, ctx, [first, ...others]), ctx.now);
}

function isAsAsked({ held, version }: HeldPart, contactId: string, now: Instant): boolean {
  if (!held || held.contactId !== contactId || !isActive(held.status)) return false;
  return held.start > now && versionOf(factsOf(held)) === version;
}

async function whyNot(tx: Tx, ctx: TenantCtx, contactId: string, { held }: HeldPart): Promise<string> {
  if (!held || held.contactId !== contactId) return ANSWER_TEXTS.gone;
  if (!isActive(held.status)) return held.status === "cancelada" ? ANSWER_TEXTS.closed : ANSWER_TEXTS.past;
  if (held.start <= ctx.now) return ANSWER_TEXTS.past;
  return ANSWER_TEXTS.moved(await wordsOf(tx, ctx, [held]), ctx.now);
}
