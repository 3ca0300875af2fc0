// How long a slot waits for its payment (D-5.4): planned with the appointment, for a service with such a payment link;
// cancelled when it is paid, or when a person of the business takes responsibility.
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { paymentChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import { paymentDeadline } from "@mostrador/domain/scheduling/payments/payment-need.ts";
import { needsDecision } from "@mostrador/domain/scheduling/payments/payment-status.ts";
import { PaymentDue } from "@mostrador/domain/scheduling/payments/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { changeStatus, holdPayable, type PayableAppointment, sessionPaying } from "../appointments/index.ts";
import { insertDeadline, readDeadline, withdrawDeadline } from "./link/order.store.ts";
import { openTask, paymentsOf, settlePlaceTasks } from "./payment.store.ts";
import { waitingOf } from "./requirements/payment-need.ts";
import { readSeller } from "./seller/seller.store.ts";

/**
 * When a person confirms it, or the client attends, it needs no payment any more; a client's own confirmation is no
 * payment.
 */
const TAKEN_ON: ReadonlySet<string> = new Set(["confirmada", "asistida"]);
const WAITS: ReadonlySet<AppointmentStatus> = new Set(["agendada", "confirmada", "pago_pendiente"]);

export const onBooked = on(
  AppointmentCreated,
  { name: "plan-payment-deadline", title: "Planear el plazo de un pago" },
  (ctx, { appointmentId }) =>
    transact(ctx, async (tx, inside) => {
      const [appointment, seller] = [await holdPayable(tx, appointmentId), await readSeller(tx)];
      const link_price = appointment?.link_price;
      if (!appointment || !link_price || !WAITS.has(appointment.status)) return;
      if (await sessionPaying(tx, appointmentId)) return;
      const isConnected = seller?.status === "connected";
      const dueAt = paymentDeadline(waitingOf({ appointment: { ...appointment, link_price }, isConnected }));
      if (dueAt === null) return;
      const deadline = { business_id: ctx.businessId, appointment_id: appointmentId, due_at: new Date(dueAt) };
      if (!(await insertDeadline(tx, deadline))) return;
      await publish(tx, inside, PaymentDue, { appointmentId }, { at: dueAt });
      await announce(tx, inside, paymentChanged, { appointmentId });
    }),
);

export const onDue = on(
  PaymentDue,
  { name: "give-unpaid-place-back", title: "Liberar una cita sin pagar" },
  (ctx, { appointmentId }) =>
    transact(ctx, async (tx, inside) => {
      const appointment = await holdPayable(tx, appointmentId);
      const deadline = await readDeadline(tx, appointmentId);
      if (!appointment || !deadline || deadline.withdrawn_at || !WAITS.has(appointment.status)) return;
      // moved to a past time, or its service no longer asks for a payment
      const isAsked = appointment.link_price && appointment.appointment_config.hoursToDeleteAppointmentIfNotPaid;
      if (!isAsked || appointment.starts.getTime() <= ctx.now) return;
      // paid at the desk meanwhile
      if (appointment.has_money || (await sessionPaying(tx, appointmentId))) return;
      await changeStatus(inside, appointmentId, "no_pagada");
    }),
);

/** By its current status: events of one appointment may arrive in any order. */
export const onStatusChanged = on(
  AppointmentStatusChanged,
  { name: "follow-status-of-payment", title: "Llevar el pago al estado de la cita" },
  (ctx, change) =>
    transact(ctx, async (tx, inside) => {
      const { appointmentId, to } = change;
      const at = new Date(ctx.now);
      const isPerson = change.by === "person";
      if (isPerson && TAKEN_ON.has(to)) await withdrawDeadline(tx, appointmentId, at);
      const appointment = await holdPayable(tx, appointmentId);
      if (!appointment) return;
      // it got another slot, or its own again
      const isFound = isPerson && holdsPlace(to as AppointmentStatus) && holdsPlace(appointment.status);
      const changed = isFound
        ? await settlePlaceTasks(tx, appointmentId, at, ctx.actor.name)
        : await raiseTasks(tx, appointment, at);
      if (changed > 0) await announce(tx, inside, paymentChanged, { appointmentId });
    }),
);

/** The database created tasks for its money; open screens get the event. */
export const onDeleted = on(
  AppointmentDeleted,
  { name: "tell-money-of-deleted", title: "Llevar una cita eliminada a finanzas" },
  (ctx, { appointmentId }) => transact(ctx, (tx, inside) => announce(tx, inside, paymentChanged, { appointmentId })),
);

/**
 * Money of an appointment that released its slot needs a decision, in whichever order the two events arrived (D-6.4).
 */
async function raiseTasks(tx: Tx, { id, status, cancelled_at }: PayableAppointment, at: Date): Promise<number> {
  const given = { status, since: cancelled_at?.getTime() ?? null };
  const lost = (await paymentsOf(tx, id)).filter((payment) =>
    needsDecision(
      { status: payment.status, task: payment.task, settledAt: payment.settled_at?.getTime() ?? null },
      given,
    ),
  );
  for (const payment of lost) await openTask(tx, payment.id, "cancelled", at);
  return lost.length;
}
