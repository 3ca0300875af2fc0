// Google Calendar (D-4.1, D-5.1, D-15.4): accounts that were let in, the calendar of each specialist, what has to be asked.
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { reference } from "../../kit/reference.ts";
import { BusinessId, DateTime, Id, REQUIRED, text } from "../../kit/schema.ts";
import { CALENDAR_HEALTHS } from "./health.ts";

export const CALENDARS_FAILED = "No se pudieron obtener los calendarios";

const Handle = z.uuid("La cuenta de Google no es válida");

export const GoogleAccount = z.object({
  _id: Id,
  email: z.string(),
  /** Google takes our key. */
  isConnected: z.boolean(),
  /** Why not, in words for the owner; empty while it does. */
  reason: z.string(),
  connectedAt: DateTime,
});
export type GoogleAccount = z.infer<typeof GoogleAccount>;

/** The calendar of one specialist, and how it fares. */
export const LinkedCalendar = z.object({
  specialistId: Id,
  accountId: Id,
  email: z.string(),
  googleCalendarId: z.string(),
  googleCalendarName: z.string(),
  showsTitles: z.boolean(),
  health: z.enum(CALENDAR_HEALTHS),
  /** What goes wrong, in words for the owner; empty while all is well. */
  reason: z.string(),
  syncedAt: DateTime.nullable(),
});
export type LinkedCalendar = z.infer<typeof LinkedCalendar>;

export const GoogleOverview = z.object({
  /** Settings of the installation are there. */
  isConfigured: z.boolean(),
  /** Names of those that are missing. */
  missing: z.array(z.string()),
  accounts: z.array(GoogleAccount),
  calendars: z.array(LinkedCalendar),
});
export type GoogleOverview = z.infer<typeof GoogleOverview>;

export const GoogleCalendarChoice = z.object({
  id: z.string(),
  summary: z.string(),
  /** Events to come within a year; counted up to 2,500. */
  totalEvents: z.int(),
  isTakenByOtherSpecialist: z.boolean(),
});
export type GoogleCalendarChoice = z.infer<typeof GoogleCalendarChoice>;

export const RefreshTokenRequest = z.object({
  businessId: BusinessId,
  email: z.string(REQUIRED).trim().min(1, { error: REQUIRED, abort: true }).pipe(z.email("El correo no es válido")),
});

export const AuthorizeRequest = z.object({
  businessId: BusinessId,
  code: text(1, 2048, "El código"),
  state: text(1, 512, "El estado"),
});

const CalendarData = z.object({
  specialistId: reference("specialist"),
  /** Null takes the link away. */
  googleCalendarId: z.string().trim().min(1, REQUIRED).max(1024, "El calendario no es válido").nullable(),
  /** The handle of the account; left out, the one that the specialist has, or the only one. */
  googleRefreshToken: Handle.nullish(),
  /** The agenda shows what the person has noted there, and not only 'Ocupado (Google)'. Left out, as it is. */
  showsTitles: z.boolean("Elige sí o no").optional(),
});
export type CalendarData = z.infer<typeof CalendarData>;

export const LinkRequest = z.object({ businessId: BusinessId, calendarData: CalendarData });

/** What was done in Google and has to be decided here; many at once are one question. */
export const CalendarQuestion = z.object({
  specialistId: Id,
  specialistName: z.string(),
  /** `clash`: it overlaps something that is busy there. */
  kind: z.enum(["deleted", "moved", "clash"]),
  appointments: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      start: DateTime,
      /** Where it was moved to in Google. */
      movedTo: DateTime.nullable(),
      /** Of a clash: from when that is busy, and its title where the business shows it. */
      busyFrom: DateTime.nullable(),
      busyTitle: z.string(),
    }),
  ),
});
export type CalendarQuestion = z.infer<typeof CalendarQuestion>;

/** `keep`: the appointment stays as it is here, and its event comes back. `cancel`: the appointment is cancelled. */
export const QuestionAnswer = z.object({
  businessId: BusinessId,
  appointmentIds: z.array(Id).min(1, "Elige al menos una cita").max(100, "Son demasiadas citas"),
  answer: z.enum(["keep", "cancel"], "Elige si la cita se conserva o se cancela"),
});

/** A linked calendar is to be read, because its time has come or Google says that something changed. */
export const CalendarSyncDue = event<{ specialistId: string }>("calendar-sync-due");
/** Somebody decided that these stay: their events come back. */
export const CalendarPushDue = event<{ appointmentIds: string[] }>("calendar-push-due");
/** A calendar is no longer read: Google need not tell of it. */
export const CalendarLeft = event<{ accountId: string; channelId: string; resource: string }>("calendar-left");
