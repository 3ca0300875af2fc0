// Plans the messages of an appointment again after every change (D-5.1, D-5.2).
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AnySubscriber, on } from "../../../kernel/queue/queue.ts";
import { planDeletedNotice } from "./facts/deleted-notice.ts";
import { planAppointment } from "./plan-appointment.ts";

const PLAN = { name: "plan-messages", title: "Planear mensajes de una cita" };

export const onAppointment: AnySubscriber[] = [
  on(AppointmentCreated, PLAN, (ctx, { appointmentId }) => planAppointment(ctx, appointmentId)),
  on(AppointmentMoved, PLAN, (ctx, { appointmentId }) => planAppointment(ctx, appointmentId, { isMove: true })),
  on(AppointmentStatusChanged, PLAN, (ctx, { appointmentId }) => planAppointment(ctx, appointmentId)),
  on(AppointmentDeleted, PLAN, async (ctx, { appointmentId, visitId, was }) => {
    await planAppointment(ctx, appointmentId, { visitId });
    if (was) await planDeletedNotice(ctx, appointmentId, visitId ?? null, was);
  }),
];
