import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/open-test-database.ts";
import type { SystemCtx } from "../context.ts";
import { createLog } from "../log.ts";
import { createOutbox } from "../queue/outbox.ts";
import { createFillings } from "../slot.ts";
import { type Database, openDatabase } from "./database.ts";
import { readTogether, transact } from "./transaction.ts";
import type { Tx } from "./tx.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let ctx: SystemCtx;
/** How often the one connection answered, and how many statements were run. */
let answers = 0;
let carriedOut = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.query("create table notes (text text unique); grant all on notes to mostrador_app");
  const log = createLog("error", "test");
  db = openDatabase(database.appUrl, 1, log);
  db.pool.on("connect", (client) => {
    const { connection } = client as unknown as { connection: { on(name: string, then: () => void): void } };
    connection.on("readyForQuery", () => {
      answers += 1;
    });
    connection.on("commandComplete", () => {
      carriedOut += 1;
    });
  });
  const installation = {
    db,
    log,
    outbox: createOutbox([]),
    publicUrl: "http://localhost",
    fillings: createFillings(),
    fileAddresses: { shown: String, isOurs: () => false },
  };
  ctx = { ...installation, kind: "system", now: Date.now(), requestId: "a-request" };
});
afterAll(async () => {
  await db.close();
  await database.close();
});
beforeEach(async () => {
  await database.owner.query("truncate notes");
  await transact(ctx, (tx) => tx.run(ONE, [1]));
  answers = 0;
  carriedOut = 0;
});

const ONE = { name: "one", text: "select $1::int as one" };
const NOTE = { name: "note", text: "insert into notes (text) values ($1) returning text" };
const note = (tx: Tx, text: string) => tx.run<{ text: string }>(NOTE, [text]);

async function notes(): Promise<string[]> {
  const { rows } = await database.owner.query("select text from notes order by text");
  return rows.map(({ text }) => text);
}

test("a write that waits for nothing is answered once, with its commit", async () => {
  const { made, last } = await transact(ctx, async (tx) => ({
    made: note(tx, "a"),
    last: tx.withCommit<{ text: string }>(NOTE, ["b"]),
  }));
  expect(answers).toBe(1);
  expect([await made, await last]).toEqual([[{ text: "a" }], [{ text: "b" }]]);
  expect(await notes()).toEqual(["a", "b"]);
});

test("what leaves together needs neither begin nor commit to be one transaction", async () => {
  await transact(ctx, async (tx) => void (await Promise.resolve(note(tx, "a")).then(() => note(tx, "b"))));
  expect(carriedOut).toBe(5);
  carriedOut = 0;
  await transact(ctx, async (tx) => void tx.withCommit(NOTE, ["c"]));
  expect(carriedOut).toBe(2);
  await readTogether(ctx, (tx) => tx.run(ONE, [1]));
  expect(carriedOut).toBe(4);
  const work = transact(ctx, async (tx) => {
    void note(tx, "d").catch(() => {});
    void tx.withCommit(NOTE, ["a"]);
  });
  await expect(work).rejects.toMatchObject({ code: "23505" });
  expect(await notes()).toEqual(["a", "b", "c"]);
});

test("what only reads cannot write, and the next one can", async () => {
  await expect(readTogether(ctx, (tx) => note(tx, "a"))).rejects.toMatchObject({ code: "25006" });
  await transact(ctx, async (tx) => void tx.withCommit(NOTE, ["b"]));
  expect(await notes()).toEqual(["b"]);
});

test("a commit that the database refuses at its end is told, and nothing is written", async () => {
  await database.owner.query(`create table paid (text text references notes (text) deferrable initially deferred);
    grant all on paid to mostrador_app`);
  const pay = { name: "pay", text: "insert into paid (text) values ($1)" };
  const work = transact(ctx, async (tx) => {
    void note(tx, "a");
    void tx.withCommit(pay, ["b"]);
  });
  await expect(work).rejects.toMatchObject({ code: "23503" });
  expect(await notes()).toEqual([]);
  await database.owner.query("drop table paid");
});

test("with a value that cannot be written nothing of its transaction is", async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const work = transact(ctx, async (tx) => {
    void note(tx, "a").catch(() => {});
    void tx.withCommit(NOTE, [circle]);
  });
  await expect(work).rejects.toThrow(/circular/);
  const later = transact(ctx, async (tx) => {
    await note(tx, "b");
    await note(tx, circle as string);
  });
  await expect(later).rejects.toThrow(/circular/);
  expect(await notes()).toEqual([]);
  expect(await transact(ctx, (tx) => note(tx, "c"))).toEqual([{ text: "c" }]);
});

test("a statement is described once, and its rows are read the same each time", async () => {
  const kinds = {
    name: "kinds",
    text: "select 1::int8 as big, true as yes, null::int as nothing, date '2026-11-23' as day, timestamptz '2026-11-23T10:00Z' as at, array['a', 'b'] as words, jsonb_build_object('a', 1) as held, $1::timestamptz as said",
  };
  const said = new Date("2026-11-23T10:00:00.123Z");
  const read = () => transact(ctx, (tx) => tx.run(kinds, [said]));
  const at = new Date("2026-11-23T10:00:00Z");
  const row = { big: 1, yes: true, nothing: null, day: "2026-11-23", at, words: ["a", "b"], held: { a: 1 }, said };
  expect([await read(), await read()]).toEqual([[row], [row]]);
});

test("a read of several statements is answered once", async () => {
  const ask = (tx: Tx) => Promise.all([tx.run(ONE, [1]), tx.run(ONE, [2]), tx.run(ONE, [null])]);
  expect(await readTogether(ctx, ask)).toEqual([[{ one: 1 }], [{ one: 2 }], [{ one: null }]]);
  expect(answers).toBe(1);
});

test("a read that waits before it has asked for everything is refused, not answered without its tenant", async () => {
  const ask = async (tx: Tx) => {
    await tx.run(ONE, [1]);
    return tx.run(ONE, [2]);
  };
  await expect(readTogether(ctx, ask)).rejects.toThrow("readTogether: a statement was asked for after");
  expect(await transact(ctx, ask)).toEqual([{ one: 2 }]);
});

test("statements behind one that fails fail by the same error, those before it have their rows, nothing is written", async () => {
  const outcomes: PromiseSettledResult<object[]>[] = [];
  const work = transact(ctx, async (tx) => {
    outcomes.push(...(await Promise.allSettled([note(tx, "a"), note(tx, "a"), note(tx, "b"), tx.run(ONE, [1])])));
    return note(tx, "c");
  });
  await expect(work).rejects.toMatchObject({ code: "25P02" });
  const twice = { status: "rejected", reason: expect.objectContaining({ code: "23505" }) };
  expect(outcomes).toEqual([{ status: "fulfilled", value: [{ text: "a" }] }, twice, twice, twice]);
  expect(await notes()).toEqual([]);
});

test("a statement that was never parsed because one before it failed is carried out the next time", async () => {
  const late = { name: "late", text: "select 'late' as word" };
  const wrong = { name: "wrong", text: "select 1 / $1::int as n" };
  const both = (divisor: number) => transact(ctx, (tx) => Promise.all([tx.run(wrong, [divisor]), tx.run(late, [])]));
  await expect(both(0)).rejects.toMatchObject({ code: "22012" });
  expect(await both(1)).toEqual([[{ n: 1 }], [{ word: "late" }]]);
});

test("a commit that fails is a rollback, and the caller hears of it", async () => {
  const work = transact(ctx, async (tx) => {
    await note(tx, "a");
    void tx.withCommit(NOTE, ["a"]);
  });
  await expect(work).rejects.toMatchObject({ code: "23505" });
  expect(await notes()).toEqual([]);
});

test("what is undone to a savepoint takes along what was to go with the commit and after it", async () => {
  const told: string[] = [];
  await transact(ctx, async (tx) => {
    tx.afterCommit(() => told.push("kept"));
    const undone = tx.savepoint(async () => {
      void tx.withCommit(NOTE, ["undone, with the commit"]);
      tx.afterCommit(() => told.push("undone"));
      await note(tx, "undone");
      throw new Error("on second thoughts");
    });
    await expect(undone).rejects.toThrow("on second thoughts");
    await tx.savepoint(() => note(tx, "kept"));
  });
  expect(await notes()).toEqual(["kept"]);
  expect(told).toEqual(["kept"]);
});

test("a commit that PostgreSQL answers by undoing everything is a failure, though the cause was caught", async () => {
  const work = transact(ctx, async (tx) => {
    await note(tx, "a");
    await note(tx, "a").catch(() => {});
  });
  await expect(work).rejects.toThrow("undone at its commit");
  expect(await notes()).toEqual([]);
  await transact(ctx, (tx) => note(tx, "b"));
  expect(await notes()).toEqual(["b"]);
});
