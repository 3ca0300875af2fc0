// Whatever happens to an appointment or a block is told to the linked calendar.
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
  BlockChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { CalendarPushDue } from "@mostrador/domain/scheduling/calendars/schema.ts";
import { type AnySubscriber, on } from "../../../../kernel/queue/queue.ts";
import type { Push } from "./push-appointment.ts";

const SIDE_BY_SIDE = { side: 8 };

export function onAppointment(push: Push): AnySubscriber[] {
  const events = [AppointmentCreated, AppointmentMoved, AppointmentStatusChanged, AppointmentDeleted];
  return [
    ...events.map((event) =>
      on<{ appointmentId: string }>(
        event,
        "write-google-event",
        (ctx, { appointmentId }) => push(ctx, appointmentId),
        SIDE_BY_SIDE,
      ),
    ),
    on(BlockChanged, "write-google-block", (ctx, { blockId }) => push(ctx, blockId), SIDE_BY_SIDE),
    on(CalendarPushDue, "write-google-events", async (ctx, { appointmentIds }) => {
      for (const id of appointmentIds) await push(ctx, id);
    }),
  ];
}
