// Whatever happens to an appointment, its plan is made anew (D-5.1, D-5.2).
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AnySubscriber, on } from "../../../kernel/queue/queue.ts";
import { type DutiesOf, planAppointment } from "./plan-appointment.ts";
import { planDeletedNotice } from "./told/deleted-notice.ts";

export function onAppointment(dutiesOf: DutiesOf): AnySubscriber[] {
  const plan = "plan-messages";
  return [
    on(AppointmentCreated, plan, (ctx, { appointmentId }) => planAppointment(ctx, dutiesOf, appointmentId)),
    on(AppointmentMoved, plan, (ctx, { appointmentId }) =>
      planAppointment(ctx, dutiesOf, appointmentId, { isMove: true }),
    ),
    on(AppointmentStatusChanged, plan, (ctx, { appointmentId }) => planAppointment(ctx, dutiesOf, appointmentId)),
    on(AppointmentDeleted, plan, async (ctx, { appointmentId, visitId, was }) => {
      await planAppointment(ctx, dutiesOf, appointmentId, { visitId });
      if (was) await planDeletedNotice(ctx, appointmentId, visitId ?? null, was);
    }),
  ];
}
