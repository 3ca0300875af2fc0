// How many jobs are in the queues, and how old they are. Every process reports the same, the webs too: it matters most
// when no worker is alive.
import { Gauge, type Registry } from "@prometheus-io/client";
import type { Database } from "../db/database.ts";

const DEPTHS = {
  name: "queue-depths",
  text: `select q.name,
      count(j.id) filter (where j.state <> 'active' and j.start_after <= now())::int as ready,
      count(j.id) filter (where j.state <> 'active' and j.start_after > now())::int as deferred,
      count(j.id) filter (where j.state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state <> 'active' and j.start_after <= now())), 0)::float8 as age
    from unnest($1::text[]) as q(name)
    left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
    group by q.name`,
};

type Depth = { name: string; ready: number; deferred: number; active: number; age: number };

export function measureQueues({ pool }: Database, queues: string[], register: Registry): void {
  let asking: Promise<Depth[]> | undefined;
  // Both series of one reading share one query. While the database is away they are left out, and the others are
  // reported.
  const depths = () => {
    asking ??= pool
      .query<Depth>({ ...DEPTHS, values: [queues] })
      .then(({ rows }) => rows)
      .catch(() => [])
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  new Gauge({
    name: "mostrador_queue_jobs",
    help: "Jobs of the installation: ready to be begun, deferred to a later time, or under way",
    labelNames: ["queue", "state"] as const,
    registers: [register],
    async collect() {
      const told = await depths();
      this.reset();
      for (const { name, ready, deferred, active } of told) {
        this.set({ queue: name, state: "ready" }, ready);
        this.set({ queue: name, state: "deferred" }, deferred);
        this.set({ queue: name, state: "active" }, active);
      }
    },
  });
  new Gauge({
    name: "mostrador_queue_oldest_job_seconds",
    help: "For how long the oldest job could have been begun, 0 where none waits",
    labelNames: ["queue"] as const,
    registers: [register],
    async collect() {
      const told = await depths();
      this.reset();
      for (const { name, age } of told) this.set({ queue: name }, age);
    },
  });
}
