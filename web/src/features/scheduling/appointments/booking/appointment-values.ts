// The form values of an appointment: local day and hours of the branch, and a client who may be new. Parsed by the
// server's schema.
import { NewContact } from "@mostrador/domain/business/contacts/schema.ts";
import { addDays, type Day, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { HourMinute, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";
import { type AgendaEntry, NewAppointment, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { APPOINTMENT_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import { NewVisit } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import * as z from "zod";
import { clock } from "../clock.ts";
import { ownTitle } from "../entry/own-title.ts";
import { localPart } from "../grid/segments.ts";

/** The touched place; `clientId`: the known client; `like`: the appointment to copy there. */
export type Draft = {
  day: Day;
  from: number;
  to: number;
  branchId: string;
  specialistId: string | null;
  clientId?: string | null;
  like?: AgendaEntry;
};
/** `visit`: for several services, or for any free person. */
export type AppointmentFormOutput = {
  appointment: NewAppointment;
  newClient: NewContact | null;
  visit: NewVisit | null;
};
/** The value of the first service's person: anyone who is free. */
export const ANYONE = "anyone";
export const ANYONE_LABEL = "Quien esté libre";

/** A service after the first; without a person, anyone who is free. */
export type MoreService = { serviceId: string | null; specialistId: string | null; minutes: number | null };

const Written = z.object({
  branchId: z.string().nullable(),
  specialistId: z.string().nullable(),
  serviceId: z.string().nullable(),
  clientId: z.string().nullable(),
  newClient: z.object({ name: z.string(), whatsapp: z.string(), countryCode: z.string() }).nullable(),
  day: WrittenDay,
  start: HourMinute,
  end: HourMinute,
  details: z.string(),
  clientNotes: z.string(),
  forWhom: z.enum(["client", "other"]).default("client"),
  attendeeName: z.string().default(""),
  title: z.string().default(""),
  colorHex: z.string().default(APPOINTMENT_COLOR),
  more: z.array(
    z.object({ serviceId: z.string().nullable(), specialistId: z.string().nullable(), minutes: z.number().nullable() }),
  ),
});

/** `zoneOf`: gives a branch's zone, because the branch may change. Errors use the field names of this form. */
export function appointmentShape(businessId: string, zoneOf: (branchId: string | null) => string) {
  return Written.transform((values, context): AppointmentFormOutput => {
    const { newClient, day, start, end, more, forWhom, ...fields } = values;
    const zone = zoneOf(fields.branchId);
    const contact = newClient && NewContact.safeParse({ businessId, ...newClient });
    const isAnyone = fields.specialistId === ANYONE;
    const appointment = NewAppointment.safeParse({
      ...fields,
      // A free person is looked for when it is saved.
      specialistId: isAnyone ? businessId : fields.specialistId,
      businessId,
      attendeeName: forWhom === "other" && fields.clientId !== NO_CLIENT ? fields.attendeeName : null,
      // A new client has no id until it is registered.
      clientId: newClient ? businessId : fields.clientId,
      start: isoAt(zone, instantOf(zone, day, start)),
      end: isoAt(zone, instantOf(zone, end === "00:00" ? addDays(day, 1) : day, end)),
    });
    const isVisit = more.length > 0 || isAnyone;
    const visit = isVisit && appointment.data ? visitOf(appointment.data, more, isAnyone) : null;
    const isNameless = forWhom === "other" && appointment.data?.attendeeName === null && fields.clientId !== NO_CLIENT;
    const issues = [
      ...(isNameless ? [{ path: ["attendeeName"], message: "Escribe el nombre de quien viene" }] : []),
      ...(visit?.error?.issues ?? []).map((issue) => ({ ...issue, path: visitPath(issue.path) })),
      ...(contact?.error?.issues ?? []).map((issue) => ({ ...issue, path: ["newClient", ...issue.path] })),
      ...(appointment.error?.issues ?? []),
    ];
    for (const { path, message } of issues) context.addIssue({ code: "custom", path: [...path], message });
    if (issues.length > 0 || !appointment.data) return z.NEVER;
    return { appointment: appointment.data, newClient: contact?.data ?? null, visit: visit?.data ?? null };
  });
}

function visitOf(appointment: NewAppointment, more: readonly MoreService[], isAnyone: boolean) {
  const { serviceId, specialistId, start, end = start, businessId, branchId, clientId } = appointment;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  const later = more.map((one) => ({
    serviceId: one.serviceId ?? "",
    ...(one.specialistId && { specialistId: one.specialistId }),
    ...(one.minutes && { minutes: one.minutes }),
  }));
  const { details, clientNotes, colorHex, attendeeName } = appointment;
  const lines = [{ serviceId, ...(!isAnyone && { specialistId }), minutes }, ...later];
  const ofAll = { details, clientNotes, colorHex, attendeeName };
  return NewVisit.safeParse({ businessId, branchId, clientId, start, lines, ...ofAll });
}

/** Maps a path of the visit to a form field: the first service is the form itself. */
export function visitPath(path: readonly PropertyKey[]): PropertyKey[] {
  const [root, index, field = "serviceId"] = path;
  if (root !== "lines") return [...path];
  return Number(index) === 0 ? [field] : ["more", Number(index) - 1, field];
}

export function newValues(draft: Draft): object {
  const { like } = draft;
  return {
    branchId: draft.branchId,
    specialistId: draft.specialistId,
    serviceId: like?.serviceId ?? null,
    clientId: draft.clientId ?? (like && like.clientId !== "0" ? like.clientId : null),
    newClient: null,
    day: draft.day,
    start: timeOfMinutes(draft.from),
    end: clock(draft.to),
    details: like?.details ?? "",
    clientNotes: like?.clientNotes ?? "",
    ...attendeeValues(like?.attendeeName ?? null),
    title: like ? ownTitle(like) : "",
    colorHex: like?.colorHex ?? APPOINTMENT_COLOR,
    more: [],
  };
}

export function editValues(entry: AgendaEntry): object {
  const [start, end] = [localPart(entry.start), localPart(entry.end)];
  return {
    branchId: entry.branchId,
    specialistId: entry.specialistId,
    serviceId: entry.serviceId,
    clientId: entry.clientId === "0" ? null : entry.clientId,
    newClient: null,
    day: start.day,
    start: timeOfMinutes(start.minute),
    end: clock(end.minute),
    details: entry.details,
    clientNotes: entry.clientNotes,
    ...attendeeValues(entry.attendeeName),
    title: ownTitle(entry),
    colorHex: entry.colorHex,
    more: [],
  };
}

function attendeeValues(attendeeName: string | null) {
  return { forWhom: attendeeName === null ? "client" : "other", attendeeName: attendeeName ?? "" };
}
