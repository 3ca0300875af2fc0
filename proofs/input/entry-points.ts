// Lists every entry point that is not a declared call with fields of its own, and its guard. `find-entry-points.ts` finds
// them in the sources and in the registry; one that is missing here fails the run, with the corpus that it must join.
//
// Only links to maps open an address from a caller; G20's corpus tests them (providers/maps/ssrf.test.ts).
// No call reads a file, runs a caller's pattern, or returns a spreadsheet or a PDF. Only the browser reads and writes
// sheets, and there the bombs and formulas of G21 are tried (web/src/lib/sheet). Addresses of Meta, of the language model
// and of mail come from the settings, and proofs show that no code fetches the other fields that contain an address.

import { collect } from "../capabilities/collect.ts";
import { type EntryPointKind, JOINS } from "./entry-point-kinds.ts";

/** Those that belong to no capability, by kind, then by place: its guard. */
const OWN: Record<EntryPointKind, Record<string, string>> = {
  /** Raw routes: another protocol, with bytes instead of declared fields. */
  raw: {
    "POST /api/mercadopago/webhook": "signature of the provider, lately made; payment.test.ts, raw-routes.test.ts",
    "GET /api/auth/get-session": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "GET /api/auth/verify-email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/change-password": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/request-password-reset":
      "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/reset-password": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/send-verification-email":
      "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/sign-in/email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/sign-out": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/sign-up/email": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "POST /api/auth/update-user": "better-auth, behind its declared fields; fuzzed in sign-in-library.test.ts",
    "GET /api/thread/messages/:id/media": "the session and the right to read, as any call of the inbox; media.test.ts",
    "GET /api/appointment/calendar/:file": "a signed name; raw-routes.test.ts",
    "POST /api/google/calendar/notifications": "no body is read; the channel's id and token, in raw-routes.test.ts",
    "GET /c/:code": "a random code; leads to listed paths of ours alone; short-links.test.ts",
    "GET /archivos/:name": "a name of over 128 bits, and nothing of its path but that; files.test.ts",
    "GET /api/webhooks/meta": "the verify token; webhooks.test.ts",
    "POST /api/webhooks/meta": "Meta's signature; webhooks.test.ts",
    "POST /api/webhooks/meta/deauthorize": "Meta's signed request; raw-routes.test.ts",
    "POST /api/webhooks/meta/deletion": "Meta's signed request; raw-routes.test.ts",
    "GET /api/webhooks/meta/deletion/:code": "a signed code; raw-routes.test.ts",
  },
  /** Answered without a session, outside the registry. */
  page: {
    "kernel/http/web/pages.ts GET /": "the built web application, a file of ours",
    "kernel/http/web/pages.ts GET /*": "the built web application, a file of ours",
    "kernel/http/api-page/docs-page.ts GET /api/docs": "made once from the registry, escaped",
    "kernel/http/api-page/docs-page.ts GET /api/openapi.json": "made once from the registry",
    "kernel/http/api-page/docs-page.ts GET /api/docs/search.js": "a text of ours",
    "kernel/http/server.ts GET /healthz": "says that the process lives",
    "kernel/http/server.ts GET /readyz": "says whether the database answers and the folder of files is shared",
  },
  /** Declared calls that need no session. */
  public: {
    "noticePage.get": "opened by an address that says whose it is; only what its business published, notice.test.ts",
    "mercadoPago.link": "a short id that nobody can guess, held to a schema; link.test.ts, secrets/guesses",
    "mercadoPago.preference": "the same, secrets/guesses; what it says of prices is only compared, link.test.ts",
    "ownWaiting.accept":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "ownWaiting.get": "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "ownWaiting.join":
      "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
    "ownWaiting.joinWithBooking":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "ownWaiting.leave":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "ownWaiting.refuse":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "publicCourse.enroll":
      "opened by an address that says whose it is; floods and rows of others in own-enrollment.test.ts",
    "publicForm.answer":
      "opened by a code that nobody can guess; a link's mark is bound to contact and form; floods in public-form.test.ts",
    "publicForm.get": "the same; forged links in public-form.test.ts",
    "publicCourse.get":
      "opened by an address that says whose it is; floods and rows of others in own-enrollment.test.ts",
    "reservation.cancel":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "reservation.create":
      "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
    "reservation.get":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "reservation.move":
      "128 bits of a mark behind the id, bound to business and contact; forged ones in booking.test.ts",
    "reservationCode.check": "five tries a code, counted before they are compared; code.test.ts",
    "reservationCode.send": "few an hour by number, network and business; code.test.ts",
    "reservationHours.list":
      "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
    "reservationPage.get":
      "opened by an address that says whose it is; floods and rows of others in booking.test.ts and waiting-list.test.ts",
  },
  /** The events that a browser can send on its socket. */
  socket: {
    joinRooms: "only rooms of the person's own businesses; live.test.ts",
    leaveRooms: "leaves rooms, whatever their names",
    sendMessageToClient: "through the action of message.send",
    updateClientPhase: "held to a schema; moves as funnel.move does, funnel.test.ts",
  },
  /** Sources that make outgoing calls. Only one uses an address from a caller, and its entry says what guards it. */
  fetch: {
    "operations/healthcheck.ts": "the container's own port on the loopback address",
    "providers/payments/mercado-pago.ts": "MERCADO_PAGO_URL of the settings",
    "providers/calendar/google-calendar.ts": "GOOGLE_API_URL of the settings; ids in the path are escaped",
    "providers/calendar/google-keys.ts": "GOOGLE_TOKEN_URL of the settings, and `revoke` beside it",
    "providers/llm/learning-fetch.ts": "LLM_BASE_URL of the settings",
    "providers/llm/speak.ts": "LLM_BASE_URL of the settings",
    "providers/llm/transcribe.ts": "LLM_BASE_URL of the settings",
    "providers/mail/mailbox.ts": "MAILBOX_URL of the settings",
    "providers/push/web-push.ts":
      "an address that a browser gave, on the hosts of push services only, and follows nothing; waiting.test.ts",
    "providers/storage/cloudinary.ts": "CLOUDINARY_API_URL of the settings; names are made by us",
    "providers/maps/google-maps.ts":
      "a caller's link, on the hosts of maps and public addresses only; 60 forms and a canary in providers/maps/ssrf.test.ts",
    "modules/conversation/inbox/media/path-of-file.ts":
      "the address of one of the business's own files, as the place that keeps it said; never a caller's",
    "providers/messaging/graph-media.ts":
      "META_GRAPH_URL of the settings, and what it tells on Meta's own hosts or that very one: graph-media.test.ts",
    "providers/messaging/graph-call.ts": "META_GRAPH_URL of the settings; ids in the path are digits by their shape",
    "seed/first-customers.ts": "the sandbox of the demo",
    "seed/outside/first-details.ts": "the sandbox of the demo",
    "seed/outside/first-team.ts": "the demo itself",
    "seed/outside/seed-channel.ts": "the sandbox of the demo",
    "seed/outside/seed-pages.ts": "the sandbox of the demo",
    "seed/outside/seed-templates.ts": "the sandbox of the demo",
    "seed/outside/seed-google.ts": "the sandbox of the demo",
    "seed/seller/seed-deposit.ts": "the sandbox of the demo",
    "seed/seller/seed-seller.ts": "the sandbox of the demo",
  },
  /** Sources that start programs or listen on a port. None uses text from a caller. */
  process: {
    "kernel/metrics/serve-metrics.ts": "METRICS_PORT of the settings, off unless set: reads nothing but the path",
    "operations/embedded/cluster.ts": "the embedded PostgreSQL, with paths of ours",
    "operations/embedded/postmaster.ts": "looks for a free port",
    "operations/embedded/runner.ts": "the embedded PostgreSQL, with paths of ours",
    "starting/start-child.ts": "the product's own processes",
    "starting/taken-port.ts": "tries to listen where the settings say, before anything is started",
  },
  /** Fields of calls that look like an address, a file or a picture. */
  address: {
    "assistant.create assistant.image": "kept as text, fetched by nobody",
    "assistant.edit assistant.image": "kept as text, fetched by nobody",
    "business.create business.logo": "kept as text, fetched by nobody",
    "business.edit business.logo": "kept as text, fetched by nobody",
    "device.add device.endpoint": "called on the hosts of push services only: waiting.test.ts",
    "file.deleteByUrl url": "compared with the addresses of the business's own files, fetched by nobody",
    "message.sendMedia message.url": "compared with the addresses of the business's own files; others are refused",
    "course.create course.images": "kept as text, fetched by nobody",
    "course.edit course.images": "kept as text, fetched by nobody",
    "resource.create resource.items.url": "kept as text, fetched by nobody",
    "resource.edit resource.items.url": "kept as text, fetched by nobody",
    "mapLink.expand shortUrl": "opened on the hosts of maps only: providers/maps/ssrf.test.ts",
    "service.create service.images": "kept as text, fetched by nobody",
    "service.edit service.images": "kept as text, fetched by nobody",
  },
  /** Fields that look like a pattern or a template. */
  pattern: {
    "assistant.create assistant.capabilities.postFreeSchedules.textTemplate": "five names are replaced, nothing is run",
    "assistant.edit assistant.capabilities.postFreeSchedules.textTemplate": "five names are replaced, nothing is run",
    "assistant.rehearse rehearsal.draft.capabilities.postFreeSchedules.textTemplate":
      "kept by nobody; five names are replaced, nothing is run",
    "testRun.start testRun.draft.capabilities.postFreeSchedules.textTemplate":
      "kept as it was tried; five names are replaced, nothing is run",
    "message.sendTemplate message.templateId": "an id; the values of its variables are put in as they are",
    "template.create template":
      "the object of the call: its variables are found by patterns of ours and never replaced",
  },
  /** Calls and sources that accept or return files. */
  file: {
    "modules/scheduling/calendars/file/calendar-file.ts":
      "writes one appointment as iCalendar: texts escaped, controls dropped, lines folded; ics.test.ts",
    "privacyExport.get": "a document of ours or JSON; every text in it is escaped, export-document.test.ts",
    "client.export": "gives rows, not a file; the browser writes cells as text, sheet.test.ts (G21)",
    "clientImport.begin": "names a file, and sends none; contact-imports.test.ts",
    "clientImport.columns": "the columns remembered of a business, and no file; contact-imports.test.ts",
    "clientImport.end": "closes an upload; contact-imports.test.ts",
    "clientImport.get": "counts; contact-imports.test.ts",
    "clientImport.list": "counts; contact-imports.test.ts",
    "clientImport.report": "gives rows, not a file; the browser writes cells as text, sheet.test.ts (G21)",
    "clientImport.undo": "takes away what an upload created; contact-imports.test.ts",
    "file.delete": "deletes a file of the business that nothing uses; files.test.ts",
    "kernel/http/api-page/openapi.ts": "says of a call that it takes a file",
    "kernel/http/incoming/incoming-file.ts":
      "bounded in size and parts, written as it comes, never opened but for its first bytes",
    "message.uploadMedia":
      "types by the bytes, WhatsApp's own list and sizes; given out by the message alone: media.test.ts",
    "modules/ground/files/private/send-file.ts":
      "the type that the bytes had, nosniff, sandboxed; shown only when a picture, a sound or a film",
    "modules/ground/files/serve-file.ts": "types of our own table, nosniff, sandboxed; a PDF is saved, not shown",
  },
};

/** All of them: a capability lists its own in its `proofs.ts`. */
export const ENTRY_POINTS = Object.fromEntries(
  (Object.keys(JOINS) as EntryPointKind[]).map((kind) => [
    kind,
    collect(`entry points (${kind})`, ({ entryPoints }) => entryPoints?.[kind], OWN[kind]),
  ]),
) as Record<EntryPointKind, Record<string, string>>;
