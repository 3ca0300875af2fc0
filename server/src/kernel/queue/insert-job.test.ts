import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/open-test-database.ts";
import { newId } from "../id.ts";
import { INSERT_JOB, jobValues } from "./insert-job.ts";
import { installQueues } from "./install-queues.ts";

test("our row of a job is the library's, column by column", async () => {
  const database = await openTestDatabase();
  await installQueues(database.ownerUrl, ["bell-rung"]);
  const boss = new PgBoss({ connectionString: database.appUrl, max: 1, migrate: false, createSchema: false });
  await boss.start();
  const client = await database.owner.connect();
  const executeSql = async (text: string, values: unknown[] = []) => client.query(text, values);
  try {
    // in one transaction, so that both have the same time
    await client.query("begin");
    for (const startAfter of [null, new Date(Date.now() + 60_000)]) {
      for (const group of [null, newId()]) {
        const data = { businessId: group, requestId: "a-request", payload: { quoted: "'\"\\ñ" } };
        const [ours, theirs] = [newId(), newId()];
        await client.query({
          ...INSERT_JOB,
          values: jobValues({ id: ours, queue: "bell-rung", data, group, startAfter }),
        });
        await boss.send("bell-rung", data, {
          db: { executeSql },
          id: theirs,
          ...(group && { group: { id: group } }),
          ...(startAfter && { startAfter }),
        });
        const read = "select to_jsonb(j) - 'id' as job from pgboss.job j where id = any($1) order by id";
        const { rows } = await client.query(read, [[ours, theirs]]);
        expect(rows).toHaveLength(2);
        expect(rows[0]).toEqual(rows[1]);
        expect(rows[0].job).toMatchObject({ name: "bell-rung", state: "created", group_id: group, data });
      }
    }
    const lost = jobValues({ id: newId(), queue: "nobody", data: {}, group: null, startAfter: null });
    await expect(client.query({ ...INSERT_JOB, values: lost })).rejects.toMatchObject({ code: "23502" });
  } finally {
    await client.query("rollback");
    client.release();
    await boss.stop({ graceful: false, close: true });
    await database.close();
  }
});
