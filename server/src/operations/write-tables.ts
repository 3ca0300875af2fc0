// Writes `kernel/db/tables/<area>.ts`, the query builder's types, from a migrated database; a table's comment begins
// with its capability, '<area>/<capability>'. Run it with `npm run tables` after a new migration.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lookup } from "@mostrador/domain/kit/words/lookup.ts";
import pg from "pg";
import { migrate } from "../kernel/db/migrate.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";

const TYPES: Record<string, string> = lookup({
  uuid: "string",
  text: "string",
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  numeric: "string",
  date: "string",
  timestamptz: "Date",
  bytea: "Buffer",
  _uuid: "string[]",
  _text: "string[]",
});

type Column = {
  area: string;
  /** '' where the comment names an area alone. */
  capability: string;
  tab: string;
  col: string;
  type: string;
  /** The check constraint that lists the values of a text column. */
  words: string | null;
  nullable: boolean;
  optional: boolean;
  written: boolean;
};

/** File name to text, for every area. */
export async function tableFiles(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select split_part(split_part(obj_description(c.oid, 'pg_class'), ';', 1), '/', 1) as area,
      split_part(split_part(obj_description(c.oid, 'pg_class'), ';', 1), '/', 2) as capability, c.relname as tab, a.attname as col,
      t.typname as type, not a.attnotnull as nullable,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum] and strpos(pg_get_constraintdef(k.oid), 'ANY (ARRAY[') > 0 limit 1) as words,
      (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional, a.attgenerated = '' and a.attidentity <> 'a' as written
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'schema_migrations'
    order by 1, 3, a.attnum`);
  await client.end();
  const files = new Map<string, string>();
  const areas = [...new Set(rows.map((row) => row.area))];
  for (const area of areas) {
    for (const [name, text] of filesOfArea(
      area,
      rows.filter((row) => row.area === area),
    ))
      files.set(name, text);
  }
  files.set("index.ts", indexFile(areas));
  files.set("json-columns.ts", columnsFile("JSON_COLUMNS", "jsonb", rows));
  files.set("decimal-columns.ts", columnsFile("DECIMAL_COLUMNS", "numeric", rows));
  return files;
}

/** Below the most lines of a file (`npm run check`): formatting adds some. */
const MOST_LINES = 350;

/** One file; of a large area one for each capability, and one that joins them. */
function filesOfArea(area: string, columns: Column[]): [string, string][] {
  const whole = areaFile(typeName(area), columns, "..");
  if (whole.split("\n").length <= MOST_LINES) return [[`${area}.ts`, whole]];
  const parts = [...new Set(columns.map(({ capability }) => capability))].sort().map((capability) => ({
    file: capability || "others",
    columns: columns.filter((column) => column.capability === capability),
  }));
  const imports = parts.map(({ file }) => `import type { ${typeName(file)} } from "./${area}/${file}.ts";`);
  const joined = parts.map(({ file }) => typeName(file)).join(" & ");
  const index = `${HEAD}${imports.join("\n")}\n\nexport type ${typeName(area)} = ${joined};\n`;
  return [
    [`${area}.ts`, index],
    ...parts.map((part): [string, string] => [
      `${area}/${part.file}.ts`,
      areaFile(typeName(part.file), part.columns, "../.."),
    ]),
  ];
}

/** `kernelDb`: the way to the folder of the kernel's database. */
function areaFile(type: string, columns: Column[], kernelDb: string): string {
  const tables = [...new Set(columns.map((column) => column.tab))];
  const body = tables.map((name) => {
    const lines = columns.filter((column) => column.tab === name).map(columnLine);
    return `  ${name}: {\n${lines.join("\n")}\n  };`;
  });
  const text = body.join("\n");
  const kysely = ["ColumnType", "Generated"].filter((word) => text.includes(`${word}<`));
  const json = text.includes("Json<") ? `import type { Json } from "${kernelDb}/json.ts";\n` : "";
  return `${HEAD}${kysely.length ? `import type { ${kysely.join(", ")} } from "kysely";\n` : ""}${json}\nexport type ${type} = {\n${text}\n};\n`;
}

function columnLine({ col, type, words, nullable, optional, written }: Column): string {
  const orNull = nullable ? " | null" : "";
  if (type === "jsonb") return `    ${col}: Json<${nullable}, ${optional}>;`;
  const listed = type === "text" && words ? [...words.matchAll(/'([^']*)'::text/g)].map(([, word]) => `"${word}"`) : [];
  const base = `${listed.length ? listed.join(" | ") : (TYPES[type] ?? "string")}${orNull}`;
  if (!written) return `    ${col}: ColumnType<${base}, never, never>;`;
  if (type === "timestamptz")
    return `    ${col}: ColumnType<${base}, ${base} | string${optional ? " | undefined" : ""}, ${base} | string>;`;
  return `    ${col}: ${optional && !nullable ? `Generated<${base}>` : base};`;
}

function indexFile(areas: string[]): string {
  const imports = areas.map((area) => `import type { ${typeName(area)} } from "./${area}.ts";`).join("\n");
  return `${HEAD}${imports}\n\nexport type Tables = ${areas.map(typeName).join(" & ")};\n`;
}

/** Which columns have a type that is written or read differently: at run time a table does not tell. */
function columnsFile(name: string, type: string, rows: Column[]): string {
  const tables = [...new Set(rows.map((row) => row.tab))].sort();
  const lines = tables.flatMap((table) => {
    const columns = rows.filter((row) => row.tab === table && row.type === type).map((row) => JSON.stringify(row.col));
    return columns.length > 0 ? [`  ${table}: [${columns.join(", ")}],`] : [];
  });
  return `${HEAD}\nexport const ${name}: { [table: string]: readonly string[] } = {\n${lines.join("\n")}\n};\n`;
}

const HEAD = "// Written by write-tables.ts; do not edit.\n";

const typeName = (name: string) =>
  `${name
    .split("-")
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join("")}Tables`;

if (import.meta.main) {
  const dataDir = await mkdtemp(join(tmpdir(), "mostrador-tables-"));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn }, fast: true });
  try {
    await migrate(cluster.url, "only to look at the tables, never kept");
    for (const [name, text] of await tableFiles(cluster.url)) {
      const file = new URL(`../kernel/db/tables/${name}`, import.meta.url);
      await mkdir(dirname(fileURLToPath(file)), { recursive: true });
      await writeFile(file, text);
    }
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
