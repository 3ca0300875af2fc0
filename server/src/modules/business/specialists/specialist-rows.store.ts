// What other capabilities may read of specialists in statements of their own: where they attend, when they rest, and which
// services they give.
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

/** Who attends where, by branch; those who left are left out. */
export async function specialistsOfBranches(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx.rows(
    sql.selectFrom("specialists").select(["id", "branch_id"]).where("is_archived", "=", false).orderBy("created_at"),
  );
  const groups = Map.groupBy(rows, (row) => row.branch_id);
  return new Map([...groups].map(([branchId, people]) => [branchId, people.map(({ id }) => id)]));
}

/**
 * Keeps their time for this transaction, until it ends. In the order of their ids, so that two who want the same ones
 * wait instead of deadlocking.
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

/** Beside what its form writes, and no edit of it: the version that people read stays. */
export async function updateSpecialist(
  tx: Tx,
  id: string,
  write: Updateable<BusinessTables["specialists"]>,
): Promise<void> {
  await tx.count(sql.updateTable("specialists").set(write).where("id", "=", id));
}

/** At which a specialist is told of their appointments; undefined for one that is not there. */
export async function specialistNumber(
  tx: Tx,
  id: string,
): Promise<{ name: string; whatsapp: string; countryCode: string } | undefined> {
  return tx.first(
    sql.selectFrom("specialists").select(["name", "whatsapp", "country_code as countryCode"]).where("id", "=", id),
  );
}
