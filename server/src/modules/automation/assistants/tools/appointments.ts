// What the contact of the conversation may do with its own appointments: see, book, move, cancel, confirm (D-9.2). The
// actions of the agenda decide; the result is read from the stored row.
import type { AppointmentEffect, Place } from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import type { ToolAppointment, ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { sayNeed } from "@mostrador/domain/scheduling/payments/payment-need.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nameContact } from "../../../business/contacts/index.ts";
import {
  type ContactAppointment,
  cancelAppointment,
  confirmAppointment,
  contactAppointment,
  createAppointment,
  rescheduleAppointment,
  upcomingAppointmentsOf,
} from "../../../scheduling/appointments/index.ts";
import { paymentNeed } from "../../../scheduling/payments/index.ts";
import { prepaidText } from "./packages.ts";
import { reachOf } from "./reach.ts";
import { type Scene, toolError } from "./scene.ts";

export type AppointmentResult = { appointment: ToolAppointment };
type AppointmentAnswer = AppointmentResult | ToolError;

/** A contact may book for the family, but not the whole week. */
const MOST_UPCOMING = 10;
const TOO_MANY = toolError("too_many", "Este contacto ya tiene muchas citas próximas. Ofrece pasar con una persona.");
export const UNKNOWN_APPOINTMENT = toolError(
  "unknown_appointment",
  "No encontré esa cita entre las próximas de este contacto.",
);

export async function toolAppointments({ ctx, contactId }: Scene): Promise<ToolOutput<"list_appointments">> {
  const upcoming = await upcomingAppointmentsOf(ctx, contactId);
  const appointments: ToolAppointment[] = [];
  for (const one of upcoming) appointments.push(await told(ctx, one));
  return { appointments };
}

export async function toolCancel(scene: Scene, input: ToolInput<"cancel">): Promise<AppointmentAnswer> {
  const own = await ownAppointment(scene, input.appointment);
  return own ? { appointment: await told(scene.ctx, await cancelAppointment(scene.ctx, own)) } : UNKNOWN_APPOINTMENT;
}

export async function toolConfirm(scene: Scene, input: ToolInput<"confirm">): Promise<AppointmentAnswer> {
  const own = await ownAppointment(scene, input.appointment);
  return own ? { appointment: await told(scene.ctx, await confirmAppointment(scene.ctx, own)) } : UNKNOWN_APPOINTMENT;
}

/** Null while the contact may book. */
export async function refusedMore(scene: Scene): Promise<ToolError | null> {
  return (await hasTooMany(scene)) ? TOO_MANY : null;
}

/**
 * Carries out what the customer agreed to, with the same actions. `key` names the proposal: it is carried out once.
 */
export async function carryOut(scene: Scene, sideEffect: AppointmentEffect, key: string): Promise<AppointmentResult> {
  const { ctx, contactId } = scene;
  switch (sideEffect.kind) {
    case "book":
      return bookPlace(scene, sideEffect, key);
    case "reschedule":
      return movePlace(scene, sideEffect.appointmentId, sideEffect.place);
    case "cancel":
      return {
        appointment: await told(
          ctx,
          await cancelAppointment(ctx, { contactId, appointmentId: sideEffect.appointmentId }),
        ),
      };
    case "confirm":
      return {
        appointment: await told(
          ctx,
          await confirmAppointment(ctx, { contactId, appointmentId: sideEffect.appointmentId }),
        ),
      };
  }
}

async function hasTooMany({ ctx, contactId }: Scene): Promise<boolean> {
  return (await upcomingAppointmentsOf(ctx, contactId)).length >= MOST_UPCOMING;
}

/** The contact gets the name that it gave as its own; the name of another attendee stays on the appointment. */
async function bookPlace(
  scene: Scene,
  { place, clientName, attendeeName }: Extract<AppointmentEffect, { kind: "book" }>,
  requestKey: string,
): Promise<AppointmentResult> {
  const { ctx, contactId } = scene;
  const { branchId, serviceId, specialistId, start } = place;
  if (clientName !== null) await nameContact(ctx, contactId, clientName);
  const made = await createAppointment(ctx, {
    branchId,
    serviceId,
    specialistId,
    clientId: contactId,
    start,
    attendeeName,
    requireFree: reachOf(scene),
    requestKey,
  });
  return { appointment: await told(ctx, await contactAppointment(ctx, { contactId, appointmentId: made._id })) };
}

async function movePlace(scene: Scene, appointmentId: string, place: Place): Promise<AppointmentResult> {
  const { ctx, contactId } = scene;
  const to = { ...place, requireFree: reachOf(scene) };
  return { appointment: await told(ctx, await rescheduleAppointment(ctx, { contactId, appointmentId }, to)) };
}

/** Finds only the contact's own appointments, by the ref from the list. */
export async function ownAppointment({ ctx, contactId }: Scene, ref: string) {
  const own = (await upcomingAppointmentsOf(ctx, contactId)).find((each) => each.shortId === ref);
  return own && { contactId, appointmentId: own.id };
}

async function told(ctx: TenantCtx, appointment: ContactAppointment): Promise<ToolAppointment> {
  const { service, specialist, branch } = appointment;
  const need = await paymentNeed(ctx, appointment.id);
  const prepaid = await prepaidText(ctx, appointment.id);
  return {
    ref: appointment.shortId,
    ...localOf(appointment.zone, appointment.start),
    serviceId: service.id,
    serviceName: service.name,
    specialistId: specialist.id,
    specialistName: specialist.name,
    branchId: branch.id,
    branchName: branch.name,
    branchAddress: branch.address,
    price: service.price,
    status: appointment.status,
    ...(appointment.attendeeName === null ? {} : { attendeeName: appointment.attendeeName }),
    ...(need ? { need: sayNeed(need, ctx.now) } : {}),
    ...(prepaid ? { prepaid } : {}),
  };
}
