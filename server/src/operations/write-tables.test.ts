import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/open-test-database.ts";
import { tableFiles } from "./write-tables.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("the types of the tables are those of the migrated database: `npm run tables` was run after each migration", async () => {
  const stale: string[] = [];
  for (const [name, text] of await tableFiles(database.ownerUrl)) {
    const kept = await readFile(new URL(`../kernel/db/tables/${name}`, import.meta.url), "utf8").catch(() => "");
    if (unformatted(kept) !== unformatted(text)) stale.push(name);
  }
  expect(stale).toEqual([]);
});

/** Without the formatter's additions: breaks, a first `|`, a last comma. */
function unformatted(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replace(/([:=<])[|&]/g, "$1")
    .replace(/,(?=[\]}])/g, "");
}
