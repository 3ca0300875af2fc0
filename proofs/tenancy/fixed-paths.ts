// The paths that the HTTP server answers besides declared routes and raw routes, each with its reason.

export const FIXED_PATHS: Record<string, string> = {
  "GET /healthz": "a supervisor asks whether the process lives; tells nothing",
  "GET /readyz":
    "a balancer asks whether the database is there and the folder of files is shared; tells yes, or no and why",
  "GET /api/openapi.json": "the list of calls, without any data",
  "GET /api/docs": "the same list as a page",
  "GET /api/docs/search.js": "what lets people search that page; the same for everybody",
};

/** Only where a built web application is served. */
export const WEB_PATHS: Record<string, string> = {
  "GET /": "the page of the web application",
  "GET /pagar-cita": "the same page, with the look of the partner whose business the link names",
  "GET /pagar-cita/*": "the same, below it",
  "GET /*": "the same page for each address of its own; never below /api/ or /socket.io/",
};
