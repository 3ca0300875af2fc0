// Makes the plan of one appointment what it should be now: whatever happened to it, in whatever order it is heard of, and
// however often (D-5). The appointment is held meanwhile.
import { isForSpecialist, isWordOfPerson, PHASES, type ProductsKind } from "@mostrador/domain/growth/outreach/kinds.ts";
import { notificationChanged } from "@mostrador/domain/growth/outreach/live.ts";
import { type Duties, type PlanRow, planFor, type Wanted } from "@mostrador/domain/growth/outreach/plan.ts";
import { NotificationDue } from "@mostrador/domain/growth/outreach/schema.ts";
import { specialistText, textFor } from "@mostrador/domain/growth/outreach/texts.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { type HeldAppointment, holdAppointment, noteAutoCancel } from "../../scheduling/appointments/index.ts";
import { factsOf, wordsOf } from "./facts.ts";
import { readAddressee } from "./listed.store.ts";
import {
  insertNotification,
  type NotificationRow,
  readOfAppointment,
  updateNotification,
} from "./notification.store.ts";

/** What the assistant that attends this contact does of each appointment; null where none does. */
export type DutiesOf = (tx: Tx, ctx: TenantCtx, contactId: string) => Promise<Duties | null>;

export async function planAppointment(
  ctx: TenantCtx,
  dutiesOf: DutiesOf,
  appointmentId: string,
  isMove = false,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const held = await holdAppointment(tx, appointmentId);
    const contactId = held?.contactId ?? null;
    const [rows, client] = await Promise.all([
      readOfAppointment(tx, appointmentId),
      contactId ? readAddressee(tx, contactId) : undefined,
    ]);
    // One that was deleted is told nothing.
    const duties = contactId && client ? await dutiesOf(tx, ctx, contactId) : null;
    const facts = held && { ...factsOf(held), hasClient: client !== undefined };
    const change = planFor(facts, rows.map(planRow), duties, { now: ctx.now, isMove });
    for (const { id, reason } of change.withdraw) await withdraw(tx, ctx, id, { reason });
    if (!held) return;
    for (const wanted of change.add) await add(tx, ctx, held, wanted);
    // What waits for its payment has a date of its own (D-5.4).
    if (held.status !== "pago_pendiente" && held.autoCancelAt !== change.autoCancelAt) {
      await noteAutoCancel(tx, ctx, held.id, change.autoCancelAt);
    }
  });
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

async function add(tx: Tx, ctx: TenantCtx, held: HeldAppointment, { kind, version, deliverAt }: Wanted): Promise<void> {
  const id = newId();
  const isMade = await insertNotification(tx, {
    business_id: ctx.businessId,
    id,
    kind,
    contact_id: isForSpecialist(kind) ? null : held.contactId,
    specialist_id: isForSpecialist(kind) ? held.specialist.id : null,
    appointment_id: held.id,
    version,
    text: isWordOfPerson(kind) ? held.cancellationMessage : await textOf(tx, ctx, held, kind),
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

/** As it would read now; it is written again when it goes out (D-15.10). */
export async function textOf(tx: Tx, ctx: TenantCtx, held: HeldAppointment, kind: ProductsKind): Promise<string> {
  const words = await wordsOf(tx, ctx, held);
  if (kind === "specialist" || kind === "specialist_moved") return specialistText(kind, words, ctx.now);
  return textFor(kind, words, ctx.now);
}

function planRow(row: NotificationRow): PlanRow {
  const { id, kind, state, version, by_person: byPerson } = row;
  return { id, kind, state, version, byPerson, deliverAt: row.deliver_at.getTime() };
}
