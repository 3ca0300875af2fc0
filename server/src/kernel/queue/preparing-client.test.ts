// What a worker asks often is prepared on its connections; what it asks seldom is not, and answers come as before.
import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/open-test-database.ts";
import { installQueues } from "./install-queues.ts";
import { preparingClient } from "./preparing-client.ts";

test("the library's statements are prepared once they are used often, and fetch and complete as before", async () => {
  const database = await openTestDatabase();
  await installQueues(database.ownerUrl, ["bell-rung"]);
  const settings = { connectionString: database.appUrl, max: 1, migrate: false, createSchema: false, supervise: false };
  const boss = new PgBoss({ ...settings, ...{ Client: preparingClient() } });
  await boss.start();
  const prepared = async () => {
    const { rows } = await boss.getDb().executeSql("select statement from pg_prepared_statements", []);
    return rows.map(({ statement }) => statement as string);
  };
  try {
    const done: unknown[] = [];
    for (let use = 0; use < 15; use += 1) {
      await boss.send("bell-rung", { use });
      for (const { id, data } of await boss.fetch<{ use: number }>("bell-rung")) {
        await boss.complete("bell-rung", id);
        done.push(data.use);
      }
    }
    expect(done).toEqual(Array.from({ length: 15 }, (_, use) => use));
    const texts = await prepared();
    expect(texts.filter((text) => text.includes("SKIP LOCKED"))).toHaveLength(1);
    expect(texts.some((text) => text.includes("completed_on"))).toBe(true);
    expect(texts.some((text) => text.includes("pg_prepared_statements"))).toBe(false);
  } finally {
    await boss.stop({ graceful: false, close: true });
    await database.close();
  }
});
