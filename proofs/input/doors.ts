// Every way in that is not a declared call with fields of its own, and what guards it. `find-doors.ts` finds them in the
// sources and in the registry; one that does not stand here fails the run, with the corpus that it must join.
//
// There is no door today that fetches an address of a caller, reads a file, runs a caller's pattern, or gives out a
// spreadsheet or a PDF: addresses of Meta, of the language model and of mail come from the settings. So the corpora of
// G20 and G21 have nothing to be run against yet; the fields that hold an address are proved to be fetched by nobody.

/** By kind, then by place: how it is held. */
export const DOORS = {
  /** Doors with another protocol: bytes, no declared fields. */
  raw: {
    "GET /api/auth/*": "better-auth, behind check-auth-body.ts; fuzzed in doors.test.ts",
    "POST /api/auth/*": "better-auth, behind check-auth-body.ts; fuzzed in doors.test.ts",
    "GET /api/webhooks/meta": "the verify token; webhooks.test.ts",
    "POST /api/webhooks/meta": "Meta's signature; webhooks.test.ts",
  },
  /** Answered to anybody, outside the registry. */
  page: {
    "kernel/http/pages.ts GET /": "the built web application, a file of ours",
    "kernel/http/pages.ts GET /*": "the built web application, a file of ours",
    "kernel/http/pages.ts GET /api/docs": "made once from the registry, escaped",
    "kernel/http/server.ts GET /healthz": "says that the process lives",
    "kernel/http/server.ts GET /readyz": "says whether the database answers",
    "kernel/http/server.ts GET /api/openapi.json": "made once from the registry",
  },
  /** Declared calls that need no session. */
  public: {},
  /** What a browser may say on its socket. */
  socket: {
    joinRooms: "only rooms of the person's own businesses; live.test.ts",
    leaveRooms: "leaves rooms, whatever their names",
    sendMessageToClient: "through the action of message.send",
  },
  /** Sources that call out. The address must never be a caller's. */
  fetch: {
    "providers/llm/learning-fetch.ts": "LLM_BASE_URL of the settings",
    "providers/mail/mailbox.ts": "MAILBOX_URL of the settings",
    "providers/messaging/graph-call.ts": "META_GRAPH_URL of the settings; ids in the path are digits by their shape",
    "seed/first-customers.ts": "the sandbox of the demo",
    "seed/tell-channel.ts": "the sandbox of the demo",
  },
  /** Sources that start programs or listen by themselves. None takes words of a caller. */
  process: {
    "kernel/embedded/cluster.ts": "the embedded PostgreSQL, with paths of ours",
    "kernel/embedded/postmaster.ts": "looks for a free port",
    "kernel/embedded/runner.ts": "the embedded PostgreSQL, with paths of ours",
    "start-child.ts": "the product's own processes",
  },
  /** Fields of calls that look like an address, a file or a picture. */
  address: {
    "assistant.create assistant.image": "kept as text, fetched by nobody",
    "assistant.edit assistant.image": "kept as text, fetched by nobody",
    "business.create business.logo": "kept as text, fetched by nobody",
    "business.edit business.logo": "kept as text, fetched by nobody",
    "service.create service.images": "kept as text, fetched by nobody",
    "service.edit service.images": "kept as text, fetched by nobody",
  },
  /** Fields that look like a pattern or a template. */
  pattern: {
    "assistant.create assistant.capabilities.postFreeSchedules.textTemplate": "two names are replaced, nothing is run",
    "assistant.edit assistant.capabilities.postFreeSchedules.textTemplate": "two names are replaced, nothing is run",
  },
  /** Calls and sources that take or give files. */
  file: {},
} satisfies Record<string, Record<string, string>>;

export type DoorKind = keyof typeof DOORS;

/** What whoever adds a door of a kind has to do. */
export const JOINS: Record<DoorKind, string> = {
  raw: "a raw door: fuzz its bytes in doors.test.ts, and try it unsigned, replayed and oversized as webhooks.test.ts does",
  page: "a page for anybody: say what it shows, and that nothing in it is a caller's",
  public: "a call without a session: guesses of its ids must be tried 10,000 times, and its answers held to a schema",
  socket: "a socket event: it must join the crawler with ids of the other business",
  fetch:
    "a call to the outside: when its address or a part of it is a caller's, it must go through one guarded fetch and join the SSRF corpus (G20): 60 forms, 0 hits on a canary",
  process: "a program or a listener: no word of a caller may reach it",
  address: "an address of a caller: when the server ever fetches it, it must join the SSRF corpus (G20)",
  pattern:
    "a pattern of a caller: it must run with a bound on time and join the ReDoS corpus (G22), 50 patterns in 50 ms",
  file: "files in or out: they must join the bombs (G21) when read, the formulas (G21) when written",
};
