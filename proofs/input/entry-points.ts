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
  raw: {},
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
  public: {},
  /** The events that a browser can send on its socket. */
  socket: {
    joinRooms: "only rooms of the person's own businesses; live.test.ts",
    leaveRooms: "leaves rooms, whatever their names",
  },
  /** Sources that make outgoing calls. Only one uses an address from a caller, and its entry says what guards it. */
  fetch: {
    "operations/healthcheck.ts": "the container's own port on the loopback address",
    "providers/billing/stripe.ts": "STRIPE_API_URL of the settings",
    "providers/domains/gateway.ts": "DNS_URL of the settings; the name is a parameter of the question",
    "providers/domains/heroku.ts": "HEROKU_API_URL of the settings; the name in the path is escaped",
    "providers/payments/mercado-pago.ts": "MERCADO_PAGO_URL of the settings",
    "providers/calendar/google-calendar.ts": "GOOGLE_API_URL of the settings; ids in the path are escaped",
    "providers/calendar/google-keys.ts": "GOOGLE_TOKEN_URL of the settings, and `revoke` beside it",
    "providers/llm/learning-fetch.ts": "LLM_BASE_URL of the settings",
    "providers/llm/speak.ts": "LLM_BASE_URL of the settings",
    "providers/llm/transcribe.ts": "LLM_BASE_URL of the settings",
    "providers/sign-in/ask-json.ts": "SIGN_IN_* of the settings; a code goes in a parameter or in a form",
    "providers/mail/mailbox.ts": "MAILBOX_URL of the settings",
    "providers/push/web-push.ts":
      "an address that a browser gave, on the hosts of push services only, and follows nothing; waiting.test.ts",
    "providers/storage/cloudinary.ts": "CLOUDINARY_API_URL of the settings; names are made by us",
    "providers/maps/google-maps.ts":
      "a caller's link, on the hosts of maps and public addresses only; 60 forms and a canary in providers/maps/ssrf.test.ts",
    "providers/messaging/graph-media.ts":
      "META_GRAPH_URL of the settings, and what it tells on Meta's own hosts or that very one: graph-media.test.ts",
    "providers/messaging/graph-call.ts": "META_GRAPH_URL of the settings; ids in the path are digits by their shape",
    "seed/first-customers.ts": "the sandbox of the demo",
    "seed/people/seed-campaigns.ts": "the sandbox of the demo",
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
    "starting/answer-while-waiting.ts":
      "listens where the product will; a name is only looked up among the saved ones, and nothing of a caller is kept",
    "starting/start-child.ts": "the product's own processes",
    "starting/taken-port.ts": "tries to listen where the settings say, before anything is started",
  },
  /** Fields of calls that look like an address, a file or a picture. */
  address: {},
  /** Fields that look like a pattern or a template. */
  pattern: {},
  /** Calls and sources that accept or return files. */
  file: {
    "kernel/http/api-page/openapi.ts": "says of a call that it takes a file",
    "kernel/http/incoming/incoming-file.ts":
      "bounded in size and parts, written as it comes, never opened but for its first bytes",
  },
};

/** All of them: a capability lists its own in its `proofs.ts`. */
export const ENTRY_POINTS = Object.fromEntries(
  (Object.keys(JOINS) as EntryPointKind[]).map((kind) => [
    kind,
    collect(`entry points (${kind})`, ({ entryPoints }) => entryPoints?.[kind], OWN[kind]),
  ]),
) as Record<EntryPointKind, Record<string, string>>;
