// The columns of branches that other capabilities may read in their own statements: their place, their hours, and their
// services.
import { sql as raw } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import { businessRows } from "../businesses/index.ts";

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

/** The zone of a row `m`: that of its branch, or of the business where it has none. */
export const zoneOfRow = raw<string>`coalesce(
    (select z.zone from ${raw.raw(branchRows)} z where z.business_id = m.business_id and z.id = m.branch_id),
    (select z.timezone from ${raw.raw(businessRows)} z where z.business_id = m.business_id))`;
