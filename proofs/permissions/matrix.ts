// Who may make which call: written by hand and reviewed, never derived from what the routes say of themselves. The test
// beside it makes every call as every role and compares (D-2.2, D-2.3, D-2.5, D-15.3).

export type Action = "view" | "edit" | "delete";
export type Schedule = "appointments" | "blocks";

/** A member with the action on one of these pages; with `schedule` the entry must carry that switch of page 6 too. */
type Right = {
  pages: readonly number[];
  action: Action;
  schedule?: Schedule;
  /** About the caller's own membership: the team, which has none here, is told so. */
  ofMembers?: true;
};

/** `public`: anybody. `session`: whoever is signed in. `owner`: owners, and admins in their place. `team`: admins. */
export type Who = "public" | "session" | "owner" | "team" | Right;

// 2 asistentes, 5 chat, 6 agenda, 13 contactos, 16 negocio, 17 sucursales, 18 especialistas, 19 servicios,
// 23 recursos, 24 integraciones, 29 privacidad, 1 principal, 10 finanzas, 11 inventario, 20 productos, 25 créditos
export const view = (...pages: number[]): Right => ({ pages, action: "view" });
const edit = (...pages: number[]): Right => ({ pages, action: "edit" });
const remove = (...pages: number[]): Right => ({ pages, action: "delete" });
const ofMembers = (right: Right): Right => ({ ...right, ofMembers: true });
const agenda = (action: Action, schedule: Schedule): Right => ({ pages: [6], action, schedule });

export const MATRIX: Record<string, Who> = {
  // people
  "me.get": "session",
  "member.list": "owner",
  "member.grant": "owner",
  "member.remove": "owner",
  "invitation.create": "owner",
  "user.join": "session",
  "session.revokeAll": "session",
  "session.list": "session",
  "session.end": "session",
  // each their own
  "device.list": "session",
  "device.add": "session",
  "device.remove": "session",
  "audit.list": "owner",
  // files: of the pages that have them
  "file.upload": edit(23, 20),
  "file.delete": edit(23, 20),
  "file.deleteByUrl": edit(23, 20),
  // places
  "place.countries": "session",
  "place.states": "session",
  "place.cities": "session",
  "mapLink.expand": "session",
  // business
  "business.create": "session",
  "business.edit": edit(16),
  "business.get": view(16),
  "business.list": "session",
  "branch.list": view(17, 6, 18, 19, 2, 10, 11, 20, 8),
  "branch.get": view(17, 6, 18, 19, 2, 10, 11, 20, 8),
  "branch.create": edit(17),
  "branch.edit": edit(17),
  "branch.archive": edit(17),
  "branch.delete": remove(17),
  "specialist.list": view(18, 6, 17, 19),
  "specialist.search": view(18, 6, 17, 19),
  "specialist.create": edit(18),
  "specialist.edit": edit(18),
  "specialist.archive": edit(18),
  "specialist.delete": remove(18),
  "client.create": edit(13, 6),
  "client.edit": edit(13, 5),
  "client.search": view(13, 6, 5, 10, 8, 9),
  "client.list": view(13),
  "client.get": view(13, 6, 5),
  "client.delete": remove(13),
  "client.history": "owner",
  "client.duplicates": view(13),
  "client.keepApart": edit(13),
  "client.merge": remove(13),
  "client.undoMerge": remove(13),
  "client.merges": view(13),
  "client.massive": edit(13),
  "client.export": view(13),
  "clientImport.begin": edit(13),
  "clientImport.list": edit(13),
  "clientImport.get": edit(13),
  "clientImport.end": edit(13),
  "clientImport.report": edit(13),
  "clientImport.undo": remove(13),
  "client.directory": view(13),
  "client.found": view(13),
  "client.changeMany": edit(13),
  "client.deleteMany": remove(13),
  "clientView.list": view(13),
  "clientView.save": edit(13),
  "clientView.delete": edit(13),
  "order.list": view(8),
  "order.create": edit(8),
  "order.edit": edit(8),
  "conversionEvent.list": view(9),
  "conversionEvent.create": edit(9),
  "conversionEvent.edit": edit(9),
  "conversionEvent.delete": remove(9),
  "audience.list": view(12),
  "audience.get": view(12),
  "audience.create": edit(12),
  "audience.edit": edit(12),
  "audience.archive": edit(12),
  "audience.delete": remove(12),
  "audience.members": edit(12),
  "trafficSource.list": view(15, 2, 13),
  "trafficSource.get": view(15, 2, 13),
  "trafficSource.create": edit(15),
  "trafficSource.edit": edit(15),
  "trafficSource.archive": edit(15),
  "trafficSource.delete": remove(15),
  // catalog
  "service.list": view(19, 6, 17, 18, 2, 9),
  "service.get": view(19, 6, 17, 18, 2, 9),
  "service.create": edit(19),
  "service.edit": edit(19),
  "service.archive": edit(19),
  "service.delete": remove(19),
  "resource.list": view(23, 17, 19, 2, 5),
  "resource.get": view(23, 17, 19, 2, 5),
  "resource.create": edit(23),
  "resource.edit": edit(23),
  "resource.archive": edit(23),
  "resource.delete": remove(23),
  "product.list": view(20, 6, 11, 19, 8, 9),
  "product.get": view(20, 6, 11, 19, 8, 9),
  "product.create": edit(20),
  "product.edit": edit(20),
  "product.archive": edit(20),
  "product.delete": remove(20),
  // money
  "moneyMovement.list": view(10),
  "moneyMovement.totals": view(10),
  "moneyMovement.create": edit(10),
  "moneyMovement.edit": edit(10),
  "moneyMovement.delete": remove(10),
  "moneyMovementCategory.list": view(10),
  "moneyMovementCategory.create": edit(10),
  "moneyMovementCategory.delete": edit(10),
  "stockMovement.list": view(11),
  "stockMovement.create": edit(11),
  "comment.list": view(26),
  "comment.reply": edit(26),
  "creditMovement.list": view(25),
  "creditMovement.create": "team",
  "creditBalance.get": view(25),
  "creditSettings.edit": edit(25),
  // scheduling
  "appointment.list": view(6),
  "appointment.owed": view(10),
  "appointment.populate": view(6, 13, 5),
  "appointment.get": view(6),
  "appointment.history": view(6),
  "slot.list": view(6),
  "slot.visit": view(6),
  "visit.create": agenda("edit", "appointments"),
  "visit.create-new-client": agenda("edit", "appointments"),
  "visit.move": agenda("edit", "appointments"),
  "visit.status": agenda("edit", "appointments"),
  "appointment.create": agenda("edit", "appointments"),
  "appointment.book-new-client": agenda("edit", "appointments"),
  "appointment.edit": agenda("edit", "appointments"),
  "appointment.edit-new-client": agenda("edit", "appointments"),
  "appointment.repeat": agenda("edit", "appointments"),
  "appointment.status": agenda("edit", "appointments"),
  "appointment.delete": agenda("delete", "appointments"),
  "block.create": agenda("edit", "blocks"),
  "block.get": view(6),
  "block.edit": agenda("edit", "blocks"),
  "block.delete": agenda("delete", "blocks"),
  "mercadoPago.account": view(24, 19, 6, 10),
  "mercadoPago.authorize": edit(24),
  "mercadoPago.connect": edit(24),
  "mercadoPago.disconnect": remove(24),
  "mercadoPago.link": "public",
  "mercadoPago.preference": "public",
  "payment.ofAppointment": view(6),
  "payment.tasks": view(10, 6),
  "payment.refund": edit(10),
  "payment.settle": edit(10, 6),
  "googleCalendar.overview": view(24, 18),
  "googleCalendar.connect": edit(24),
  "googleCalendar.authorize": edit(24),
  "googleCalendar.remove": remove(24),
  "user.refreshToken": edit(24),
  "googleCalendar.list": edit(24),
  "specialist.linkCalendar": edit(24),
  "googleCalendar.questions": view(6, 24),
  "googleCalendar.answer": agenda("edit", "appointments"),
  "waiting.list": view(6),
  "waiting.create": agenda("edit", "appointments"),
  "waiting.remove": agenda("edit", "appointments"),
  // privacy
  "privacyNotice.get": view(29),
  "privacyNotice.edit": edit(29),
  "privacyNotice.publish": edit(29),
  "privacyNotice.versions": view(29),
  "noticePage.get": "public",
  "contactPrivacy.get": view(29),
  "objection.lift": edit(29),
  "noticeProof.create": edit(29, 13),
  "privacyRequest.list": view(29),
  "privacyRequest.get": view(29),
  "privacyRequest.create": edit(29),
  "privacyRequest.answer": edit(29),
  "privacyRequest.carry-out": edit(29),
  "privacyExport.get": edit(29),
  "legalHold.list": view(29),
  "legalHold.create": edit(29),
  "legalHold.lift": remove(29),
  "retention.get": view(29),
  "retention.edit": edit(29),
  "retention.run": remove(29),
  // the booking page
  "reservationSettings.get": view(16),
  "reservationSettings.edit": edit(16),
  "reservationPage.get": "public",
  "reservationHours.list": "public",
  "reservationCode.send": "public",
  "reservationCode.check": "public",
  "reservation.create": "public",
  "reservation.get": "public",
  "reservation.move": "public",
  "reservation.cancel": "public",
  "ownWaiting.join": "public",
  "ownWaiting.joinWithBooking": "public",
  "ownWaiting.get": "public",
  "ownWaiting.accept": "public",
  "ownWaiting.refuse": "public",
  "ownWaiting.leave": "public",
  // conversation
  "channel.connect": edit(24),
  "channel.offerSignUp": view(24),
  "channel.beginSignUp": edit(24),
  "channel.endSignUp": edit(24),
  "channel.offerFacebook": view(24),
  "channel.beginFacebook": edit(24),
  "channel.endFacebook": edit(24),
  "channel.connectFacebook": edit(24),
  "channel.sendTest": edit(24),
  "channel.readTest": edit(24),
  "business.data": view(24, 5, 26),
  "channel.list": view(24, 5, 2),
  "channel.edit": edit(24),
  "channel.check": edit(24),
  "channel.disconnect": remove(24),
  "template.list": view(24, 5),
  "template.sync": edit(24),
  "template.create": edit(24),
  "template.delete": remove(24),
  "thread.list": view(5),
  "thread.countUnread": view(5),
  "message.list": view(5),
  "message.search": view(5),
  "message.listOfNumber": view(5),
  "thread.markRead": view(5),
  "thread.delete": remove(5),
  "message.send": edit(5),
  "message.uploadMedia": edit(5),
  "message.sendMedia": edit(5),
  "message.fetchMedia": edit(5),
  "quickReply.list": view(5),
  "quickReply.get": view(5),
  "quickReply.create": edit(5),
  "quickReply.edit": edit(5),
  "quickReply.archive": edit(5),
  "quickReply.delete": remove(5),
  "message.sendTemplate": edit(5),
  "message.resend": edit(5),
  "thread.countWaiting": view(5),
  "thread.colleagues": view(5),
  "thread.assign": edit(5),
  "thread.resolve": edit(5),
  "thread.note": edit(5),
  // its author's own, or the owner's: team.test.ts
  "thread.deleteNote": edit(5),
  "inboxSettings.get": view(5),
  "inboxSettings.edit": edit(16),
  // growth
  "notification.list": view(6, 13, 5),
  "notification.listOfAppointment": view(6),
  "notification.create": edit(6, 13, 5),
  "notification.sendNow": edit(6, 13, 5),
  "notification.withdraw": edit(6, 13, 5),
  // automation
  "assistant.list": view(2, 1, 5),
  "assistant.get": view(2),
  "assistant.create": edit(2),
  "assistant.edit": edit(2),
  "assistant.switch": edit(2),
  "assistant.delete": remove(2),
  "assistant.rehearse": edit(2),
  "testConversation.list": view(2),
  "testConversation.create": edit(2),
  "testConversation.edit": edit(2),
  "testConversation.delete": edit(2),
  "testConversation.take": view(5),
  "testRun.start": edit(2),
  "testRun.list": view(2),
  "testRun.get": view(2),
  "testNumber.list": view(2),
  "testNumber.create": edit(2),
  "testNumber.delete": edit(2),
  "staffNumber.list": view(2),
  "staffNumber.own": view(6, 2),
  "staffNumber.ask": ofMembers(view(6, 2)),
  "staffNumber.prove": ofMembers(view(6, 2)),
  "staffNumber.forget": view(6, 2),
  "staffNumber.revoke": "owner",
};

/** What screens may say over the socket. */
export const SOCKET_MATRIX: Record<string, Who> = {
  sendMessageToClient: edit(5),
};

/** With a guard of their own: the sign-in library's, and the provider's signature. */
export const RAW_ROUTES = [
  "GET /api/appointment/calendar/:file",
  "GET /api/auth/get-session",
  "GET /api/auth/verify-email",
  "GET /api/thread/messages/:id/media",
  "GET /api/webhooks/meta",
  "GET /api/webhooks/meta/deletion/:code",
  "GET /archivos/:name",
  "POST /api/auth/change-password",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password",
  "POST /api/auth/send-verification-email",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-out",
  "POST /api/auth/sign-up/email",
  "POST /api/auth/update-user",
  "POST /api/google/calendar/notifications",
  "POST /api/mercadopago/webhook",
  "POST /api/webhooks/meta",
  "POST /api/webhooks/meta/deauthorize",
  "POST /api/webhooks/meta/deletion",
];

/** Entries of a permission list, as a limited member carries them. */
export type Entry = { pageId: number; actions: Action[]; schedule?: Record<Schedule, boolean> };

export type Role = "nobody" | "stranger" | "owner" | "full staff" | "partner" | "admin" | { limited: Entry[] };

/** 200 stands for any success. Who does not belong learns nothing (404); who belongs and may not is told so (403). */
export function expected(role: Role, who: Who): 200 | 401 | 403 | 404 {
  if (who === "public") return 200;
  if (role === "nobody") return 401;
  if (who === "session") return 200;
  // it says no business by itself: whoever is not of the team is told so
  if (who === "team") return role === "admin" ? 200 : 403;
  // a partner opens the businesses that carry its id, and this one does not
  if (role === "stranger" || role === "partner") return 404;
  if (role === "admin" && typeof who === "object" && who.ofMembers) return 403;
  if (role === "owner" || role === "admin") return 200;
  if (who === "owner") return 403;
  if (role === "full staff") return 200;
  return role.limited.some((entry) => opens(entry, who)) ? 200 : 403;
}

function opens({ pageId, actions, schedule }: Entry, right: Right): boolean {
  if (!right.pages.includes(pageId) || !actions.includes(right.action)) return false;
  return right.schedule === undefined || schedule?.[right.schedule] === true;
}
