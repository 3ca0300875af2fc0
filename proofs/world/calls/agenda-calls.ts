// The good calls of the agenda: those of staff and of strangers, and its external calendars.
import { consent } from "../../../server/test/providers/google.ts";
import { block, CONFIRMED, contact } from "../bodies.ts";
import { day, type MakeCall, ofBusiness } from "../call.ts";
import type { Side } from "../side.ts";

export const agendaCalls = (): Record<string, MakeCall> => ({ ...scheduling, ...calendars, ...reservations });

const scheduling: Record<string, MakeCall> = {
  "appointment.list": ({ businessId, branchId, specialistId }) => ({
    query: { businessId, branchId, specialistId, from: day(20), to: day(60) },
  }),
  "appointment.populate": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
  "appointment.owed": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
  "appointment.get": ({ appointmentId }) => ({ params: { id: appointmentId } }),
  "appointment.history": ({ appointmentId }) => ({ params: { id: appointmentId } }),
  "slot.list": ({ businessId, branchId, serviceId, specialistId }) => ({
    query: { businessId, branchId, serviceId, specialistId, from: day(1), to: day(3) },
  }),
  "appointment.create": (side) => ({ body: { appointment: { businessId: side.businessId, ...appointment(side) } } }),
  "appointment.book-new-client": (side) => {
    const { businessId, mark, serviceId, make } = side;
    const { clientId: _none, ...first } = appointment(side);
    const client = { ...contact(businessId, mark, make.digits()), interests: { services: [serviceId] } };
    return { body: { client, appointment: { businessId, ...first } } };
  },
  "slot.visit": ({ businessId, branchId, serviceId, specialistId }) => ({
    query: { businessId, branchId, lines: `${serviceId}:${specialistId},${serviceId}::30`, from: day(1), to: day(3) },
  }),
  "visit.create": ({ businessId, branchId, contactId, serviceId, specialistId, mark, make }) => {
    const line = { serviceId, specialistId, minutes: 30 };
    const named = { businessId, branchId, clientId: contactId, start: make.hour(), details: `Detalle ${mark}` };
    return { body: { visit: { ...named, lines: [line, line], ...CONFIRMED } } };
  },
  "visit.create-new-client": ({ businessId, branchId, serviceId, specialistId, mark, make }) => {
    const line = { serviceId, specialistId, minutes: 30 };
    const visit = { businessId, branchId, start: make.hour(), lines: [line, line], ...CONFIRMED };
    return { body: { client: contact(businessId, mark, make.digits()), visit } };
  },
  "visit.move": async ({ make, specialistId }) => ({
    params: { id: await make.visit() },
    body: { visit: { start: make.hour(), specialistId, ...CONFIRMED } },
  }),
  "visit.status": async ({ make }) => ({ params: { id: await make.visit() }, body: { status: "confirmada" } }),
  "appointment.edit-new-client": async ({ businessId, mark, make }) => ({
    params: { id: await make.appointment() },
    body: { client: contact(businessId, mark, make.digits()), appointment: { details: `Con ${mark}` } },
  }),
  "appointment.edit": (side) => ({
    params: { id: side.appointmentId },
    body: { appointment: { businessId: side.businessId, ...appointment(side) } },
  }),
  "appointment.repeat": async ({ make }) => ({
    params: { id: await make.appointment() },
    body: { repeat: { everyWeeks: 1, times: 2, takes: "possible", confirmOutsideHours: true } },
  }),
  "appointment.status": async ({ make }) => ({
    params: { id: await make.appointment() },
    body: { status: "cancelada" },
  }),
  "appointment.delete": async ({ make }) => ({ params: { id: await make.appointment() } }),
  "waiting.list": ofBusiness,
  "waiting.create": (side) => ({
    body: { waiting: { businessId: side.businessId, clientId: side.contactId, ...wishOf(side) } },
  }),
  "waiting.remove": async ({ make }) => ({ params: { id: await make.waiting() } }),
  "block.create": ({ businessId, branchId, specialistId, mark, make }) => ({
    body: { block: { ...block(make.hour(), mark), businessId, branchId, specialists: [specialistId] } },
  }),
  "block.get": ({ blockId }) => ({ params: { id: blockId } }),
  "block.edit": ({ businessId, branchId, specialistId, blockId, mark, make }) => ({
    params: { id: blockId },
    body: { block: { ...block(make.hour(), mark), businessId, branchId, specialistId } },
  }),
  "mercadoPago.account": ofBusiness,
  "mercadoPago.authorize": ({ businessId }) => ({ body: { businessId } }),
  "mercadoPago.connect": async ({ businessId, make }) => ({ body: { businessId, ...(await make.permission()) } }),
  "mercadoPago.disconnect": ofBusiness,
  "mercadoPago.link": ({ linkId }) => ({ query: { a: linkId } }),
  "mercadoPago.preference": async ({ businessId, linkId, mark, make }) => {
    await make.seller();
    const shown = { price: 350, originalPrice: 350, discount: 0, currency: "MXN" };
    return { body: { title: `Pago ${mark}`, quantity: 1, ...shown, appointment: linkId, business: businessId } };
  },
  "payment.ofAppointment": ({ payableId }) => ({ query: { appointmentId: payableId } }),
  "payment.tasks": ofBusiness,
  "payment.refund": ({ paymentId }) => ({ params: { id: paymentId } }),
  "payment.settle": ({ paymentId }) => ({ params: { id: paymentId } }),
  "block.delete": async ({ make }) => ({ params: { id: await make.block() } }),
};

const calendars: Record<string, MakeCall> = {
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
};

/** The calls of strangers on the booking page of a side. */
const reservations: Record<string, MakeCall> = {
  "reservationSettings.get": ofBusiness,
  "reservationSettings.edit": ({ businessId, mark }) => ({
    body: { businessId, settings: { isOn: true, noticeHours: 0, daysAhead: 180, welcome: `Pasa ${mark}` } },
  }),
  "reservationPage.get": ({ search }) => ({ params: { search } }),
  "reservationHours.list": (side) => ({
    params: { search: side.search },
    query: { ...placeOf(side), from: day(1), to: day(3) },
  }),
  "reservationCode.send": ({ search, make }) => ({ params: { search }, body: { whatsapp: make.digits() } }),
  "reservationCode.check": async ({ search, make }) => ({ params: { search }, body: await make.code() }),
  "reservation.create": async (side) => ({
    params: { search: side.search },
    body: {
      booking: { ...strangerOf(side), ...placeOf(side), start: await side.make.freeHour(), note: `Nota ${side.mark}` },
    },
  }),
  "reservation.get": async ({ search, make }) => ({ params: { search, token: await make.booking() } }),
  "reservation.move": async (side) => ({
    params: { search: side.search, token: await side.make.booking() },
    body: { booking: { branchId: side.branchId, start: await side.make.freeHour() } },
  }),
  "reservation.cancel": async ({ search, make }) => ({ params: { search, token: await make.booking() } }),
  "ownWaiting.join": (side) => ({
    params: { search: side.search },
    body: { waiting: { ...strangerOf(side), ...placeOf(side), part: "any" } },
  }),
  "ownWaiting.joinWithBooking": async ({ search, make }) => ({
    params: { search, token: await make.booking() },
    body: { waiting: { part: "morning" } },
  }),
  "ownWaiting.get": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
  "ownWaiting.accept": async ({ search, make }) => ({ params: { search, token: await make.heldPlace() } }),
  "ownWaiting.refuse": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
  "ownWaiting.leave": async ({ search, make }) => ({ params: { search, token: await make.ownWaiting() } }),
};

function appointment({ branchId, specialistId, serviceId, contactId, mark, make }: Side) {
  return {
    branchId,
    specialistId,
    serviceId,
    clientId: contactId,
    start: make.hour(),
    title: `Cita ${mark}`,
    details: `Detalle ${mark}`,
    clientNotes: `Nota ${mark}`,
    attendeeName: `Hija ${mark}`,
    ...CONFIRMED,
  };
}

function placeOf({ branchId, serviceId }: Side) {
  return { branchId, serviceId };
}

const wishOf = (side: Side) => ({ ...placeOf(side), specialistId: side.specialistId, part: "any" });

function strangerOf({ mark, make }: Side) {
  return { name: `Persona ${mark}`, whatsapp: make.digits(), key: `key-${make.digits()}` };
}
