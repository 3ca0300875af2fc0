// Planned messages for people: those of a contact, those of an appointment, a new one, a cancelled one.

import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { isRuleKind, PHASES } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import type {
  createNotification as createRoute,
  listNotifications as listRoute,
  listAppointmentNotifications as ofAppointmentRoute,
  readReach as reachRoute,
  sendNotificationNow as sendNowRoute,
  withdrawNotification as withdrawRoute,
} from "@mostrador/domain/growth/outreach/routes.ts";
import { NO_NOTIFICATION, NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { IF_CANCELLED, OBJECTS } from "@mostrador/domain/growth/outreach/still-holds.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { businessZone } from "../../business/businesses/index.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { whyUnreached } from "../../conversation/inbox/index.ts";
import { holdAppointment, knownAppointments } from "../../scheduling/appointments/index.ts";
import { type ListedRow, listOfAppointment, listOfContact, readAddressee, readListed } from "./listed.store.ts";
import {
  insertNotification,
  lockNotification,
  type NotificationRow,
  readNotification,
  updateNotification,
} from "./notification.store.ts";
import { deliveryTime } from "./plan/delivery-time.ts";
import { plannedCauses } from "./plan/planned-causes.ts";
import { plannedWords } from "./plan/planned-words.ts";
import { withdraw } from "./plan-appointment.ts";
import { presentNotification } from "./present-notification.ts";
import { unreachedOf } from "./reach/planned-reach.ts";
import { queuedOf } from "./rules/queued.ts";
import { aboutOf, ruleOf } from "./rules/rule-stop-reason.ts";
import { waitTime } from "./rules/wait-time.ts";
import { subjectOf } from "./subjects/planned-subject.ts";
import { holdSubject } from "./subjects/send-of-subject.ts";

const NO_APPOINTMENT = "No se encontró la cita";

export async function listNotifications(ctx: TenantCtx, { query }: Call<typeof listRoute>) {
  return transact(ctx, async (tx) => {
    const [known, rows] = await Promise.all([readAddressee(tx, query.cId), listOfContact(tx, query.cId)]);
    if (!known) throw notFound(NO_CONTACT);
    return { data: await presentAll(tx, ctx, rows) };
  });
}

export async function listAppointmentNotifications(ctx: TenantCtx, { params }: Call<typeof ofAppointmentRoute>) {
  return transact(ctx, async (tx) => {
    const [known, rows] = await Promise.all([knownAppointments(tx, [params.id]), listOfAppointment(tx, params.id)]);
    if (known.length === 0) throw notFound(NO_APPOINTMENT);
    return { data: await presentAll(tx, ctx, rows) };
  });
}

export async function presentAll(tx: Tx, ctx: TenantCtx, rows: readonly ListedRow[]) {
  const [unreached, words] = [await unreachedOf(tx, ctx, rows), await plannedWords(tx, ctx, rows)];
  const [waits, causes] = [await queuedOf(tx, ctx, rows), await plannedCauses(tx, ctx, rows)];
  return rows.map((row) =>
    presentNotification(row, {
      unreached: unreached.get(row.id),
      words: words.get(row.id),
      waitsFor: waits.get(row.id),
      cause: causes.get(row.id),
    }),
  );
}

/** Whether a message about a cancellation could reach the contact now; asked before a person writes one. */
export async function readReach(ctx: TenantCtx, { query }: Call<typeof reachRoute>) {
  return transact(ctx, async (tx) => {
    const card = await contactCard({ ...ctx, tx }, query.cId);
    const addressed = { contactId: query.cId, hasPhone: card.phone !== null, at: ctx.now + SOON_MS };
    const why = await whyUnreached(tx, { ...addressed, purpose: "appointment_cancelled" });
    return { data: { reason: why?.reason ?? "" } };
  });
}

const SOON_MS = 5 * 60_000;

export async function createNotification(ctx: TenantCtx, { body }: Call<typeof createRoute>) {
  const { clientId, text, deliveryDate, phase, funnelId, appointmentId, deletable } = body.notification;
  const deliverAt = deliveryTime(ctx, deliveryDate);
  const row = await transact(ctx, async (tx) => {
    if (!(await readAddressee(tx, clientId))) throw notFound(NO_CONTACT, "notification.clientId");
    const purpose = appointmentId ? "messages" : "secondary";
    if (await objectsTo(tx, clientId, purpose)) throw new DomainError(422, OBJECTS);
    if (appointmentId) {
      const held = await holdAppointment(tx, appointmentId);
      if (held?.contactId !== clientId) throw notFound(NO_APPOINTMENT, "notification.appointmentId");
    }
    const id = newId();
    await insertNotification(tx, {
      business_id: ctx.businessId,
      id,
      kind: "message",
      contact_id: clientId,
      specialist_id: null,
      appointment_id: appointmentId ?? null,
      with_appointments: [],
      visit_id: null,
      funnel_id: funnelId ?? null,
      version: phase === PHASES.cancelled && appointmentId ? IF_CANCELLED : "",
      text,
      deliver_at: new Date(deliverAt),
      phase,
      deletable,
      created_by: actorName(ctx.actor),
      created_at: new Date(ctx.now),
    });
    await publish(tx, ctx, NotificationDue, { notificationId: id }, { at: deliverAt });
    await announce(tx, ctx, notificationChanged, { notificationId: id });
    const listed = await readListed(tx, id);
    return listed && (await presentAll(tx, ctx, [listed]))[0];
  });
  if (!row) throw notFound(NO_NOTIFICATION);
  return { data: row, message: "Mensaje programado" };
}

/** A person's text, or that of a rule; the product's own messages keep their planned time. */
export async function sendNotificationNow(ctx: TenantCtx, { params }: Call<typeof sendNowRoute>) {
  const row = await transact(ctx, async (tx) => {
    const before = await lockNotification(tx, params.id);
    if (!before) throw notFound(NO_NOTIFICATION);
    if (before.kind !== "message" && !isRuleKind(before.kind)) throw new DomainError(422, "Este aviso sale a su hora");
    if (before.state !== "planned") throw new DomainError(422, "El mensaje ya no está programado");
    await refuseStuck(tx, ctx, before);
    await updateNotification(tx, before.id, { deliver_at: new Date(ctx.now), hurried: true });
    await publish(tx, ctx, NotificationDue, { notificationId: before.id });
    await announce(tx, ctx, notificationChanged, { notificationId: before.id });
    const listed = await readListed(tx, before.id);
    return listed && (await presentAll(tx, ctx, [listed]))[0];
  });
  if (!row) throw notFound(NO_NOTIFICATION);
  return { data: row, message: "Mensaje en camino" };
}

/** What would not go out now either is not promised. */
async function refuseStuck(tx: Tx, ctx: TenantCtx, row: NotificationRow): Promise<void> {
  const { rule_id: ruleId, contact_id: contactId } = row;
  if (!ruleId || !contactId) return;
  const rule = ruleOf(ctx, row);
  const trouble = await rule.troubleOf?.(tx, ctx, ruleId);
  if (trouble) throw new DomainError(422, `No puede salir. ${trouble}`);
  const hold = await rule.whyHeld?.(tx, ctx, { ruleId, contactId, ...aboutOf(row) });
  if (hold) throw new DomainError(422, hold.refused);
  const zone = await businessZone({ ...ctx, tx });
  const wait = await waitTime(tx, ctx, { kind: row.kind, deliver_at: new Date(ctx.now) }, { zone, contactId });
  if (wait) throw new DomainError(422, wait.reason);
}

export async function withdrawNotification(ctx: TenantCtx, { params }: Call<typeof withdrawRoute>) {
  await transact(ctx, async (tx) => {
    const known = await readNotification(tx, params.id);
    if (known) await holdSubject(tx, ctx, known);
    const row = await lockNotification(tx, params.id);
    if (!row) throw notFound(NO_NOTIFICATION);
    if (!row.deletable) throw new DomainError(422, "Este mensaje no se puede retirar");
    if (row.state === "withdrawn") return;
    if (row.state !== "planned") throw new DomainError(422, "El mensaje ya no está programado");
    await withdraw(tx, ctx, row.id, { reason: `Lo retiró ${actorName(ctx.actor)}`.slice(0, 300), by_person: true });
    if (row.subject_id) await subjectOf(ctx, row).planNext(tx, ctx, row.subject_id);
  });
  return { data: null, message: "Mensaje retirado" };
}
