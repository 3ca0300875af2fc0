// The query builder. It only writes SQL; transactions run it.
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Tables } from "./tables/index.ts";

/** Typed by the tables of the database; see `tables/`. */
export const sql: Kysely<Tables> = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type NamedTables = { [table: string]: { [column: string]: unknown } };

/** The same builder for a table that is named at run time: the columns of its rows are not typed. */
export const namedTable = sql as unknown as Kysely<NamedTables>;

/** Anything the builder makes. */
export type Query<Row> = { compile(): CompiledQuery<Row> };

/** A handwritten statement, prepared under its name on each connection: for the hot paths. `""` prepares nothing. */
export type Statement = { name: string; text: string };
