// The branches of a dashboard: their names, zones and hours.
import type { BranchHours } from "@mostrador/domain/business/branches/hours-of-date.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type FigureBranch = { id: string; name: string; zone: string; isArchived: boolean; hours: BranchHours };

export async function readFigureBranches(tx: Tx, branchId: string | undefined): Promise<FigureBranch[]> {
  let query = sql
    .selectFrom("branches")
    .select(["id", "name", "zone", "schedules", "rest_schedules", "dates", "is_archived"])
    .orderBy("created_at")
    .orderBy("id");
  if (branchId) query = query.where("id", "=", branchId);
  const rows = await tx.rows(query);
  return rows.map(({ id, name, zone, schedules, rest_schedules, dates, is_archived }) => ({
    ...{ id, name, zone, isArchived: is_archived },
    hours: { schedules, rests: rest_schedules, dates } as BranchHours,
  }));
}
