// Google Calendar (D-4.1, D-5.1, D-15.4): the connected accounts, the calendar of each specialist, and open questions.
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
  /** Google accepts our key. */
  isConnected: z.boolean(),
  /** Why not, in words for the owner; empty while it does. */
  reason: z.string(),
  connectedAt: DateTime,
});
export type GoogleAccount = z.infer<typeof GoogleAccount>;

/** The calendar of one specialist, and its status. */
export const LinkedCalendar = z.object({
  specialistId: Id,
  accountId: Id,
  email: z.string(),
  googleCalendarId: z.string(),
  googleCalendarName: z.string(),
  showsTitles: z.boolean(),
  health: z.enum(CALENDAR_HEALTHS),
  /** The problem, in words for the owner; empty while there is none. */
  reason: z.string(),
  syncedAt: DateTime.nullable(),
});
export type LinkedCalendar = z.infer<typeof LinkedCalendar>;

export const GoogleOverview = z.object({
  /** The installation has the settings. */
  isConfigured: z.boolean(),
  /** Names of the missing settings. */
  missing: z.array(z.string()),
  accounts: z.array(GoogleAccount),
  calendars: z.array(LinkedCalendar),
});
export type GoogleOverview = z.infer<typeof GoogleOverview>;

export const GoogleCalendarChoice = z.object({
  id: z.string(),
  summary: z.string(),
  /** Events within the next year; counted up to 2,500. */
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
  /** Null removes the link. */
  googleCalendarId: z.string().trim().min(1, REQUIRED).max(1024, "El calendario no es válido").nullable(),
  /** The name of the account; left out, the specialist's current one, or the only one. */
  googleRefreshToken: Handle.nullish(),
  /** The agenda shows the titles of the person's entries, and not only 'Ocupado (Google)'. Left out: unchanged. */
  showsTitles: z.boolean("Elige sí o no").optional(),
});
export type CalendarData = z.infer<typeof CalendarData>;

export const LinkRequest = z.object({ businessId: BusinessId, calendarData: CalendarData });

/** A change in Google that a person must decide on here; many at once are one question. */
export const CalendarQuestion = z.object({
  specialistId: Id,
  specialistName: z.string(),
  /** `clash`: it overlaps a busy entry there. */
  kind: z.enum(["deleted", "moved", "clash"]),
  appointments: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      start: DateTime,
      /** The new time in Google. */
      movedTo: DateTime.nullable(),
      /** Of a clash: the start of the busy entry, and its title where the business shows it. */
      busyFrom: DateTime.nullable(),
      busyTitle: z.string(),
    }),
  ),
});
export type CalendarQuestion = z.infer<typeof CalendarQuestion>;

/** `keep`: the appointment stays unchanged here, and its event is restored. `cancel`: the appointment is cancelled. */
export const QuestionAnswer = z.object({
  businessId: BusinessId,
  appointmentIds: z.array(Id).min(1, "Elige al menos una cita").max(100, "Son demasiadas citas"),
  answer: z.enum(["keep", "cancel"], "Elige si la cita se conserva o se cancela"),
});

/** A linked calendar must be read, because it is due or Google reports a change. */
export const CalendarSyncDue = event<{ specialistId: string }>("calendar-sync-due");
/** A person decided that these stay: their events are restored. */
export const CalendarPushDue = event<{ appointmentIds: string[] }>("calendar-push-due");
/** A calendar is no longer read: Google need not report changes. */
export const CalendarLeft = event<{ accountId: string; channelId: string; resource: string }>("calendar-left");
