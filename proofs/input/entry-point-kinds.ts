// The kinds of entry points, each with the corpus that a new one must join.

/** The steps for a developer who adds one of a kind. */
export const JOINS = {
  raw: "a raw route: fuzz its bytes in entry-points.test.ts, and try it unsigned, replayed and oversized as webhooks.test.ts does",
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
} satisfies Record<string, string>;

export type EntryPointKind = keyof typeof JOINS;
