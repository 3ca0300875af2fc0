// The small proof of the embedded database, for each way to run it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { launch, query } from "./launch-apart.ts";

/** Starts it on a new folder, stops it, and starts it again: what was written and the address are kept. */
export async function startColdAndWarm(dataDir: string, uid?: number, path = process.env.PATH): Promise<void> {
  const cold = await launch(dataDir, uid, path);
  expect(cold).toMatchObject({ adopted: false });
  await query(
    cold.url,
    "CREATE TABLE notes (body text COLLATE \"es-x-icu\"); INSERT INTO notes VALUES ('ñ'), ('n'), ('o')",
  );
  await cold.stop();

  const warm = await launch(dataDir, uid, path);
  expect(warm).toMatchObject({ adopted: false, url: cold.url });
  expect(await query(warm.url, "SELECT string_agg(body, '' ORDER BY body) AS letters FROM notes")).toEqual([
    { letters: "nño" },
  ]);
  expect(await query(warm.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
  await warm.stop();
  expect(existsSync(join(dataDir, "pg18", "postmaster.pid"))).toBe(false);
}
