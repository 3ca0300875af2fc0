// Planned messages about a subject in the database.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NotificationRow } from "../notification.store.ts";

/** Everything planned for it so far, oldest first. */
export function readOfSubject(tx: Tx, subjectId: string): Promise<NotificationRow[]> {
  return tx.rows(
    sql.selectFrom("notifications").selectAll().where("subject_id", "=", subjectId).orderBy("created_at").orderBy("id"),
  );
}
