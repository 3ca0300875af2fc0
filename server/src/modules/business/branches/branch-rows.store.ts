// The columns of branches that other capabilities may read in their own statements: their place, their hours, and their
// services.
import { sql as raw } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";

export const branchRows = joinable("branches", [
  "business_id",
  "id",
  "name",
  "address",
  "zone",
  "schedules",
  "rest_schedules",
  "dates",
  "is_archived",
  "created_at",
  "xmin",
]);

export const serviceBranchRows = joinable("service_branches", ["business_id", "service_id", "branch_id"]);

/** The zone of the branch that each row of `table` references, as a column of a query of that table. */
export function branchZoneOf(table: string) {
  return sql
    .selectFrom("branches")
    .where("branches.business_id", "=", raw.ref<string>(`${table}.business_id`))
    .where("branches.id", "=", raw.ref<string>(`${table}.branch_id`))
    .select("branches.zone")
    .$asScalar()
    .$notNull();
}
