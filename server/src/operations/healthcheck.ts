// `node server/src/operations/healthcheck.ts`: ends with 0 when the process of this container answers, else with 1. A
// worker answers where its metrics are. It asks whether the process lives, not whether its database is there: whoever ends
// unhealthy containers would otherwise end all of them over a database that is away, and they heal by themselves.
const { ROLE, PORT, METRICS_PORT } = process.env;
const port = (ROLE === "worker" ? METRICS_PORT : PORT) || "3000";

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}

export {};
