// The agenda's rows for the API; times in the zone of their branch (D-1.3).
import { isoAt } from "@mostrador/domain/kit/time.ts";
import {
  type AgendaEntry,
  type Appointment,
  type Block,
  NO_CLIENT,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { clientName } from "../../business/contacts/index.ts";
import type { AgendaRow, NamedRow } from "./agenda.store.ts";
import { LONGEST_TITLE, type ZonedRow } from "./appointment.store.ts";

export function presentAppointment(row: ZonedRow): Appointment {
  const { serviceId, shortId, status, ...entry } = presentEntry(row);
  return {
    ...entry,
    shortId: shortId as string,
    serviceId: serviceId as string,
    status: status as Appointment["status"],
  };
}

export function presentAgendaEntry(row: AgendaRow): AgendaEntry {
  return {
    ...presentEntry(row),
    source: "mostrador",
    serviceName: row.service_name ?? "",
    room: row.room ?? "",
    clientName: row.contact_id === null ? "" : clientName(row),
  };
}

export function presentBlock(row: ZonedRow): Block {
  const { _id, businessId, branchId, specialistId, title, start, end, colorHex, createdBy, createdAt, updatedAt } =
    presentEntry(row);
  const named = { _id, businessId, branchId, specialistId, title, start, end, status: "block" as const };
  return { ...named, colorHex, createdBy, createdAt, updatedAt };
}

/** For an appointment without a title; a surrogate pair is not cut in the middle. */
export function titleOf(named: NamedRow): string {
  const whole = `${named.service_name} · ${clientName(named)}`;
  return whole.slice(0, LONGEST_TITLE).replace(/[\uD800-\uDBFF]$/, "");
}

function presentEntry(row: ZonedRow): Omit<AgendaEntry, "clientName" | "serviceName" | "room" | "source"> {
  return {
    _id: row.id,
    shortId: row.short_id,
    businessId: row.business_id,
    branchId: row.branch_id,
    clientId: row.contact_id ?? NO_CLIENT,
    serviceId: row.service_id,
    specialistId: row.specialist_id,
    title: row.title,
    details: row.details,
    clientNotes: row.client_notes,
    attendeeName: row.attendee_name,
    start: isoAt(row.zone, row.starts.getTime()),
    end: isoAt(row.zone, row.ends.getTime()),
    minutesBefore: row.minutes_before,
    minutesAfter: row.minutes_after,
    capacity: row.capacity,
    type: row.type,
    visitId: row.visit_id,
    status: row.status,
    colorHex: row.color_hex,
    confirmationMessagesCounter: row.confirmation_messages_counter,
    eventId: row.event_id || null,
    googleCalendarId: row.google_calendar_id,
    googleCalendarName: row.google_calendar_name,
    autoCancelDate: row.auto_cancel_date?.toISOString() ?? null,
    moneyMovementIds: row.money_movement_ids ?? [],
    stockMovementIds: row.stock_movement_ids ?? [],
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
