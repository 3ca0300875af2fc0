// Which row each call writes. A route with a body and without an entry fails the run; routes with a `row` and the id
// in their path need none.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { collect, collectNames } from "../capabilities/collect.ts";
import { type FindRow, firstOf, made, ofLink, rowOfBusiness } from "../capabilities/written-row.ts";

const ofStaffNumber: FindRow = ({ body }) => ({
  table: "staff_numbers",
  column: "business_id",
  value: (body as { staffNumber: { businessId: string } }).staffNumber.businessId,
});

const WRITES: Record<string, FindRow> = {
  ...Object.fromEntries(RESOURCES.map(({ routes, table }) => [routes.create.name, made(table)])),
  ...collect<FindRow>("writes", ({ writes }) => writes, {
    "member.grant": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.userId ?? "" }),
    "invitation.create": made("invitations"),
    "user.join": ({ params }) => ({ table: "memberships", column: "user_id", value: params?.id ?? "" }),
    "file.upload": (_call, { body }) => ({ table: "files", column: "public_id", value: body.data.public_id }),
    "business.create": made("businesses", "business_id"),
    "closedDate.create": made("closed_dates"),
    "client.create": made("contacts"),
    "client.massive": (_call, { body }) => ({ table: "imports", column: "id", value: body.data.importId }),
    "client.merge": ({ body }) => ({
      table: "contacts",
      column: "id",
      value: (body as { merge: { keptId: string } }).merge.keptId,
    }),
    "client.keepApart": ({ body }) => ({
      table: "contact_pairs_apart",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "client.changeMany": firstOf("contacts"),
    "client.export": firstOf("contacts"),
    "clientImport.begin": made("imports"),
    "clientView.save": made("contact_views"),
    "moneyMovement.create": made("money_movements"),
    "moneyMovementCategory.create": ({ body }) => ({
      table: "businesses",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "stockMovement.create": made("stock_movements"),
    "comment.reply": ({ params }) => ({ table: "comment_replies", column: "comment_id", value: String(params?.id) }),
    "creditMovement.create": made("credit_transfers"),
    "appointment.create": made("appointments"),
    "appointment.book-new-client": made("appointments"),
    "visit.create": made("appointments"),
    "visit.create-new-client": made("appointments"),
    "block.create": made("appointments"),
    "channel.connect": made("channels"),
    "channel.endSignUp": made("channels"),
    "channel.endFacebook": (_call, { body }) => ({
      table: "facebook_sign_ins",
      column: "id",
      value: body.data.signInId,
    }),
    "channel.connectFacebook": made("channels"),
    "googleCalendar.authorize": made("google_accounts"),
    "specialist.linkCalendar": ({ body }) => ({
      table: "linked_calendars",
      column: "specialist_id",
      value: (body as { calendarData: { specialistId: string } }).calendarData.specialistId,
    }),
    "thread.markRead": ({ body }) => ({ table: "threads", column: "contact_id", value: String(body?.clientId) }),
    "message.send": made("messages"),
    "message.sendTemplate": made("messages"),
    "message.uploadMedia": (_call, { body }) => ({ table: "files", column: "id", value: body.data.fileId }),
    "message.sendMedia": made("messages"),
    "template.create": made("message_templates"),
    "device.add": made("push_devices"),
    "inboxSettings.edit": ({ body }) => ({
      table: "inbox_settings",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "notification.create": made("notifications"),
    "enrollment.create": made("enrollments"),
    "publicCourse.enroll": ({ params }) => ({ table: "enrollments", column: "course_id", value: String(params?.id) }),
    "courseWaiting.create": made("course_waiting"),
    "form.send": ({ body }) => ({ table: "threads", column: "contact_id", value: String(body?.clientId) }),
    "publicForm.answer": made("form_answers"),
    "conversionEvent.create": made("conversion_events"),
    "waiting.create": made("waiting_entries"),
    "ownWaiting.join": ofLink("waiting_entries", "id"),
    "ownWaiting.joinWithBooking": ofLink("waiting_entries", "id"),
    "reservation.create": ofLink("reservations", "appointment_id"),
    "reservation.move": ofLink("reservations", "appointment_id"),
    "privacyNotice.edit": rowOfBusiness("privacy_settings"),
    "privacyNotice.publish": rowOfBusiness("privacy_notices"),
    "retention.edit": rowOfBusiness("privacy_settings"),
    "noticeProof.create": ({ body }) => ({
      table: "notice_proofs",
      column: "contact_id",
      value: (body as { proof: { clientId: string } }).proof.clientId,
    }),
    "privacyRequest.create": made("privacy_requests"),
    "legalHold.create": made("legal_holds"),
    "reservationSettings.edit": ({ body }) => ({
      table: "reservation_settings",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "mercadoPago.connect": ({ body }) => ({
      table: "payment_sellers",
      column: "business_id",
      value: String(body?.businessId),
    }),
    "mercadoPago.preference": (_call, { body }) => ({ table: "payment_orders", column: "preference", value: body.id }),
    "assistant.create": made("assistants"),
    "testNumber.create": made("test_numbers"),
    "testConversation.create": made("test_conversations"),
    "staffNumber.ask": ofStaffNumber,
    "staffNumber.prove": ofStaffNumber,
  }),
};

/** Calls with a body that write no permanent row, or only what the outside returns. */
const QUESTIONS = new Set(
  collectNames("questions", ({ questions }) => questions, [
    "client.deleteMany",
    "template.sync",
    "reservationCode.send",
    "reservationCode.check",
    "place.states",
    "place.cities",
    "mercadoPago.authorize",
    "user.refreshToken",
    "googleCalendar.connect",
    "channel.beginSignUp",
    "channel.beginFacebook",
    "googleCalendar.answer",
    "retention.run",
  ]),
);

/** Undefined for a call that writes no permanent row. */
export function writtenBy(route: Route): FindRow | undefined {
  if (route.method === "GET" || route.method === "DELETE" || QUESTIONS.has(route.name)) return undefined;
  const { row: table } = route;
  const column = table === "businesses" ? "business_id" : "id";
  if (table) return ({ params }) => ({ table, column, value: params?.id ?? "" });
  const found = WRITES[route.name];
  if (!found && route.body)
    throw new Error(`${route.name} writes a row: 'writes' in the capability's proofs.ts says which`);
  return found;
}
