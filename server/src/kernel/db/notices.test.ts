import type { Pool } from "pg";
import { expect, test, vi } from "vitest";
import type { Log } from "../log.ts";
import { createNotices } from "./notices.ts";

/** A database whose first `away` notices fail; those that were sent are kept. */
function makePool(away: number, code: string) {
  const said: unknown[][] = [];
  let asked = 0;
  const query = async ({ values }: { values: unknown[] }) => {
    asked += 1;
    if (asked <= away) throw Object.assign(new Error("away"), { code });
    said.push(values);
    return { rows: [] };
  };
  return { pool: { query, ending: false } as unknown as Pool, said };
}

const log = { warn: () => undefined } as unknown as Log;
const event = (data: string) => ({ room: "r", name: "contact_changed", data });

test("what cannot be said while the database is away is said later, before what came since", async () => {
  const { pool, said } = makePool(2, "ECONNREFUSED");
  const notices = createNotices(pool, log);
  notices.tellRoom("live", event("1"));
  await vi.waitFor(() => expect(said).toEqual([]));
  notices.tellRoom("live", event("2"));
  const both = [["live", "live"], ["r", "r"], ["contact_changed", "contact_changed"], ["1", "2"], [], []];
  await vi.waitFor(() => expect(said).toEqual([both]), { timeout: 5_000 });
});

test("what the database refuses is not said again, and ends nothing", async () => {
  const { pool, said } = makePool(1, "22023");
  const notices = createNotices(pool, log);
  notices.tellRoom("live", event("1"));
  await notices.drain();
  notices.tell("wake", "queue");
  await notices.drain();
  expect(said).toEqual([[["wake"], ["queue"]]]);
});

test("whoever ends waits for no database", async () => {
  const { pool, said } = makePool(1_000, "ECONNREFUSED");
  const notices = createNotices(pool, log);
  notices.tellRoom("live", event("1"));
  await notices.drain();
  expect(said).toEqual([]);
});
