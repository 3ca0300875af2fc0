// Turns a language model's request into what the server would do, in full detail, and into the text that the customer
// reads (D-15.10). It uses the current rows only, and changes nothing.
import { bookingName } from "@mostrador/domain/automation/assistants/booking-name.ts";
import { plainText } from "@mostrador/domain/automation/assistants/plain-text.ts";
import {
  type Draft,
  isEnrollEffect,
  isOrderEffect,
  isReminderEffect,
  type Place,
  type ProposalFacts,
  type SideEffect,
} from "@mostrador/domain/automation/assistants/proposals/schema.ts";
import { writtenName } from "@mostrador/domain/automation/assistants/proposals/written-names.ts";
import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { AgreedTool, ToolCall, ToolInput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { fold } from "@mostrador/domain/kit/text.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { type ContactAppointment, findSlots, upcomingAppointmentsOf } from "../../../scheduling/appointments/index.ts";
import { goneOrderEffect, newOrderEffect, orderDraft } from "../orders/orders.ts";
import { goneReminderEffect, newReminderEffect, reminderDraft } from "../reminders/reminders.ts";
import { ownAppointment, refusedMore, UNKNOWN_APPOINTMENT } from "../tools/appointments.ts";
import { toolBranches, toolServices, toolSpecialists } from "../tools/catalogue.ts";
import { enrollDraft, enrollEffect } from "../tools/items.ts";
import { takeOffer, UNKNOWN_SLOT } from "../tools/offers.ts";
import { reachOf } from "../tools/reach.ts";
import { type Scene, toolError } from "../tools/scene.ts";

const TAKEN = toolError("taken", "Ese horario ya no está libre.");
const NO_NAME = toolError("bad_name", "Ese nombre no parece de una persona: pregúntalo.");
const NOT_WRITTEN = toolError("not_written", "El cliente no escribió ese nombre en esta conversación: pregúntalo.");
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){0,5}$/u;
const LONGEST_NAME = 60;

/** What the tool would do with this input. */
export async function draftOf<N extends AgreedTool>(
  scene: Scene,
  name: N,
  input: ToolInput<N>,
): Promise<Draft | ToolError> {
  const sideEffect = await EFFECTS[name](scene, input);
  return "error" in sideEffect ? sideEffect : draftAgain(scene, sideEffect);
}

/**
 * Whether the tool with this input would do exactly what was done: the same service, specialist, branch and start for
 * the same person, or the same appointment. `ref` names the appointment that was booked, moved or cancelled.
 */
export async function isSameEffect(
  scene: Scene,
  call: Pick<ToolCall, "name" | "input">,
  { sideEffect, ref }: { sideEffect: SideEffect; ref: string },
): Promise<boolean> {
  if (call.name !== sideEffect.kind) return false;
  const { appointment = ref, slot } = call.input as { appointment?: string; slot?: string };
  if (appointment !== ref) return false;
  if (slot === undefined || !("place" in sideEffect)) return slot === undefined;
  const place = await offeredPlace(scene, slot);
  const { serviceId, specialistId, branchId, start } = sideEffect.place;
  if (sideEffect.kind === "book") {
    const { attendeeName } = await namesOf(scene, saidNames(call.input as ToolInput<"book">));
    if (attendeeName !== sideEffect.attendeeName) return false;
  }
  return (
    place?.serviceId === serviceId &&
    place.specialistId === specialistId &&
    place.branchId === branchId &&
    place.start === start
  );
}

/** The same side effect as it would be shown now; refused when it can no longer be done. */
export async function draftAgain(scene: Scene, sideEffect: SideEffect): Promise<Draft | ToolError> {
  if (isReminderEffect(sideEffect)) return reminderDraft(scene, sideEffect);
  if (isEnrollEffect(sideEffect)) return enrollDraft(scene, sideEffect);
  if (isOrderEffect(sideEffect)) return orderDraft(scene, sideEffect);
  if (sideEffect.kind === "book") {
    const shown = await shownPlace(scene, sideEffect.place);
    return "error" in shown ? shown : { sideEffect, shown: { ...shown, ...shownNames(sideEffect) } };
  }
  const own = (await upcomingAppointmentsOf(scene.ctx, scene.contactId)).find(
    ({ id }) => id === sideEffect.appointmentId,
  );
  if (!own) return UNKNOWN_APPOINTMENT;
  if (sideEffect.kind !== "reschedule") return { sideEffect, shown: shownAppointment(own) };
  const shown = await shownPlace(scene, sideEffect.place, own.id);
  return "error" in shown
    ? shown
    : {
        sideEffect,
        shown: { ...shown, attendeeName: own.attendeeName ?? undefined, from: localOf(own.zone, own.start) },
      };
}

const EFFECTS: { [N in AgreedTool]: (scene: Scene, input: ToolInput<N>) => Promise<SideEffect | ToolError> } = {
  async book(scene, { slot, clientName, attendeeName }) {
    const place = await offeredPlace(scene, slot);
    if (!place) return UNKNOWN_SLOT;
    const tooMany = await refusedMore(scene);
    if (tooMany) return tooMany;
    const said = saidNames({ clientName, attendeeName });
    for (const name of [said.clientName, said.attendeeName]) {
      if (name !== "" && (name.length > LONGEST_NAME || !NAME.test(name))) return NO_NAME;
      if (scene.model && !(await isTheirWord(scene, name))) return NOT_WRITTEN;
    }
    return { kind: "book", place, ...(await namesOf(scene, said)) };
  },
  async reschedule(scene, { appointment, slot }) {
    const own = await ownAppointment(scene, appointment);
    if (!own) return UNKNOWN_APPOINTMENT;
    const place = await offeredPlace(scene, slot);
    return place ? { kind: "reschedule", appointmentId: own.appointmentId, place } : UNKNOWN_SLOT;
  },
  async cancel(scene, { appointment }) {
    const own = await ownAppointment(scene, appointment);
    return own ? { kind: "cancel", appointmentId: own.appointmentId } : UNKNOWN_APPOINTMENT;
  },
  async confirm(scene, { appointment }) {
    const own = await ownAppointment(scene, appointment);
    return own ? { kind: "confirm", appointmentId: own.appointmentId } : UNKNOWN_APPOINTMENT;
  },
  create_reminder: newReminderEffect,
  cancel_reminder: goneReminderEffect,
  place_order: newOrderEffect,
  cancel_order: goneOrderEffect,
  enroll: enrollEffect,
};

async function offeredPlace(scene: Scene, ref: string): Promise<Place | null> {
  const offered = await takeOffer(scene, ref);
  return offered ? { ...offered, start: offered.start.getTime() } : null;
}

type SaidNames = { clientName: string; attendeeName: string };
type Names = { clientName: string | null; attendeeName: string | null };

function saidNames({ clientName = "", attendeeName = "" }: Omit<ToolInput<"book">, "slot">): SaidNames {
  const plain = (name: string) => plainText(name).replace(/\s+/g, " ");
  return { clientName: plain(clientName), attendeeName: plain(attendeeName) };
}

/**
 * The contact's new name, null if the business knows it already; and the name of the person who comes in its place. A
 * name that is not the contact's own is always another person's.
 */
async function namesOf({ ctx, contactId, model, ownName }: Scene, said: SaidNames): Promise<Names> {
  const contact = await contactCard(ctx, contactId);
  const known = `${contact.name} ${contact.lastname}`.trim();
  const shown = bookingName(contact);
  const isOwn = (name: string) =>
    known === ""
      ? [shown, ownName].includes(name) || writtenName(name, model?.said ?? []) !== null
      : [known, contact.name].includes(name);
  const others = [said.attendeeName, said.clientName].filter((name) => name !== "" && !isOwn(name));
  const attendeeName = others[0] ?? null;
  if (known !== "") return { clientName: null, attendeeName };
  const own = [said.clientName, said.attendeeName].find((name) => name !== "" && isOwn(name));
  // For the built-in engine, only what its reply shows: the engine keeps the contact's own name.
  const kept = ownName ?? (attendeeName === null ? shown : null);
  return { clientName: own ?? (attendeeName === null || model ? kept : null), attendeeName };
}

function shownNames({ clientName, attendeeName }: Names): Pick<ProposalFacts, "clientName" | "attendeeName"> {
  return { clientName: clientName ?? undefined, attendeeName: attendeeName ?? undefined };
}

/**
 * Each word of the name is in the customer's messages or in their own name, so the question has no word of a model.
 */
async function isTheirWord({ ctx, contactId, model }: Scene, wanted: string): Promise<boolean> {
  const { name, lastname, pushName } = await contactCard(ctx, contactId);
  const written = (model?.said ?? []).filter(({ role }) => role === "user").map(({ text }) => text);
  const known = new Set(
    wordsOf([name, lastname, bookingName({ name, lastname, pushName }) ?? "", ...written].join(" ")),
  );
  return wordsOf(wanted).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== "");
}

/** Only a free place. */
async function shownPlace(scene: Scene, place: Place, ignoreId?: string): Promise<ProposalFacts | ToolError> {
  const { serviceId, specialistId, branchId, start } = place;
  const reach = reachOf(scene);
  const { day } = localOf(scene.zone, start);
  const range = { from: addDays(day, -1), to: addDays(day, 1), notBefore: reach.earliest };
  const [{ services }, { specialists }, { branches }, free] = await Promise.all([
    toolServices(scene),
    toolSpecialists(scene),
    toolBranches(scene),
    findSlots(scene.ctx, { serviceId, specialistId, branchId, ignoreId, ...range }),
  ]);
  const service = services.find(({ id }) => id === serviceId);
  const specialist = specialists.find(({ id }) => id === specialistId);
  const branch = branches.find(({ id }) => id === branchId);
  const slot = free.find((each) => each.start === start);
  if (!service || !specialist || !branch || !slot) return TAKEN;
  return {
    serviceName: service.name,
    price: service.price,
    ...localOf(slot.zone, start),
    specialistName: specialist.name,
    branchName: branch.name,
    branchAddress: branch.address,
  };
}

function shownAppointment(appointment: ContactAppointment): ProposalFacts {
  const { service, specialist, branch, zone, start, attendeeName } = appointment;
  return {
    attendeeName: attendeeName ?? undefined,
    serviceName: service.name,
    price: service.price,
    ...localOf(zone, start),
    specialistName: specialist.name,
    branchName: branch.name,
    branchAddress: branch.address,
  };
}
