// Creates the queue's tables, and one queue per subscriber: as the owner of the database, before anything runs.
import { PgBoss } from "pg-boss";

export async function installQueues(ownerUrl: string, queues: string[]): Promise<void> {
  const installer = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
  installer.on("error", () => {});
  await installer.start();
  for (const name of queues) {
    if (await installer.getQueue(name)) await installer.updateQueue(name, QUEUE);
    else await installer.createQueue(name, QUEUE);
  }
  await installer.stop({ graceful: false, close: true });
}

const QUEUE = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  retentionSeconds: 60 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
  // Our own code wakes workers after the commit (`db/notices.ts`), and once a second for what is due (`due.ts`).
  notify: false,
} as const;
