// Checks resource definitions against the real database: the table has every column that the resource writes and
// reads, and the list returns each row once, in every order.

import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { columnName } from "../../server/src/kernel/resource/column-name.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { LINKED } from "./linked-fields.ts";

const ALL = RESOURCES.map((resource) => [resource.name, resource] as const);
/** Written by the kit itself. */
const USUAL = ["business_id", "id", "is_archived", "created_at", "updated_at"];

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

type Column = { name: string; nullable: boolean; needed: boolean };

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await mirror.product.owner.query<Column>(
    `select column_name as name, is_nullable = 'YES' as nullable,
        is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO' as needed
      from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows;
}

test.each(ALL)("%s: each field has a column or a relation, and each needed column a field", async (name, resource) => {
  const columns = await columnsOf(resource.table);
  const has = (column: string) => columns.some((one) => one.name === column);
  const { links: other = [], derived = [] } = LINKED[name] ?? {};
  const links = [...other, ...Object.keys(resource.relations)];
  const searched = resource.searched.length > 0 ? ["search_text"] : [];
  expect([...USUAL, ...searched].filter((column) => !has(column))).toEqual([]);
  const fields = resource.fieldNames.filter((field) => !links.includes(field)).map(columnName);
  expect(fields.filter((column) => !has(column) && !derived.includes(column))).toEqual([]);
  const written = [...USUAL, ...fields, ...derived];
  expect(columns.filter((column) => column.needed && !written.includes(column.name))).toEqual([]);
});

test.each(ALL)("%s: it is sorted by columns that are never null", async (_, { table, sorts, filters }) => {
  const columns = await columnsOf(table);
  const solid = columns.filter(({ nullable }) => !nullable).map((column) => column.name);
  expect(sorts.map(columnName).filter((column) => !solid.includes(column))).toEqual([]);
  const known = columns.map((column) => column.name);
  expect(filters.map(columnName).filter((column) => !known.includes(column))).toEqual([]);
});

test.each(ALL)("%s: its pages show each row once, whatever the order", async (name, resource) => {
  const { owner, businessId, makeRow } = mirror.a;
  for (let made = 0; made < 4; made += 1) await makeRow(resource);
  const path = `${resource.routes.list.path}?businessId=${businessId}`;
  const whole = (await owner.get(`${path}&totals=true`)).body;
  expect(whole.next).toBeNull();
  expect([whole.totals.count, Object.keys(whole.totals.sums)]).toEqual([whole.data.length, resource.sums]);
  const ids = whole.data.map((row: { _id: string }) => row._id);
  expect(ids.length).toBeGreaterThan(4);
  for (const sort of resource.sorts.flatMap((one) => [one, `-${one}`])) {
    const seen: string[] = [];
    let after = "";
    do {
      const page = await owner.get(`${path}&sort=${sort}&limit=2${after}`);
      expect([name, sort, page.status]).toEqual([name, sort, 200]);
      seen.push(...page.body.data.map((row: { _id: string }) => row._id));
      after = page.body.next === null ? "" : `&after=${encodeURIComponent(page.body.next)}`;
    } while (after !== "");
    expect([sort, seen.length, [...seen].sort()]).toEqual([sort, ids.length, [...ids].sort()]);
  }
});

test.each(ALL)("%s: the archived stand apart, and a search finds by any word", async (_, resource) => {
  const { owner, businessId, makeRow } = mirror.a;
  const id = await makeRow(resource);
  const list = async (asked: Record<string, string>) => {
    const query = new URLSearchParams({ businessId, ...asked });
    const { status, body } = await owner.get(`${resource.routes.list.path}?${query}`);
    expect([status, body.message]).toEqual([200, ""]);
    return body.data.map((row: { _id: string }) => row._id) as string[];
  };
  expect((await owner.patch(`${resource.routes.archive.path.replace(":id", id)}?archive=true`, undefined)).status).toBe(
    200,
  );
  expect(await list({ archived: "true" })).toContain(id);
  expect(await list({ archived: "false" })).not.toContain(id);
  if (resource.searched.length > 0) {
    expect(await list({ search: mirror.a.mark.toLowerCase() })).toContain(id);
    expect(await list({ search: `${mirror.a.mark} %` })).toEqual([]);
    expect(await list({ search: "nadie se llama así" })).toEqual([]);
  }
});

test.each(ALL)("%s: a forged page is refused, and says so", async (_, resource) => {
  const { owner, businessId } = mirror.a;
  const forged = await owner.get(`${resource.routes.list.path}?businessId=${businessId}&after=createdAt~x~y`);
  expect([forged.status, forged.body.errors]).toEqual([
    400,
    [{ path: "after", message: "La continuación de la lista no es válida" }],
  ]);
});
