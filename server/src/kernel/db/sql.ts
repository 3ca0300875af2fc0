// The query builder. It only writes SQL; transactions carry it out.
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

/** The same builder for a table that is named at run time: its rows are records whose columns nobody has typed. */
export const namedTable = sql as unknown as Kysely<NamedTables>;

/** Anything the builder makes. */
export type Query<Row> = { compile(): CompiledQuery<Row> };

/** A statement written by hand, prepared under its name on each connection: for the hot paths. */
export type Statement = { name: string; text: string };
