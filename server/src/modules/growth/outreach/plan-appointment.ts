// Updates the plan of an appointment, and of its visit, after any event, in any order and any number of times (D-5).
// The whole visit is locked meanwhile, since it has common messages.

import {
  type GeneratedTextKind,
  hasOwnText,
  isForSpecialist,
  PHASES,
} from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import type { Duties } from "@mostrador/domain/growth/outreach/plan.ts";
import { planFor, type VisitMessage, type VisitRow } from "@mostrador/domain/growth/outreach/plan-visit.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { specialistText, textFor } from "@mostrador/domain/growth/outreach/texts.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { type HeldAppointment, holdVisit, noteAutoCancel } from "../../scheduling/appointments/index.ts";
import { factsOf, wordsOf } from "./facts/facts.ts";
import type { Visit } from "./facts/held-parts.ts";
import { readAddressee } from "./listed.store.ts";
import {
  appointmentIdsOf,
  insertNotification,
  type NotificationRow,
  readOfVisit,
  updateNotification,
} from "./notification.store.ts";
import { cancelsItself } from "./reach/planned-reach.ts";

/** The duties of the assistant that serves this contact; null where there is none. */
export type DutiesOf = (tx: Tx, ctx: TenantCtx, contactId: string) => Promise<Duties | null>;
/**
 * The assistants' relation to a contact. `nameOf`: of the one that serves it, empty without one. `isStaff`: its number is
 * proved as one of the business's own people. `read`: one by its id, null when it is gone.
 */
export type ContactAssistants = {
  dutiesOf: DutiesOf;
  nameOf: (tx: Tx, ctx: TenantCtx, contactId: string) => Promise<string>;
  isStaff: (tx: Tx, ctx: TenantCtx, contactId: string) => Promise<boolean>;
  read: (tx: Tx, id: string) => Promise<{ name: string; isWorking: boolean; isForCustomers: boolean } | null>;
};
export const contactAssistants = declareSlot<ContactAssistants>("contactAssistants");

/** `visitId`: of one that may be deleted. `isMove`: it was just moved. */
export async function planAppointment(
  ctx: TenantCtx,
  appointmentId: string,
  { visitId = null, isMove = false }: { visitId?: string | null | undefined; isMove?: boolean } = {},
): Promise<void> {
  await transact(ctx, async (tx) => {
    const visit = await holdVisit(tx, appointmentId, visitId);
    const ids = [...new Set([appointmentId, ...visit.map(({ id }) => id)])];
    const rows = await readOfVisit(tx, ids, visitId ?? visit[0]?.visitId ?? null);
    const clients = await clientsOf(tx, ctx, visit);
    // A deleted one has no messages.
    const parts = visit.map((held) => ({ ...factsOf(held), hasClient: clients.has(held.contactId) }));
    const at = { now: ctx.now, movedId: isMove ? appointmentId : null };
    const change = planFor(parts, rows.map(planRow), (contactId) => clients.get(contactId) ?? null, at);
    for (const { id, reason } of change.withdraw) await withdraw(tx, ctx, id, { reason });
    for (const wanted of change.add) await add(tx, ctx, visit, wanted);
    for (const held of visit) {
      const planned = change.autoCancelAt.get(held.id) ?? null;
      const isMeant = planned !== null && (await cancelsItself(tx, held.id, clients.get(held.contactId) ?? null));
      const autoCancelAt = isMeant ? planned : null;
      // An unpaid appointment has its own deadline (D-5.4).
      if (held.status === "pago_pendiente" || held.autoCancelAt === autoCancelAt) continue;
      await noteAutoCancel(tx, ctx, held.id, autoCancelAt);
    }
  });
}

/** The existing ones, by their ids, with the assistant's duties for each. */
async function clientsOf(tx: Tx, ctx: TenantCtx, visit: readonly HeldAppointment[]) {
  const { dutiesOf } = ctx.fillings.one(contactAssistants);
  const clients = new Map<string | null, Duties | null>();
  for (const contactId of new Set(visit.flatMap((held) => held.contactId ?? []))) {
    if (await readAddressee(tx, contactId)) clients.set(contactId, await dutiesOf(tx, ctx, contactId));
  }
  return clients;
}

/** `by_person`: it is not planned again. */
export async function withdraw(
  tx: Tx,
  ctx: TenantCtx,
  notificationId: string,
  why: { reason: string; by_person?: true },
): Promise<void> {
  await updateNotification(tx, notificationId, { state: "withdrawn", ...why, settled_at: new Date(ctx.now) });
  await announce(tx, ctx, notificationChanged, { notificationId });
}

async function add(tx: Tx, ctx: TenantCtx, all: readonly HeldAppointment[], wanted: VisitMessage): Promise<void> {
  const { kind, version, deliverAt, appointmentIds } = wanted;
  const visit = appointmentIds.flatMap((id) => all.find((one) => one.id === id) ?? []) as unknown as Visit;
  const [held, ...others] = visit;
  const id = newId();
  const isMade = await insertNotification(tx, {
    business_id: ctx.businessId,
    id,
    kind,
    contact_id: isForSpecialist(kind) ? null : held.contactId,
    specialist_id: isForSpecialist(kind) ? held.specialist.id : null,
    appointment_id: held.id,
    with_appointments: others.map((one) => one.id),
    visit_id: held.visitId,
    funnel_id: null,
    version,
    text: hasOwnText(kind) ? held.cancellationMessage : await textOf(tx, ctx, visit, kind),
    deliver_at: new Date(deliverAt),
    phase: kind === "message" ? "" : PHASES[kind],
    deletable: true,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  });
  if (!isMade) return;
  await publish(tx, ctx, NotificationDue, { notificationId: id }, { at: deliverAt });
  await announce(tx, ctx, notificationChanged, { notificationId: id });
}

/** The current text; it is written again when it is sent (D-15.10). */
export async function textOf(tx: Tx, ctx: TenantCtx, visit: Visit, kind: GeneratedTextKind): Promise<string> {
  const words = await wordsOf(tx, ctx, visit);
  if (isForSpecialist(kind)) return specialistText(kind, words, ctx.now);
  return textFor(kind, words, ctx.now);
}

export function planRow(row: NotificationRow): VisitRow {
  const { id, kind, state, version, by_person: byPerson } = row;
  const deliverAt = row.deliver_at.getTime();
  return { id, kind, state, version, byPerson, deliverAt, appointmentIds: appointmentIdsOf(row) };
}
