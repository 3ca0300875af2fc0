import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { BusinessId, BusinessQuery, Id, IdParams, Nothing, named } from "../../kit/schema.ts";
import {
  AuthorizeRequest,
  CalendarQuestion,
  GoogleAccount,
  GoogleCalendarChoice,
  GoogleOverview,
  LinkedCalendar,
  LinkRequest,
  QuestionAnswer,
  RefreshTokenRequest,
} from "./schema.ts";

named({ CalendarQuestion, GoogleAccount, GoogleCalendarChoice, GoogleOverview, LinkedCalendar, QuestionAnswer });

export const googleOverview = route({
  name: "googleCalendar.overview",
  method: "GET",
  path: "/api/google/calendar",
  summary: "Cuentas de Google conectadas, el calendario de cada especialista y cómo va",
  access: access.view(PAGE.integraciones, PAGE.especialistas),
  query: BusinessQuery,
  data: GoogleOverview,
});

export const beginConsent = route({
  name: "googleCalendar.connect",
  method: "POST",
  path: "/api/google/calendar/connect",
  summary: "La dirección de Google donde se da el permiso; vale diez minutos y una vez",
  access: access.edit(PAGE.integraciones),
  body: z.object({ businessId: BusinessId, email: z.email("El correo no es válido").optional() }),
  data: z.object({ url: z.string() }),
});

export const endConsent = route({
  name: "googleCalendar.authorize",
  method: "POST",
  path: "/api/google/calendar/authorize",
  summary: "Guarda el permiso con el que Google mandó de vuelta",
  access: access.edit(PAGE.integraciones),
  body: AuthorizeRequest,
  data: GoogleAccount,
  rate: "heavy",
});

export const removeAccount = route({
  name: "googleCalendar.remove",
  method: "DELETE",
  path: "/api/google/calendar/account/:id",
  summary: "Quita una cuenta de Google: desvincula sus calendarios y olvida su permiso",
  access: access.remove(PAGE.integraciones),
  row: "google_accounts",
  params: IdParams,
  data: Nothing,
  rate: "heavy",
});

export const refreshToken = route({
  name: "user.refreshToken",
  method: "POST",
  path: "/api/user/refreshToken",
  summary: "La referencia de una cuenta de Google conectada; su clave nunca sale",
  access: access.edit(PAGE.integraciones),
  body: RefreshTokenRequest,
  data: Id,
});

export const listGoogleCalendars = route({
  name: "googleCalendar.list",
  method: "GET",
  path: "/api/google/calendar/get-calendars",
  summary: "Los calendarios de la cuenta, cuánto tienen y si ya son de otro especialista",
  access: access.edit(PAGE.integraciones),
  row: "specialists",
  rowIn: "specialistId",
  query: z.object({ specialistId: Id, businessId: Id.optional(), googleRefreshToken: Id.optional() }),
  data: z.object({ calendars: z.array(GoogleCalendarChoice) }),
  rate: "heavy",
});

export const linkCalendar = route({
  name: "specialist.linkCalendar",
  method: "PATCH",
  path: "/api/specialist",
  summary: "Enlaza un calendario de Google con un especialista, o lo quita",
  access: access.edit(PAGE.integraciones),
  body: LinkRequest,
  data: LinkedCalendar.nullable(),
  rate: "heavy",
});

export const listQuestions = route({
  name: "googleCalendar.questions",
  method: "GET",
  path: "/api/google/calendar/questions",
  summary: "Citas que alguien borró o movió en Google y que hay que decidir",
  access: access.view(PAGE.agenda, PAGE.integraciones),
  query: BusinessQuery,
  data: z.array(CalendarQuestion),
});

export const answerQuestion = route({
  name: "googleCalendar.answer",
  method: "POST",
  path: "/api/google/calendar/questions",
  summary: "Conserva o cancela las citas que cambiaron en Google",
  access: access.schedule(PAGE.agenda, "appointments"),
  body: QuestionAnswer,
  data: Nothing,
});
