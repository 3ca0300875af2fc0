// What the contact of the conversation may do with its own appointments: see, book, move, cancel, confirm (D-9.2). The
// agenda's own doors decide; what is answered is read from the stored row.
import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import type {
  ToolAppointment,
  ToolError,
  ToolInput,
  ToolOutput,
} from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { contactCard, nameContact } from "../../../business/contacts/index.ts";
import {
  type ContactAppointment,
  cancelAppointment,
  confirmAppointment,
  contactAppointment,
  createAppointment,
  rescheduleAppointment,
  upcomingAppointmentsOf,
} from "../../../scheduling/appointments/index.ts";
import { takeOffer } from "./offers.ts";
import { reachOf } from "./reach.ts";
import { type Scene, toolError } from "./scene.ts";

type Told = { appointment: ToolAppointment } | ToolError;

/** A contact books for the family, not the whole week. */
const MOST_UPCOMING = 10;
const UNKNOWN_SLOT = toolError(
  "unknown_slot",
  "Ese horario no se ofreció en esta conversación o ya pasó un día: búscalo de nuevo.",
);
const UNKNOWN_APPOINTMENT = toolError(
  "unknown_appointment",
  "No encontré esa cita entre las próximas de este contacto.",
);

export async function toolAppointments({ ctx, contactId }: Scene): Promise<ToolOutput<"list_appointments">> {
  return { appointments: (await upcomingAppointmentsOf(ctx, contactId)).map(told) };
}

/** `requestKey` names the call: the same one books once. */
export async function toolBook(
  scene: Scene,
  { slot, clientName }: ToolInput<"book">,
  requestKey: string,
): Promise<Told> {
  const { ctx, contactId } = scene;
  const offered = await takeOffer(scene, slot);
  if (!offered) return UNKNOWN_SLOT;
  if ((await upcomingAppointmentsOf(ctx, contactId)).length >= MOST_UPCOMING) {
    return toolError("too_many", "Este contacto ya tiene muchas citas próximas. Ofrece pasar con una persona.");
  }
  const made = await createAppointment(ctx, {
    branchId: offered.branchId,
    serviceId: offered.serviceId,
    specialistId: offered.specialistId,
    clientId: contactId,
    start: offered.start.getTime(),
    clientNotes: await bookedFor(scene, clientName),
    requireFree: reachOf(scene),
    requestKey,
  });
  return { appointment: told(await contactAppointment(ctx, { contactId, appointmentId: made._id })) };
}

export async function toolReschedule(scene: Scene, input: ToolInput<"reschedule">): Promise<Told> {
  const own = await ownAppointment(scene, input.appointment);
  if (!own) return UNKNOWN_APPOINTMENT;
  const offered = await takeOffer(scene, input.slot);
  if (!offered) return UNKNOWN_SLOT;
  const { start, ...place } = offered;
  const to = { ...place, start: start.getTime(), requireFree: reachOf(scene) };
  return { appointment: told(await rescheduleAppointment(scene.ctx, own, to)) };
}

export async function toolCancel(scene: Scene, input: ToolInput<"cancel">): Promise<Told> {
  const own = await ownAppointment(scene, input.appointment);
  return own ? { appointment: told(await cancelAppointment(scene.ctx, own)) } : UNKNOWN_APPOINTMENT;
}

export async function toolConfirm(scene: Scene, input: ToolInput<"confirm">): Promise<Told> {
  const own = await ownAppointment(scene, input.appointment);
  return own ? { appointment: told(await confirmAppointment(scene.ctx, own)) } : UNKNOWN_APPOINTMENT;
}

export async function toolSaveName(scene: Scene, { name }: ToolInput<"save_name">): Promise<ToolOutput<"save_name">> {
  return { name: await nameContact(scene.ctx, scene.contactId, plainText(name).slice(0, 80)) };
}

/** A contact without a name gets the one of the booking; another name is noted on the appointment. */
async function bookedFor({ ctx, contactId }: Scene, clientName: string | undefined): Promise<string> {
  const contact = await contactCard(ctx, contactId);
  const known = `${contact.name} ${contact.lastname}`.trim();
  const wanted = plainText(clientName ?? "").slice(0, 80) || bookingName(contact);
  if (known === "" && wanted) await nameContact(ctx, contactId, wanted);
  return known === "" || !wanted || wanted === known || wanted === contact.name ? "" : `A nombre de ${wanted}`;
}

/** Only the contact's own, by the ref that the list gave. */
async function ownAppointment({ ctx, contactId }: Scene, ref: string) {
  const own = (await upcomingAppointmentsOf(ctx, contactId)).find((each) => each.shortId === ref);
  return own && { contactId, appointmentId: own.id };
}

function told(appointment: ContactAppointment): ToolAppointment {
  const { service, specialist, branch } = appointment;
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
  };
}
