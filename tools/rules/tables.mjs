// Checks who uses a table in SQL: only the capability that owns it, to write or to read. Other capabilities call its
// functions, or join the rows that it offers for joining (`kernel/db/joinable.ts`). The comment of a table names its owner.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { strings, uncommented } from "./code-parts.mjs";
import { isTest } from "./source-files.mjs";

/** What the migrations say of a table, in their order: that it is made, or whose it is. */
const STATEMENT = new RegExp(
  [
    "^create (?:unlogged )?table (?:if not exists )?(?<created>\\w+)",
    "^comment on table (?<commented>\\w+) is '(?<owner>[^';]*)",
    "^call table_owner\\('(?<given>\\w+)', '(?<to>[^']*)'\\)",
    "^call relation_table\\(\\s*'(?<related>\\w+)'[^;]*'(?<by>[^';]*)(?:;[^']*)?'\\s*\\)",
  ].join("|"),
  "gm",
);

/** Matches where the query builder gets a table, or a table and its alias. */
const BUILT =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|selectFrom|from|using|\w+Join|relation|joinable|knownIn)\(\s*\[?\s*"([a-z_]+)(?:"| as )/g;
/** A string that is SQL, or a part of it: finds our tables in it. A column follows a dot. */
const IS_SQL = /(?<![\w.])(?:select|insert\s+into|update|delete\s+from|from|join)\s/;
const NAMED = /(?<![\w.'])"?([a-z_]+)"?(?![\w.'(]|\s*=)/g;

/** Returns the problems, one per line. `migrations`: their texts, in their order. */
export function tables(files, migrations, floors) {
  const capabilities = floors.flatMap(({ area, capabilities }) => capabilities.map((name) => `${area}/${name}`));
  const owners = ownersIn(migrations);
  const homeless = [...owners].filter(([, owner]) => owner !== "kernel" && !capabilities.includes(owner));
  return [
    ...homeless.map(([table]) => `${table}: its comment must begin with its capability, '<area>/<capability>'`),
    ...files.flatMap((file) => foreign(file, owners)),
  ];
}

/** Each table with the first words of its comment. */
function ownersIn(migrations) {
  const owners = new Map();
  for (const { groups } of migrations.flatMap((text) => [...text.matchAll(STATEMENT)])) {
    const { created, commented, owner, given, to, related, by } = groups;
    if (created) owners.set(created, "");
    else owners.set(commented ?? given ?? related, owner ?? to ?? by);
  }
  return owners;
}

/** The texts of the project's migrations. */
export function migrations() {
  const folder = path.join(root, "server/migrations");
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}

function foreign({ path, text }, owners) {
  const home = /^server\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
  if (home === undefined || isTest(path)) return [];
  const code = uncommented(text);
  const named = new Set([
    ...[...code.matchAll(BUILT)].map(([, table]) => table),
    ...strings(code)
      .map((string) => string.replaceAll(/\$\{[^{}]*\}/g, "?"))
      .filter((string) => IS_SQL.test(string))
      .flatMap((string) => [...string.matchAll(NAMED)].map(([, table]) => table)),
  ]);
  return [...named]
    .filter((table) => owners.has(table) && owners.get(table) !== home)
    .map((table) => `${path}: names ${table}, which belongs to ${owners.get(table)}: call its functions`);
}
