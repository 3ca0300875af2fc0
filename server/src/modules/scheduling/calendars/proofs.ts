// What the proofs need to know of the calendars.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import { consent } from "../../../../../server/test/providers/google.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "googleCalendar.overview": ofBusiness,
    "googleCalendar.connect": ({ businessId }) => ({ body: { businessId } }),
    "googleCalendar.authorize": async ({ businessId, owner, googleEmail }) => ({
      body: { businessId, ...(await consent(owner, googleEmail)) },
    }),
    "googleCalendar.remove": async ({ make }) => ({ params: { id: await make.googleAccount() } }),
    "user.refreshToken": ({ businessId, googleEmail }) => ({ body: { businessId, email: googleEmail } }),
    "googleCalendar.list": ({ specialistId }) => ({ query: { specialistId } }),
    "specialist.linkCalendar": ({ businessId, specialistId, googleEmail }) => ({
      body: { businessId, calendarData: { specialistId, googleCalendarId: googleEmail } },
    }),
    "googleCalendar.questions": ofBusiness,
    "googleCalendar.answer": async ({ businessId, make }) => ({
      body: { businessId, appointmentIds: [await make.question()], answer: "keep" },
    }),
  },
  writes: {
    "googleCalendar.authorize": made("google_accounts"),
    "specialist.linkCalendar": ({ body }) => ({
      table: "linked_calendars",
      column: "specialist_id",
      value: (body as { calendarData: { specialistId: string } }).calendarData.specialistId,
    }),
  },
  questions: ["user.refreshToken", "googleCalendar.connect", "googleCalendar.answer"],
  entryPoints: {
    raw: {
      "GET /api/appointment/calendar/:file": "a signed name; raw-routes.test.ts",
      "POST /api/google/calendar/notifications": "no body is read; the channel's id and token, in raw-routes.test.ts",
    },
    file: {
      "modules/scheduling/calendars/file/calendar-file.ts":
        "writes one appointment as iCalendar: texts escaped, controls dropped, lines folded; ics.test.ts",
    },
  },
};
