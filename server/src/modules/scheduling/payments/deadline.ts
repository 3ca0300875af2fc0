// How long a place waits for its payment (D-5.4): planned when the appointment is made, for a service with a payment link
// that asks for it; withdrawn when it is paid, or when a person of the business takes the appointment on themselves.
import { AppointmentCreated, AppointmentStatusChanged } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AppointmentStatus, holdsPlace } from "@mostrador/domain/scheduling/appointments/status.ts";
import { paymentChanged } from "@mostrador/domain/scheduling/payments/live.ts";
import { PaymentDue } from "@mostrador/domain/scheduling/payments/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { changeStatus, holdPayable } from "../appointments/index.ts";
import { insertDeadline, readDeadline, withdrawDeadline } from "./link/order.store.ts";
import { settlePlaceTasks } from "./payment.store.ts";
import { readSeller } from "./seller/seller.store.ts";

const HOUR_MS = 60 * 60_000;

/** A person who confirms it, or sees the client come, waits for no payment any more; a word of the client is no payment. */
const TAKEN_ON: ReadonlySet<string> = new Set(["confirmada", "asistida"]);
const WAITS: ReadonlySet<AppointmentStatus> = new Set(["agendada", "confirmada", "pago_pendiente"]);

/** Nobody can pay where no account is connected, or in dollars: then no place is given back for it. */
export const onBooked = on(AppointmentCreated, "plan-payment-deadline", (ctx, { appointmentId }) =>
  transact(ctx, async (tx, inside) => {
    const [appointment, seller] = [await holdPayable(tx, appointmentId), await readSeller(tx)];
    const { link_price: link, appointment_config: config } = appointment ?? {};
    const hours = config?.hoursToDeleteAppointmentIfNotPaid;
    if (!appointment || !link || !hours || link.currency !== "MXN" || seller?.status !== "connected") return;
    if (!WAITS.has(appointment.status) || link.unitPrice === 0) return;
    const dueAt = appointment.created_at.getTime() + hours * HOUR_MS;
    // it begins before: whoever comes pays there
    if (dueAt >= appointment.starts.getTime()) return;
    const deadline = { business_id: ctx.businessId, appointment_id: appointmentId, due_at: new Date(dueAt) };
    if (!(await insertDeadline(tx, deadline))) return;
    await publish(tx, inside, PaymentDue, { appointmentId }, { at: dueAt });
    await announce(tx, inside, paymentChanged, { appointmentId });
  }),
);

export const onDue = on(PaymentDue, "give-unpaid-place-back", (ctx, { appointmentId }) =>
  transact(ctx, async (tx, inside) => {
    const appointment = await holdPayable(tx, appointmentId);
    const deadline = await readDeadline(tx, appointmentId);
    if (!appointment || !deadline || deadline.withdrawn_at || !WAITS.has(appointment.status)) return;
    // moved to a time that has come meanwhile, or its service no longer asks for a payment
    const isAsked = appointment.link_price && appointment.appointment_config.hoursToDeleteAppointmentIfNotPaid;
    if (!isAsked || appointment.starts.getTime() <= ctx.now) return;
    // paid at the desk meanwhile
    if (appointment.has_money) return;
    await changeStatus(inside, appointmentId, "no_pagada");
  }),
);

export const onStatusChanged = on(AppointmentStatusChanged, "follow-status-of-payment", (ctx, change) =>
  transact(ctx, async (tx, inside) => {
    if (change.by !== "person") return;
    const { appointmentId, to } = change;
    const at = new Date(ctx.now);
    if (TAKEN_ON.has(to)) await withdrawDeadline(tx, appointmentId, at);
    // another hour was found for it, or its own again
    if (!holdsPlace(to as AppointmentStatus)) return;
    if (await settlePlaceTasks(tx, appointmentId, at, ctx.actor.name)) {
      await announce(tx, inside, paymentChanged, { appointmentId });
    }
  }),
);
