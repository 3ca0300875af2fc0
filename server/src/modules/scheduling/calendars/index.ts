// Google Calendar, in both directions: accounts, the calendar of each specialist, writes and reads; and the calendar
// file of an appointment for the client.

import * as routes from "@mostrador/domain/scheduling/calendars/routes.ts";
import { bind, bindAsking, type RawRoute } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { renewChannels } from "../../money/credits/index.ts";
import { consentActions } from "./account/consent.ts";
import { removeActions } from "./account/remove-account.ts";
import type { CalendarDeps } from "./deps.ts";
import { linkActions } from "./link/link-calendar.ts";
import { overviewActions } from "./link/overview.ts";
import { dueCalendars } from "./pull/due-calendars.ts";
import { notifications } from "./pull/receive-notification.ts";
import { createChannelRenewal } from "./pull/renew-channels.ts";
import { onCalendarLeft } from "./pull/renew-watch.ts";
import { onSyncDue } from "./pull/sync-calendar.ts";
import { onAppointment } from "./push/on-appointment.ts";
import { createPush } from "./push/push-appointment.ts";
import { answerQuestion, listQuestions } from "./question/answer-question.ts";

export { consentActions } from "./account/consent.ts";
export type { CalendarDeps } from "./deps.ts";
export { type CalendarLink, calendarFiles } from "./file/calendar-file.ts";
export { linkActions } from "./link/link-calendar.ts";
export { NOTIFY_PATH } from "./pull/receive-notification.ts";

/** `file`: the route of the calendar file. */
export function calendarsModule(deps: CalendarDeps, file: RawRoute): Module {
  const consent = consentActions(deps);
  const remove = removeActions(deps);
  const overview = overviewActions(deps);
  const link = linkActions(deps);
  const push = createPush(deps);
  return {
    fills: [auditKinds.fill({ google: "agenda" }), renewChannels.fill(createChannelRenewal(deps))],
    eventRows: { calendar_changed: { specialistId: "specialists" } },
    routes: [
      bind(routes.googleOverview, overview.overview),
      bind(routes.beginConsent, consent.beginConsent),
      bindAsking(routes.endConsent, consent.askToEnd, consent.endConsent),
      bindAsking(routes.removeAccount, remove.askToRemove, remove.removeAccount),
      bind(routes.refreshToken, consent.refreshToken),
      bind(routes.listGoogleCalendars, overview.listCalendars),
      bindAsking(routes.linkCalendar, link.askToLink, link.linkCalendar),
      bind(routes.listQuestions, listQuestions),
      bind(routes.answerQuestion, answerQuestion),
    ],
    rawRoutes: [notifications, file],
    subscribers: [...onAppointment(push, deps.google !== null), onSyncDue(deps, push), onCalendarLeft(deps)],
    sweeps: [dueCalendars],
  };
}
