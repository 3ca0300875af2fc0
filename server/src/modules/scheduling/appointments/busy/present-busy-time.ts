// A busy time as the agenda draws it: like a block, at the person's branch, and without its title unless the business
// shows it.
import { isoAt } from "@mostrador/domain/kit/time.ts";
import { type AgendaEntry, NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { BUSY_IN_GOOGLE } from "@mostrador/domain/scheduling/appointments/slots/busy-times.ts";
import { BLOCK_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import type { BusyRow } from "./busy-time.store.ts";

export function presentBusyTime(row: BusyRow): AgendaEntry {
  const start = isoAt(row.zone, row.starts.getTime());
  return {
    _id: row.id,
    shortId: null,
    businessId: row.business_id,
    branchId: row.branch_id,
    clientId: NO_CLIENT,
    serviceId: null,
    specialistId: row.specialist_id,
    title: row.title || BUSY_IN_GOOGLE,
    details: "",
    clientNotes: "",
    attendeeName: null,
    start,
    end: isoAt(row.zone, row.ends.getTime()),
    minutesBefore: 0,
    minutesAfter: 0,
    capacity: 1,
    type: "",
    visitId: null,
    status: "block",
    colorHex: BLOCK_COLOR,
    confirmationMessagesCounter: 0,
    eventId: null,
    googleCalendarId: null,
    googleCalendarName: null,
    autoCancelDate: null,
    moneyMovementIds: [],
    stockMovementIds: [],
    createdBy: "Google Calendar",
    updatedBy: "Google Calendar",
    createdAt: start,
    updatedAt: start,
    clientName: "",
    serviceName: "",
    room: "",
    source: "google",
  };
}
