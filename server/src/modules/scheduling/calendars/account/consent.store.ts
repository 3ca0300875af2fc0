// The pending consents at Google.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type ConsentRow = Selectable<SchedulingTables["google_consents"]>;

/** Also deletes the expired ones. */
export async function insertConsent(tx: Tx, row: ConsentRow, over: Date): Promise<void> {
  await tx.count(sql.deleteFrom("google_consents").where("created_at", "<", over));
  await tx.count(sql.insertInto("google_consents").values(row));
}

/** Only once: the first caller gets it. */
export function takeConsent(tx: Tx, digest: Buffer): Promise<ConsentRow | undefined> {
  return tx.first(sql.deleteFrom("google_consents").where("state_digest", "=", digest).returningAll());
}
