// What other capabilities may read of specialists in statements of their own: where they attend, when they rest, and which
// services they give.
import { joinable } from "../../../kernel/db/joinable.ts";
import { sql } from "../../../kernel/db/sql.ts";
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
