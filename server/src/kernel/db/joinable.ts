// How one capability's statement joins another's rows: the owner names the table and its readable columns, the reader
// writes `join ${contactRows} c on …`. PostgreSQL inlines such a subquery before it plans, so the plan is that of the
// table.
import type { Tables } from "./tables/index.ts";

/** `xmin` is the version of a row. */
export function joinable<Table extends keyof Tables>(
  table: Table,
  columns: readonly ((keyof Tables[Table] & string) | "xmin")[],
): string {
  return `(select ${columns.join(", ")} from ${table})`;
}
