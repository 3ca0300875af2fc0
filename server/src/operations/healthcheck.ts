// `node server/src/operations/healthcheck.ts`: exits with 0 when the process of this container answers (a worker on its
// metrics port), else with 1. It does not check the database: otherwise a database that is away would have all
// containers killed, although they recover without help.
const { ROLE, PORT, METRICS_PORT } = process.env;
const port = (ROLE === "worker" ? METRICS_PORT : PORT) || "3000";

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}

export {};
