// How a capability writes its messages about a subject into the plan.
import { PHASES, type SubjectKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { insertNotification, type NotificationRow } from "../notification.store.ts";
import { withdraw } from "../plan-appointment.ts";
import { readOfSubject } from "./subject.store.ts";

export type SubjectRow = {
  id: string;
  contactId: string | null;
  state: NotificationRow["state"];
  byPerson: boolean;
  version: string;
  deliverAt: Instant;
};

/** Everything planned for the subject so far, oldest first; the caller has locked it. */
export async function subjectRowsOf(tx: Tx, subjectId: string): Promise<SubjectRow[]> {
  return (await readOfSubject(tx, subjectId)).map((row) => ({
    id: row.id,
    contactId: row.contact_id,
    state: row.state,
    byPerson: row.by_person,
    version: row.version,
    deliverAt: row.deliver_at.getTime(),
  }));
}

type NewOfSubject = {
  kind: SubjectKind;
  subjectId: string;
  contactId: string;
  version: string;
  text: string;
  deliverAt: Instant;
};

export async function planOfSubject(tx: Tx, ctx: TenantCtx, planned: NewOfSubject): Promise<void> {
  const { kind, subjectId, contactId, version, text, deliverAt } = planned;
  const id = newId();
  const isMade = await insertNotification(tx, {
    business_id: ctx.businessId,
    id,
    kind,
    subject_id: subjectId,
    contact_id: contactId,
    specialist_id: null,
    appointment_id: null,
    with_appointments: [],
    visit_id: null,
    funnel_id: null,
    version,
    text,
    deliver_at: new Date(deliverAt),
    phase: PHASES[kind],
    deletable: true,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  });
  if (!isMade) return;
  await publish(tx, ctx, NotificationDue, { notificationId: id }, { at: deliverAt });
  await announce(tx, ctx, notificationChanged, { notificationId: id });
}

export function withdrawOfSubject(tx: Tx, ctx: TenantCtx, id: string, reason: string): Promise<void> {
  return withdraw(tx, ctx, id, { reason });
}
