// What the proofs need to know of the appointments.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made } from "../../../../../proofs/capabilities/written-row.ts";
import { FILTERED } from "../../../../../proofs/tenancy/crawl/exception.ts";
import { color, text } from "../../../../../proofs/tenancy/edit.ts";
import { block, CONFIRMED, contact } from "../../../../../proofs/world/bodies.ts";
import { day } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "appointment.list": ({ businessId, branchId, specialistId }) => ({
      query: { businessId, branchId, specialistId, from: day(20), to: day(60) },
    }),
    "appointment.populate": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
    "appointment.owed": ({ businessId, contactId }) => ({ query: { businessId, clientId: contactId } }),
    "appointment.records": ({ businessId, branchId, specialistId, serviceId }) => ({
      query: { businessId, branchId, specialistId, serviceId, fromDay: day(-60), toDay: day(60) },
    }),
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
    "class.move": async (side) => ({
      params: { id: await ofClass(side) },
      body: { class: { start: side.make.hour(), specialistId: side.specialistId, ...CONFIRMED } },
    }),
    "class.status": async (side) => ({ params: { id: await ofClass(side) }, body: { status: "confirmada" } }),
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
    "appointment.facilities": ({ appointmentId }) => ({ params: { id: appointmentId } }),
    "appointment.change-room": async (side) => {
      const { id, facilityId } = await withRoom(side);
      return { params: { id }, body: { room: { facilityId } } };
    },
    "appointment.session": ({ appointmentId }) => ({ params: { id: appointmentId } }),
    "appointment.use-session": async (side) => ({
      params: { id: await side.make.appointment() },
      body: { session: { purchaseId: await soldPackage(side) } },
    }),
    "appointment.return-session": async (side) => {
      const id = await side.make.appointment();
      await side.post(`/api/appointment/${id}/session`, { session: { purchaseId: await soldPackage(side) } });
      return { params: { id } };
    },
    "appointment.delete": async ({ make }) => ({ params: { id: await make.appointment() } }),
    "block.create": ({ businessId, branchId, specialistId, mark, make }) => ({
      body: { block: { ...block(make.hour(), mark), businessId, branchId, specialists: [specialistId] } },
    }),
    "block.get": ({ blockId }) => ({ params: { id: blockId } }),
    "block.edit": ({ businessId, branchId, specialistId, blockId, mark, make }) => ({
      params: { id: blockId },
      body: { block: { ...block(make.hour(), mark), businessId, branchId, specialistId } },
    }),
    "block.delete": async ({ make }) => ({ params: { id: await make.block() } }),
  },
  writes: {
    "appointment.create": made("appointments"),
    "appointment.book-new-client": made("appointments"),
    "visit.create": made("appointments"),
    "visit.create-new-client": made("appointments"),
    "block.create": made("appointments"),
    "appointment.change-room": ({ params }) => ({
      ...{ table: "facility_holds", column: "appointment_id" },
      value: String(params?.id),
    }),
    "appointment.use-session": ({ params }) => ({
      ...{ table: "package_movements", column: "appointment_id" },
      value: String(params?.id),
    }),
  },
  money: {
    serverOnly: {
      appointments: {
        columns: {
          confirmation_messages_counter: ["confirmationMessagesCounter"],
          // the second counts calendar events, the third rows; the last two are sums from the book, of a contact and of a
          // source. Years are how long money is kept; one key of the debts counts visits.
          "": [
            "moneyMovementIds",
            "moneyMovementId",
            "moneyYears",
            "priced",
            "totalEvents",
            "total",
            "totalRevenue",
            "totalIncome",
          ],
        },
        writtenBy: /^(appointment|block)\./,
      },
    },
  },
  edits: {
    "appointment.edit": { fields: [text("title"), text("details")] },
    "block.edit": { fields: [text("title"), { ...text("colorHex", "color_hex"), value: color }] },
  },
  editsTriedElsewhere: ["appointment.edit-new-client", "visit.move", "class.move"],
  exceptions: {
    "appointment.list query.branchId": FILTERED,
    "appointment.records query.branchId": FILTERED,
    "appointment.records query.specialistId": FILTERED,
    "appointment.records query.serviceId": FILTERED,
    "appointment.list query.specialistId": FILTERED,
    "appointment.populate query.clientId": FILTERED,
    "slot.list query.specialistId": FILTERED,
  },
};

/** An appointment that holds a room. */
async function withRoom(side: Side): Promise<{ id: string; facilityId: string }> {
  const { businessId, branchId, specialistId, mark, post } = side;
  const facility = { businessId, branchId, name: `Sala ${mark}`.slice(0, 60), kind: "room", units: 50 };
  const facilityId = await post("/api/facility", { facility });
  const service = { businessId, name: `Con sala ${mark}`.slice(0, 50), description: `Con sala ${mark}`, duration: 30 };
  const serviceId = await post("/api/service", {
    service: { ...service, price: "$100", facilities: [facilityId] },
    branches: [branchId],
    specialists: [specialistId],
  });
  const id = await post("/api/appointment", { appointment: { businessId, ...appointment(side), serviceId } });
  return { id, facilityId };
}

/** One of the two appointments of a class. */
async function ofClass(side: Side): Promise<string> {
  const { businessId, branchId, specialistId, mark, post, make } = side;
  const service = { businessId, name: `Clase ${mark}`.slice(0, 50), description: `Clase ${mark}`, duration: 30 };
  const serviceId = await post("/api/service", {
    service: { ...service, price: "$100", capacity: 20 },
    branches: [branchId],
    specialists: [specialistId],
  });
  const start = make.hour();
  const book = (clientId: string) =>
    post("/api/appointment", { appointment: { businessId, ...appointment(side), serviceId, start, clientId } });
  await book(await make.contact());
  return book(side.contactId);
}

/** Of its own: a session that is used is used. */
function soldPackage({ businessId, branchId, contactId, rows, post }: Side): Promise<string> {
  const purchase = {
    businessId,
    branchId,
    clientId: contactId,
    packageId: rows.sessionPackage,
    expiresOn: "2099-12-31",
  };
  return post("/api/packagePurchase", { purchase });
}

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
