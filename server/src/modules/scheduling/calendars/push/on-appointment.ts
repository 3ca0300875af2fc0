// Sends every change of an appointment or a block to the linked calendar. Most specialists have none: the event
// handler checks that, and Google is called from a queue of its own.
import {
  AppointmentCreated,
  AppointmentDeleted,
  AppointmentMoved,
  AppointmentStatusChanged,
  BlockChanged,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { CalendarPushDue } from "@mostrador/domain/scheduling/calendars/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { type AnySubscriber, on, publish } from "../../../../kernel/queue/queue.ts";
import { isConcerned } from "./plan-push.ts";
import type { Push } from "./push-appointment.ts";

/** `isInUse`: the installation has a Google application. */
export function onAppointment(push: Push, isInUse: boolean): AnySubscriber[] {
  const hand = async (ctx: TenantCtx, id: string) => {
    if (!isInUse) return;
    await transact(ctx, async (tx, inside) => {
      if (await isConcerned(tx, id)) await publish(tx, inside, CalendarPushDue, { appointmentIds: [id] });
    });
  };
  const events = [AppointmentCreated, AppointmentMoved, AppointmentStatusChanged, AppointmentDeleted];
  return [
    ...events.map((event) =>
      on<{ appointmentId: string }>(
        event,
        { name: "tell-google-event", title: "Llevar una cita a Google Calendar" },
        (ctx, { appointmentId }) => hand(ctx, appointmentId),
      ),
    ),
    on(BlockChanged, { name: "tell-google-block", title: "Llevar un bloqueo a Google Calendar" }, (ctx, { blockId }) =>
      hand(ctx, blockId),
    ),
    on(
      CalendarPushDue,
      { name: "write-google-events", title: "Escribir citas en Google Calendar" },
      async (ctx, { appointmentIds }) => {
        for (const id of appointmentIds) await push(ctx, id);
      },
      { side: 8 },
    ),
  ];
}
