// The agenda: free hours, appointments, blocked times. The only entry point for the calendar, the assistant, flows,
// public pages and imports.

import { CLASS_FULL, NO_FACILITY, TAKEN } from "@mostrador/domain/scheduling/appointments/place.ts";
import type { Module } from "../../../kernel/module.ts";
import { dashboardSection, strandedAppointments } from "../../business/branches/index.ts";
import { businessFigures } from "../../business/businesses/index.ts";
import { contactCondition } from "../../business/contacts/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { chargeable } from "../../money/charges/index.ts";
import { countAppointments, knownAppointments } from "./appointment.store.ts";
import { appointmentsOnDay } from "./closed/appointments-on-day.ts";
import { chargeableAppointment } from "./debt/chargeable-appointment.ts";
import { appointmentCondition } from "./directory/contact-condition.store.ts";
import { returnCondition } from "./directory/return-condition.store.ts";
import { agendaDashboard } from "./figures/agenda-dashboard.ts";
import { retentionSection } from "./figures/retention-section.ts";
import { onContactDeleted } from "./on-contact-deleted.ts";
import { appointmentRoutes } from "./routes.ts";

export { readAbsences } from "./absences/absence.store.ts";
export { knownAppointments } from "./appointment.store.ts";
export { createBlocks } from "./block.ts";
export { book } from "./booking/book.ts";
export { changeBusyTimes } from "./busy/change-busy-times.ts";
export { type ClashRow, readClashes } from "./busy/clash.store.ts";
export { changeStatus } from "./change-status.ts";
export {
  type ContactAppointment,
  cancelAppointment,
  confirmAppointment,
  contactAppointment,
  rescheduleAppointment,
  upcomingAppointmentsOf,
} from "./contact-appointments.ts";
export { createAppointment } from "./create-appointment.ts";
export { removeEntry } from "./delete-entry.ts";
export { editAppointment } from "./edit-appointment.ts";
export { holdPlace } from "./held/hold-place.ts";
export {
  deletedAppointment,
  type HeldAppointment,
  holdAppointment,
  holdAppointments,
  holdVisit,
} from "./lock/hold-appointment.ts";
export { comingAppointments, noteAutoCancel, noteConfirmationAsked } from "./lock/plan-marks.ts";
export {
  appointmentRows,
  forgetEvents,
  noteEvent,
  readTold,
  readToldVisit,
  type ToldAppointment,
} from "./outside/outside.store.ts";
export {
  appointmentOfLink,
  holdPayable,
  type PayableAppointment,
  payableAppointment,
} from "./payable/payable-appointment.ts";
export { useSession } from "./prepaid/session.ts";
export { sessionPaying } from "./prepaid/session-paying.ts";
export { findAppointment, listAgenda } from "./read-agenda.ts";
export { explainDay, explainSlot } from "./slots/explain-slot.ts";
export { type FoundSlot, findDays, findSlots } from "./slots/find-slots.ts";

export function appointmentsModule(): Module {
  return {
    fills: [
      auditKinds.fill({ appointment: "agenda", block: "agenda" }),
      businessFigures.fill(async (tx) => ({ appointments: await countAppointments(tx) })),
      strandedAppointments.fill(appointmentsOnDay),
      contactCondition.fill(appointmentCondition),
      contactCondition.fill(returnCondition),
      dashboardSection.fill(agendaDashboard),
      dashboardSection.fill(retentionSection),
      chargeable.fill(chargeableAppointment),
    ],
    references: { appointment: knownAppointments },
    eventRows: {
      appointment_changed: { appointmentId: "appointments" },
      busy_times_changed: { specialistId: "specialists" },
    },
    routes: appointmentRoutes,
    clashes: { appointments: TAKEN, facility_holds: NO_FACILITY, classes: CLASS_FULL },
    subscribers: [onContactDeleted],
  };
}
