// Sends a due planned message: checks it again, writes it from the current rows, hands it to the conversation once,
// stores the outcome. One transaction locks its appointments, so that a cancellation or a move comes before (and the
// message is not sent) or after. Many of a business that are due together share a transaction
// (docs/decisions/0162-many-in-one-transaction.md).

import { fillText } from "@mostrador/domain/business/contacts/message-text/fill-text.ts";
import type { VariableValues } from "@mostrador/domain/business/contacts/message-text/variables.ts";
import { answerButtons } from "@mostrador/domain/growth/outreach/answer-button.ts";
import { hasOwnText, isOfSubject, isRuleKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { stopOf } from "@mostrador/domain/growth/outreach/still-holds.ts";
import {
  reminderText,
  staffReminderText,
  variablesFor,
  withCalendarFile,
} from "@mostrador/domain/growth/outreach/texts.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { isDatabaseAway } from "../../../kernel/db/is-away.ts";
import type { Statement } from "../../../kernel/db/sql.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { allTogether } from "../../../kernel/db/wire/gather.ts";
import { inParallel } from "../../../kernel/in-parallel.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { onTogether, publish } from "../../../kernel/queue/queue.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { staffContact } from "../../business/contacts/index.ts";
import { specialistNumber } from "../../business/specialists/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { changeStatus, noteConfirmationAsked } from "../../scheduling/appointments/index.ts";
import type { CalendarLink } from "../../scheduling/calendars/index.ts";
import { wordsOf } from "./facts/facts.ts";
import { holdParts, type Visit, visitOf, writeOfParts } from "./facts/held-parts.ts";
import { readAddressee } from "./listed.store.ts";
import { momentOf } from "./moment.ts";
import {
  appointmentIdsOf,
  lockNotification,
  lockStandalone,
  lockStandaloneAmong,
  type NotificationRow,
  readNotification,
  updateNotification,
} from "./notification.store.ts";
import { planAppointment, textOf } from "./plan-appointment.ts";
import { purposeOf } from "./purpose.ts";
import { sendRuleMessage } from "./rules/send-rule-message.ts";
import { holdSubject, sendOfSubject } from "./subjects/send-of-subject.ts";

/** The clocks of two processes differ by a little. */
const EARLY_MS = 2_000;
/** Thousands of one business may come due in one moment: so many share a transaction, and so many workers are woken. */
const TOGETHER = 10;
/** Those that cannot share one. */
const FEW = 4;

export function onNotificationDue(calendarLink: CalendarLink) {
  return onTogether(
    NotificationDue,
    { name: "send-planned", title: "Enviar un mensaje planeado" },
    async (ctx, jobs) => {
      const failures = new Map<string, unknown>();
      const ids = jobs.map(({ payload }) => payload.notificationId);
      const done = ids.length > 1 ? await sendTogether(ctx, calendarLink, ids) : new Set();
      const others = jobs.filter(({ payload }) => !done.has(payload.notificationId));
      await inParallel(others, FEW, async ({ id, payload }) => {
        try {
          await sendPlanned(ctx, calendarLink, payload.notificationId);
        } catch (error) {
          failures.set(id, error);
        }
      });
      return failures;
    },
    TOGETHER,
  );
}

/** A row that another keeps locked for longer sends these one by one. */
const PATIENCE: Statement = { name: "patience-of-pile", text: "set local lock_timeout = '500ms'" };

/**
 * Decides and hands over in one transaction those of these that are due, lock nothing before their own row, and are the
 * first to their contact: what another one was sent counts for the next. Returns their ids; none when one of them
 * fails, because it would undo the others.
 */
async function sendTogether(ctx: TenantCtx, calendarLink: CalendarLink, ids: string[]): Promise<ReadonlySet<string>> {
  try {
    return await transact(ctx, async (tx, inside) => {
      const [, rows] = await Promise.all([tx.run(PATIENCE, []), lockStandaloneAmong(tx, ids)]);
      const due = rows.filter(
        ({ state, deliver_at }) => state === "planned" && deliver_at.getTime() <= ctx.now + EARLY_MS,
      );
      const chosen = [...Map.groupBy(due, ({ contact_id }) => contact_id)].flatMap(([contactId, [first]]) =>
        contactId && first ? [first] : [],
      );
      await allTogether(tx, inside, chosen, (shared, within, row) =>
        decide(shared, within, calendarLink, row, [{ held: undefined, version: row.version }]),
      );
      return new Set(chosen.map(({ id }) => id));
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    ctx.log.warn({ error: (error as Error).message, count: ids.length }, "planned messages are sent one by one");
    return new Set();
  }
}

async function sendPlanned(ctx: TenantCtx, calendarLink: CalendarLink, id: string): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    // in one round trip; the read comes after the lock, so it tells the state of now
    const [lone, known] = await Promise.all([lockStandalone(tx, id), readNotification(tx, id)]);
    if (known?.state !== "planned") return;
    if (known.deliver_at.getTime() > ctx.now + EARLY_MS) {
      await publish(tx, ctx, NotificationDue, { notificationId: id }, { at: known.deliver_at.getTime() });
      return;
    }
    const parts = await holdParts(tx, known);
    await holdSubject(tx, inside, known);
    const row = lone ?? (await lockNotification(tx, id));
    if (row?.state === "planned") await decide(tx, inside, calendarLink, row, parts);
  });
}

/** Of a due row that is locked, with its appointments and its subject. */
async function decide(
  tx: Tx,
  ctx: TenantCtx,
  calendarLink: CalendarLink,
  row: NotificationRow,
  parts: Awaited<ReturnType<typeof holdParts>>,
): Promise<void> {
  if (isOfSubject(row.kind)) await sendOfSubject(tx, ctx, row);
  else if (isRuleKind(row.kind)) await sendRuleMessage(tx, ctx, row, parts[0].held);
  else await settle(tx, ctx, calendarLink, row, parts);
  // whether the question was sent decides whether the appointment is cancelled automatically
  const [asked] = appointmentIdsOf(row);
  if (row.kind === "confirmation" && asked) await planAppointment(ctx, asked);
  await announce(tx, ctx, notificationChanged, { notificationId: row.id });
}

/** It is sent for the parts of a visit that are unchanged. */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  calendarLink: CalendarLink,
  row: NotificationRow,
  [first, ...others]: Awaited<ReturnType<typeof holdParts>>,
): Promise<void> {
  const settled_at = new Date(ctx.now);
  const stop = stopOf(await momentOf(tx, ctx, row, first));
  const parts = stop ? [] : [first];
  for (const part of others) {
    if (stopOf(await momentOf(tx, ctx, row, part)) === null) parts.push(part);
  }
  if (stop && parts.length === 0) return updateNotification(tx, row.id, { ...stop, settled_at });
  const visit = visitOf(parts);
  const contactId = row.contact_id ?? (await specialistContact(tx, ctx, row));
  if (!contactId) return updateNotification(tx, row.id, { state: "not_sent", reason: NOBODY, settled_at });
  if (row.kind === "auto_cancel") for (const { id } of visit ?? []) await changeStatus(ctx, id, "cancelada");
  const variables = visit ? variablesFor(await wordsOf(tx, ctx, visit)) : {};
  const words = await wordsFor(tx, ctx, row, { contactId, visit, variables });
  const isConfirmed = visit && (row.kind === "scheduled" || row.kind === "moved");
  const text = isConfirmed ? withCalendarFile(words, calendarLink(ctx, visit[0].id)) : words;
  const sent = await sendToContact(tx, ctx, {
    contactId,
    text,
    ...(row.kind === "confirmation" ? { buttons: answerButtons(row.id) } : {}),
    template: { purpose: purposeOf(row.kind), variables },
    isPromotion: !visit && row.kind === "message",
    key: `notification:${row.id}`,
  });
  if (sent.state === "queued" && row.kind === "confirmation") {
    for (const { id } of visit ?? []) await noteConfirmationAsked(tx, ctx, id);
  }
  await updateNotification(tx, row.id, {
    ...(parts.length < others.length + 1 && writeOfParts(parts)),
    contact_id: contactId,
    text,
    settled_at,
    message_id: sent.messageId,
    ...(sent.state === "queued" ? { state: "sent" } : { state: "not_sent", reason: sent.reason }),
  });
}

/** The number of the specialist. */
async function specialistContact(tx: Tx, ctx: TenantCtx, { specialist_id }: NotificationRow): Promise<string | null> {
  const specialist = specialist_id ? await specialistNumber(tx, specialist_id) : undefined;
  return specialist ? staffContact(tx, ctx, specialist) : null;
}

/** Written now, from the rows; a person's text gets its variables filled in. */
async function wordsFor(
  tx: Tx,
  ctx: TenantCtx,
  row: NotificationRow,
  { contactId, visit, variables }: { contactId: string; visit: Visit | null; variables: VariableValues },
): Promise<string> {
  if (row.kind === "staff_reminder") return staffReminderText(row.text);
  if (visit && !hasOwnText(row.kind)) return textOf(tx, ctx, visit, row.kind);
  const [business, contact] = await Promise.all([businessSettings({ ...ctx, tx }), readAddressee(tx, contactId)]);
  const name = contact?.name || contact?.push_name || "";
  if (row.kind === "personal_reminder") return reminderText(row.text, name, business?.name ?? "");
  const people = { nombre: name, nombre_whatsapp: contact?.push_name ?? "", negocio: business?.name ?? "" };
  return fillText(row.text, { ...people, ...variables });
}

const NOBODY = "No se envió: el especialista no tiene un número de WhatsApp válido";
