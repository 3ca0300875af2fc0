// Counts and measures one process; each capability makes its own series with `counter`. Labels are few words of ours,
// never a business, a person or an address with an id in it.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { Database } from "../db/database.ts";
import { measureQueues } from "./queue-depth.ts";

/** Counted for the whole process, for every reader. */
const counted = new Registry();

/** Made once, when its file is loaded. `name` ends in `_total`, as its readers expect. */
export function counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label> {
  return new Counter({ name, help, labelNames: labels, registers: [counted] });
}

const answers = new Histogram({
  name: "mostrador_http_request_duration_seconds",
  help: "Answered requests: how many, and how long each took, by declared route",
  labelNames: ["method", "route", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [counted],
});

/** `route` is the declared path; files and pages of the web application count as one. */
export function countAnswer({
  method,
  route,
  status,
  ms,
}: {
  method: string;
  route: string;
  status: number;
  ms: number;
}) {
  const isDeclared = route.startsWith("/api/") || route === "/healthz" || route === "/readyz" || route === "no route";
  answers.observe({ method, route: isDeclared ? route : "page", status }, ms / 1_000);
}

/** Returns the text that a scraper reads, measured now. */
export function openMetrics(db: Database, queues: string[]): () => Promise<string> {
  const measured = new Registry();
  collectDefaultMetrics({ register: measured });
  measureConnections(db, measured);
  measureQueues(db, queues, measured);
  const all = Registry.merge([counted, measured]);
  return () => all.metrics();
}

function measureConnections({ pool }: Database, register: Registry): void {
  new Gauge({
    name: "mostrador_database_connections",
    help: "Connections of this process: all that are open, those of them that are idle, and callers that wait for one",
    labelNames: ["state"] as const,
    registers: [register],
    collect() {
      this.set({ state: "total" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
