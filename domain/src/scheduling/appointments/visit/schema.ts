// Several services in one visit, one after the other, with one or several specialists: booked, moved and cancelled as a
// whole or not at all (contract/agenda#visits).
import * as z from "zod";
import { DateTime, Id } from "../../../kit/schema.ts";
import {
  AppointmentFields,
  AppointmentStatusInput,
  CancellationMessage,
  Confirmation,
  checkAppointmentTimes,
  checkRange,
  chosen,
  EditFields,
  FILL_ALL,
  NO_CLIENT,
  Range,
  Start,
} from "../schema.ts";
import { APPOINTMENT_COLOR } from "../status.ts";
import { LINES_TEXT } from "./visit-lines.ts";

export const MOST_LINES = 8;
const MOST_MINUTES = 1440;
/** The search tries every start for every service. */
const MOST_VISIT_DAYS = 14;

const MINUTES = "La duración va de 1 minuto a 24 horas";
const VisitLine = z.object({
  serviceId: chosen,
  /** Left out: any specialist who gives it and is free then. */
  specialistId: Id.optional(),
  /** Left out: the duration of the service. */
  minutes: z.int(MINUTES).min(1, MINUTES).max(MOST_MINUTES, MINUTES).optional(),
});

const { branchId, start, details, clientNotes, attendeeName, colorHex } = AppointmentFields.shape;

/** The first service starts at `start`, each other at the end of the one before it. */
export const NewVisit = z.object({
  businessId: Id,
  branchId,
  clientId: z
    .string(FILL_ALL)
    .trim()
    .min(1, { error: FILL_ALL, abort: true })
    .refine((value) => value !== NO_CLIENT, {
      error: "Una visita de varios servicios necesita un cliente",
      abort: true,
    })
    .pipe(Id),
  start,
  lines: z
    .array(VisitLine, "Elige los servicios de la visita")
    .min(1, "Elige los servicios de la visita")
    .max(MOST_LINES, `Una visita tiene hasta ${MOST_LINES} servicios`),
  details,
  clientNotes,
  attendeeName,
  colorHex: colorHex.default(APPOINTMENT_COLOR),
  ...Confirmation,
});
export type NewVisit = z.infer<typeof NewVisit>;
/** Of a registered client. */
export const FirstVisit = NewVisit.omit({ clientId: true });

/** An edit that moves one of its appointments; the others keep their distance to it, and everything else. */
export const VisitMove = EditFields.extend({ start: Start }).check(checkAppointmentTimes);
export type VisitMove = z.infer<typeof VisitMove>;

export const VisitStatusChange = z.object({
  status: AppointmentStatusInput,
  /** With `cancelada`: the text for the client, sent once (D-5.2). */
  cancellationMessage: CancellationMessage.optional(),
});

export const VisitQuery = z
  .object({
    businessId: Id,
    branchId: Id,
    /** `service`, `service:specialist` or `service:specialist:minutes`, separated by commas, in their order. */
    lines: z.string("Elige los servicios de la visita").regex(LINES_TEXT, "Los servicios de la visita no son válidos"),
    ...Range,
  })
  .check(checkRange(MOST_VISIT_DAYS));

const Slot = z.object({ start: DateTime, end: DateTime, specialistId: Id });
/** A slot for each service, in their order. */
export const VisitSlots = z.object({ slots: z.array(z.object({ lines: z.array(Slot) })) });
export type VisitSlot = z.infer<typeof VisitSlots>["slots"][number];
