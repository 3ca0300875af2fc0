// Appointments and blocked times of the agenda (contract/agenda#limits; D-4).
import * as z from "zod";
import { branches } from "../../business/branches/resource.ts";
import { messageText } from "../../business/contacts/message-text/message-text.ts";
import { APPOINTMENT_VARIABLES } from "../../business/contacts/message-text/variables.ts";
import { specialists } from "../../business/specialists/resource.ts";
import { services } from "../../catalog/services/resource.ts";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import {
  Color,
  DateTime,
  dateTime,
  day,
  Id,
  optionalName,
  optionalText,
  REQUIRED,
  text,
  UpdatedAt,
} from "../../kit/schema.ts";
import type { Years } from "../../kit/years.ts";
import { LONGEST_ATTENDEE } from "./attendee.ts";
import { DAY_REASONS } from "./slots/day-reason.ts";
import { APPOINTMENT_COLOR, APPOINTMENT_STATUSES, BLOCK_COLOR } from "./status.ts";
import { appointmentTimesError, blockTimesError, START_AFTER_END } from "./times.ts";

export const NO_APPOINTMENT = "No se encontró la cita";
export const FILL_ALL = "Por favor, llena todos los campos";
/** The client of an appointment that has none, or whose contact was deleted (contract/agenda#limits). */
export const NO_CLIENT = "0";

const MS_PER_DAY = 86_400_000;
/** The agenda asks for its range and 30 days on either side. */
const MOST_AGENDA_DAYS = 124;
const MOST_SLOT_DAYS = 62;

export const chosen = z.string(FILL_ALL).trim().min(1, { error: FILL_ALL, abort: true }).pipe(Id);
const client = z
  .string(FILL_ALL)
  .trim()
  .min(1, { error: FILL_ALL, abort: true })
  .pipe(z.union([z.literal(NO_CLIENT), Id], "El identificador no es válido"));
/** From the time when all zones are whole minutes away from UTC, to a date beyond any booking (D-3.1, D-4). */
const AGENDA_YEARS: Years = { first: 2000, last: 2100 };

export const Start = dateTime("La fecha de inicio", AGENDA_YEARS);
const End = dateTime("La fecha de finalización", AGENDA_YEARS);

export const AppointmentStatusInput = z.enum(APPOINTMENT_STATUSES, "El estado de la cita no es válido");
export const AgendaStatus = z.enum([...APPOINTMENT_STATUSES, "block"]);

/** The person who comes, when it is not the contact; null or empty: the contact. */
export const AttendeeName: z.ZodType<string | null, string | null | undefined> = optionalName(
  LONGEST_ATTENDEE,
  "El nombre de quien viene",
).transform((name) => name || null);

export const AppointmentFields = z.object({
  branchId: chosen,
  specialistId: chosen,
  serviceId: chosen,
  /** `NO_CLIENT`: a walk-in, whose title says who it is (D-17.7). */
  clientId: client,
  start: z.string(FILL_ALL).min(1, { error: FILL_ALL, abort: true }).pipe(Start),
  /** Left out: the start plus the duration of the service. */
  end: End.optional(),
  /** Empty: the service and the client. */
  title: optionalText(150, "El título"),
  /** Internal notes. */
  details: optionalText(2000, "El texto"),
  clientNotes: optionalText(2000, "El texto"),
  attendeeName: AttendeeName.optional(),
  type: optionalText(30, "El tipo"),
  colorHex: Color,
});

/**
 * A person has seen the warning and books anyway: outside working hours (D-4.4), with a person of another branch, or a
 * service that the specialist does not give.
 */
export const Confirmation = {
  confirmOutsideHours: z.boolean("Confirma con sí o no").default(false),
  confirmOtherBranch: z.boolean("Confirma con sí o no").default(false),
  confirmNotGiven: z.boolean("Confirma con sí o no").default(false),
};

const NewFields = AppointmentFields.extend({
  businessId: Id,
  colorHex: AppointmentFields.shape.colorHex.default(APPOINTMENT_COLOR),
  ...Confirmation,
});
export const NewAppointment = NewFields.check(checkAppointmentTimes).check(checkWalkIn);
export const NO_TITLE = "Escribe un título: la cita no tiene cliente";

function checkWalkIn({ value, issues }: Payload<{ clientId: string; title: string }>): void {
  if (value.clientId === NO_CLIENT && value.title === "")
    issues.push({ code: "custom", path: ["title"], message: NO_TITLE, input: value });
}

/** Of a registered client. */
export const FirstAppointment = NewFields.omit({ clientId: true }).check(checkAppointmentTimes);
export type NewAppointment = z.infer<typeof NewAppointment>;

export const EditFields = AppointmentFields.partial().extend({
  /** The screens send the whole appointment back: without a client it may stay so. */
  clientId: z
    .string(FILL_ALL)
    .trim()
    .min(1, { error: FILL_ALL, abort: true })
    .refine((value) => value === NO_CLIENT || Id.safeParse(value).success, "El identificador no es válido")
    .optional(),
  ...Confirmation,
  updatedAt: UpdatedAt,
});
export const AppointmentEdit = EditFields.check(checkAppointmentTimes);
export type AppointmentEdit = z.infer<typeof AppointmentEdit>;
/** Of an appointment that gets a registered client. */
export const NewClientEdit = EditFields.omit({ clientId: true }).check(checkAppointmentTimes);

/** The text for the client when it is cancelled (D-5.2); blank sends nothing. */
export const CancellationMessage: z.ZodType<string, string | null | undefined> = z.preprocess(
  (value) => value ?? "",
  messageText({ min: 0, max: 1000 }, APPOINTMENT_VARIABLES, "El mensaje de cancelación"),
);

/** The documents' screens send `updatedBy`; the session decides who changed it. */
export const StatusChange = z.object({
  status: AppointmentStatusInput,
  updatedBy: z.unknown().optional(),
  /** With `cancelada`: the text for the client five minutes later (D-5.2); blank sends nothing. */
  cancellationMessage: CancellationMessage.optional(),
});

const BlockFields = z.object({
  title: text(1, 100, "El título"),
  start: z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(Start),
  end: z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(End),
  branchId: z.string(REQUIRED).min(1, { error: REQUIRED, abort: true }).pipe(reference("branch")),
  colorHex: Color,
});

/** One block is made for each specialist. */
export const NewBlock = BlockFields.extend({
  businessId: Id,
  specialists: z
    .array(reference("specialist"), "Debe seleccionar al menos un especialista")
    .min(1, "Debe seleccionar al menos un especialista")
    .max(100, "Son demasiados especialistas"),
  colorHex: BlockFields.shape.colorHex.default(BLOCK_COLOR),
}).check(checkBlockTimes);
export type NewBlock = z.infer<typeof NewBlock>;

export const BlockEdit = BlockFields.partial()
  .extend({ specialistId: reference("specialist").optional(), updatedAt: UpdatedAt })
  .check(checkBlockTimes);
export type BlockEdit = z.infer<typeof BlockEdit>;

export const Appointment = z.object({
  _id: Id,
  shortId: z.string(),
  businessId: Id,
  branchId: Id,
  /** `NO_CLIENT` when there is none. */
  clientId: z.string(),
  serviceId: Id,
  specialistId: Id,
  title: z.string(),
  details: z.string(),
  clientNotes: z.string(),
  /** The person who comes, when it is not the client. */
  attendeeName: z.string().nullable(),
  start: DateTime,
  end: DateTime,
  /** Occupied before its start and after its end, as its service said when it was booked. */
  minutesBefore: z.int(),
  minutesAfter: z.int(),
  /** More than one: the appointments of a class share their time. */
  capacity: z.int(),
  type: z.string(),
  /** The same for all appointments of one visit; null for a single one. */
  visitId: Id.nullable(),
  status: z.enum(APPOINTMENT_STATUSES),
  colorHex: z.string(),
  confirmationMessagesCounter: z.int(),
  /** The event in the linked Google calendar. */
  eventId: z.string().nullable(),
  googleCalendarId: z.string().nullable(),
  googleCalendarName: z.string().nullable(),
  autoCancelDate: DateTime.nullable(),
  moneyMovementIds: z.array(Id),
  stockMovementIds: z.array(Id),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Appointment = z.infer<typeof Appointment>;

export const Block = z.object({
  _id: Id,
  businessId: Id,
  branchId: Id,
  specialistId: Id,
  title: z.string(),
  start: DateTime,
  end: DateTime,
  status: z.literal("block"),
  colorHex: z.string(),
  createdBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Block = z.infer<typeof Block>;

/** What the agenda draws: an appointment with its names, or a block, which has no service, client or short id. */
export const AgendaEntry = Appointment.extend({
  shortId: z.string().nullable(),
  serviceId: Id.nullable(),
  status: AgendaStatus,
  clientName: z.string(),
  serviceName: z.string(),
  /** The name of the room that it holds; empty without one. */
  room: z.string(),
  /** `google`: a person is busy in their Google calendar. It looks like a block and is not edited here. */
  source: z.enum(["mostrador", "google"]),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const HistoryEntry = z.object({
  _id: Id,
  actorName: z.string(),
  summary: z.string(),
  at: DateTime,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `from` and `to`: calendar days of the business, both included, or instants. */
const edge = (what: string) =>
  z.union([day(what, AGENDA_YEARS), dateTime(what, AGENDA_YEARS)], "La fecha no es válida");
export const Range = { from: edge("La fecha de inicio"), to: edge("La fecha de fin") };

export const AgendaQuery = z
  .object({
    businessId: Id,
    ...Range,
    branchId: Id.optional(),
    specialistId: Id.optional(),
    /**
     * Only appointments of clients that this search finds, as in the directory (D-7), or of people who come by that
     * name.
     */
    search: optionalText(60, "La búsqueda").optional(),
  })
  .check(checkRange(MOST_AGENDA_DAYS));

export const SlotQuery = z
  .object({
    businessId: Id,
    branchId: Id,
    serviceId: Id,
    /** Left out: any specialist of the branch who gives the service. */
    specialistId: Id.optional(),
    ...Range,
  })
  .check(checkRange(MOST_SLOT_DAYS));

const Reason = z.enum(DAY_REASONS);
export const Slots = z.object({
  slots: z.array(
    z.object({
      start: z.string(),
      end: z.string(),
      specialistId: z.string(),
      /** Of a service with several places only. */
      placesLeft: z.int().optional(),
    }),
  ),
  /** For each requested day without a free hour, why: the rule to tell, and how many starts each rule removed. */
  none: z.array(
    z.object({
      day: z.string(),
      reason: Reason,
      removed: z.array(z.object({ reason: Reason, count: z.int() })),
      /** The reason of a closed date. */
      closedFor: z.string().nullable(),
    }),
  ),
});

/** The data for the history of one client. */
export const ClientHistory = z.object({
  appointments: z.array(Appointment),
  services: z.array(services.Row),
  branches: z.array(branches.Row),
  specialists: z.array(specialists.Row),
});

export const AppointmentCreated = event<{ appointmentId: string }>("appointment-created", "Cita nueva");
export const AppointmentMoved = event<{ appointmentId: string }>("appointment-moved", "Cita reagendada");
/** `by`: a person of the business, the assistant ('program') or the product ('system'). */
export const AppointmentStatusChanged = event<{
  appointmentId: string;
  from: string;
  to: string;
  by: "person" | "program" | "system";
}>("appointment-status-changed", "Otro estado de una cita");
/** `visitId`: its visit, if it had one. `was`: its references, for people who must hear that it is gone. */
export const AppointmentDeleted = event<{
  appointmentId: string;
  visitId?: string | null;
  was?: DeletedAppointment;
}>("appointment-deleted", "Cita eliminada");
/** No data of the client remains. `start` in epoch ms. */
export type DeletedAppointment = {
  branchId: string;
  serviceId: string;
  specialistId: string;
  start: number;
};
/** Made, changed or deleted: modules that follow blocks read the current rows. */
export const BlockChanged = event<{ blockId: string }>("block-changed", "Bloqueo de horario");

type Payload<Value> = { value: Value; issues: z.core.$ZodRawIssue[] };
type Times = { start?: string; end?: string };

export function checkAppointmentTimes({ value, issues }: Payload<Times>): void {
  const length = lengthOf(value);
  if (length === null) return;
  const message = appointmentTimesError(length);
  if (message) issues.push({ code: "custom", path: ["end"], message, input: value.end });
}

function checkBlockTimes({ value, issues }: Payload<Times>): void {
  const length = lengthOf(value);
  if (length === null) return;
  const message = blockTimesError(length);
  if (message) issues.push({ code: "custom", path: ["start"], message, input: value.start });
}

function lengthOf({ start, end }: Times): number | null {
  return start === undefined || end === undefined ? null : Date.parse(end) - Date.parse(start);
}

export function checkRange(mostDays: number) {
  return ({ value, issues }: Payload<{ from: string; to: string }>): void => {
    const length = Date.parse(value.to) - Date.parse(value.from);
    const say = (path: string, message: string) => issues.push({ code: "custom", path: [path], message, input: value });
    if (length < 0) say("from", START_AFTER_END);
    // Both days are included: of 62 days the last is 61 days after the first.
    else if (length > (value.to.length === 10 ? mostDays - 1 : mostDays) * MS_PER_DAY) {
      say("to", `El rango puede ser de hasta ${mostDays} días`);
    }
  };
}
