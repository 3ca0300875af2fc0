// Each field of a resource has a column that can store it and returns its shape, or its own table. A field that does
// not fit would be a 500 with the first row.
import { RESOURCES } from "@mostrador/domain/manifests.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { DECIMAL_COLUMNS } from "../../server/src/kernel/db/tables/decimal-columns.ts";
import { columnName } from "../../server/src/kernel/resource/column-name.ts";
import { openTestDatabase } from "../../server/test/open-test-database.ts";
import { LINKED } from "./linked-fields.ts";

/** For each kind of JSON value, the column types that return it. */
const HELD: { readonly [type: string]: readonly string[] } = {
  string: ["text", "uuid", "date", "timestamptz"],
  integer: ["int2", "int4", "int8"],
  number: ["int2", "int4", "int8", "float8", "numeric"],
  boolean: ["bool"],
  array: ["jsonb", "_uuid", "_text"],
  object: ["jsonb"],
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let columns: Map<string, { type: string; required: boolean }>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.owner.query<{ tab: string; col: string; type: string; required: boolean }>(`
    select c.relname as tab, a.attname as col, t.typname as type, a.attnotnull and not a.atthasdef as required
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  columns = new Map(rows.map(({ tab, col, ...column }) => [`${tab}.${col}`, column]));
});
afterAll(() => database.close());

describe.each(RESOURCES.map((resource) => [resource.name, resource] as const))("%s", (name, resource) => {
  const shape = (resource.Row as unknown as z.ZodObject).shape as Record<string, z.ZodType>;

  test("its fields fit their columns, or are kept in rows of their own", () => {
    const misfits = resource.fieldNames.flatMap((field) => {
      const place = `${resource.table}.${columnName(field)}`;
      const type = columns.get(place)?.type;
      const { links = [], derived = [] } = LINKED[name] ?? {};
      if ([...links, ...derived].includes(field)) return type ? [`${place} is there after all`] : [];
      if (field in resource.relations) {
        const rows = `${columnName(name)}_${columnName(field)}`;
        const keys = [columnName(name), columnName(resource.relations[field] as string)].map(
          (one) => `${rows}.${one}_id`,
        );
        return keys.filter((key) => !columns.has(key)).map((key) => `${key} is not there`);
      }
      const wanted = typesOf(shape[field] as z.ZodType).flatMap((one) => HELD[one] ?? []);
      return type && wanted.includes(type) ? [] : [`${place} is ${type ?? "not there"}, not ${wanted.join(" or ")}`];
    });
    expect(misfits).toEqual([]);
  });

  test("what an amount is kept in reads as a number, and no sum is of anything else", () => {
    const decimals = resource.fieldNames
      .map(columnName)
      .filter((one) => columns.get(`${resource.table}.${one}`)?.type === "numeric");
    expect(DECIMAL_COLUMNS[resource.table] ?? []).toEqual(expect.arrayContaining(decimals));
    const texts = resource.sums.filter(
      (field) => !/int|float|numeric/.test(columns.get(`${resource.table}.${columnName(field)}`)?.type ?? ""),
    );
    expect(texts).toEqual([]);
  });
});

/** The kinds of JSON values that a shape accepts, without null. */
function typesOf(shape: z.ZodType): string[] {
  type Schema = { type?: string | string[]; anyOf?: Schema[]; enum?: unknown[]; const?: unknown };
  const read = (schema: Schema): string[] => {
    if (schema.anyOf) return schema.anyOf.flatMap(read);
    if (schema.type) return [schema.type].flat();
    return (schema.enum ?? [schema.const]).map((value) => typeof value);
  };
  const found = read(z.toJSONSchema(shape, { io: "output", unrepresentable: "any" }) as Schema);
  return [...new Set(found)].filter((type) => type !== "null");
}
