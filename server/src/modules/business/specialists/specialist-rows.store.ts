// The columns of specialists that other capabilities may read in their own statements: their branches, rests and
// services.
import type { Updateable } from "kysely";
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { BusinessTables } from "../../../kernel/db/tables/business.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export const specialistRows = joinable("specialists", [
  "business_id",
  "id",
  "branch_id",
  "name",
  "whatsapp",
  "country_code",
  "rest_schedules",
  "is_archived",
  "created_at",
  "xmin",
]);

export const serviceSpecialistRows = joinable("service_specialists", ["business_id", "service_id", "specialist_id"]);

/** Who attends at each branch; people who left are not included. */
export async function specialistsOfBranches(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.rows(
    sql.selectFrom("specialists").select(["id", "branch_id"]).where("is_archived", "=", false).orderBy("created_at"),
  );
  const groups = Map.groupBy(rows, (row) => row.branch_id);
  return new Map([...groups].map(([branchId, people]) => [branchId, people.map(({ id }) => id)]));
}

/**
 * Locks their time until the transaction ends. In the order of their ids, so that two callers with the same ids wait
 * instead of deadlocking.
 */
export async function lockSpecialists(tx: Tx, ids: string[]): Promise<void> {
  await tx.rows(
    sql
      .selectFrom("specialists")
      .select("id")
      .where("id", "in", [...new Set(ids)])
      .orderBy("id")
      .forNoKeyUpdate(),
  );
}

/** Writes fields that the form does not have; the version for edits stays the same. */
export async function updateSpecialist(
  tx: Tx,
  id: string,
  write: Updateable<BusinessTables["specialists"]>,
): Promise<void> {
  await tx.count(sql.updateTable("specialists").set(write).where("id", "=", id));
}

/** The number for notices about a specialist's appointments; undefined for one that does not exist. */
export async function specialistNumber(
  tx: Tx,
  id: string,
): Promise<{ name: string; whatsapp: string; countryCode: string } | undefined> {
  return tx.first(
    sql.selectFrom("specialists").select(["name", "whatsapp", "country_code as countryCode"]).where("id", "=", id),
  );
}
