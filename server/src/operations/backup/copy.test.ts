import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type {} from "../../../test/global-setup.ts";
import { copyIn, copyOut } from "./copy.ts";

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject("clusterUrl") });
  await client.connect();
  await client.query(`create temp table filled (id int, text text); create temp table taken (like filled);
    insert into filled select n, repeat(E'línea\\n', n * 997 % 20000) from generate_series(1, 200) n`);
});
afterAll(() => client?.end());

async function* pieces(parts: AsyncIterable<Buffer>) {
  for await (const part of parts) for (let at = 0; at < part.length; at += 99_991) yield part.subarray(at, at + 99_991);
}

test("rows come out whole, however the network cut them, and go in however they are cut", async () => {
  const rows: number[] = [];
  const parts: Buffer[] = [];
  const out = copyOut(client, "copy filled to stdout", (row) => {
    expect(row.indexOf(10)).toBe(row.length - 1);
    rows.push(Number.parseInt(row.toString("latin1", 0, 4), 10));
  });
  for await (const part of out) parts.push(part);
  expect(rows.sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map((part) => part.at(-1))).toEqual(parts.map(() => 10));
  await copyIn(
    client,
    "copy taken from stdin",
    pieces(
      (async function* () {
        yield* parts;
      })(),
    ),
  );
  const { rows: others } = await client.query("(table filled except table taken) limit 1");
  expect(others).toEqual([]);
  expect((await client.query("select count(*)::int from taken")).rows).toEqual([{ count: 200 }]);
});

test("what the database refuses is told, and the connection goes on", async () => {
  const wrong = async () => {
    for await (const _part of copyOut(client, "copy nowhere to stdout", () => {}));
  };
  await expect(wrong()).rejects.toThrow('"nowhere"');
  async function* words() {
    yield Buffer.from("no number\tx\n");
  }
  await expect(copyIn(client, "copy taken from stdin", words())).rejects.toThrow("integer");
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a source that fails ends the copy, and nothing of it stays", async () => {
  async function* broken() {
    yield Buffer.from("1000\tx\n");
    throw new Error("the file ends here");
  }
  await expect(copyIn(client, "copy taken from stdin", broken())).rejects.toThrow("the file ends here");
  expect((await client.query("select from taken where id = 1000")).rows).toEqual([]);
});
