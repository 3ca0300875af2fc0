import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type AuditRow = {
  business_id: string;
  id: string;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  actor_name: string;
  summary: string;
  details: object;
  subject_id: string | null;
  request_id: string;
  at: Date;
};

export async function insertAuditEntry(tx: Tx, row: AuditRow): Promise<void> {
  await tx.count(sql.insertInto("audit_entries").values({ ...row, details: JSON.stringify(row.details) }));
}

/** Does nothing when this session's opening is already recorded. */
export async function insertOpening(tx: Tx, row: AuditRow & { session_id: string }): Promise<void> {
  await tx.count(
    sql
      .insertInto("audit_entries")
      .values({ ...row, details: JSON.stringify(row.details) })
      .onConflict((duplicate) =>
        duplicate.columns(["business_id", "session_id"]).where("action", "=", "business.opened").doNothing(),
      ),
  );
}

/** For the open business; entries of a row's own history are skipped. */
export function readLatestAuditEntry(tx: Tx) {
  return tx.first(
    sql
      .selectFrom("audit_entries")
      .select(["action", "actor_id", "details", "at"])
      .where("business_id", "=", (eb) => eb.fn("current_business", []))
      .where("action", "not like", "%.changed")
      .orderBy("id", "desc")
      .limit(1),
  );
}

/** `subjectIds`: only for these rows. */
export function readAuditEntries(tx: Tx, { limit, offset, subjectIds }: AuditPage) {
  const entries = sql
    .selectFrom("audit_entries")
    .select(["id", "action", "actor_name", "summary", "at"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset);
  return tx.rows(subjectIds ? entries.where("subject_id", "in", subjectIds) : entries);
}
type AuditPage = { limit: number; offset: number; subjectIds?: readonly string[] | undefined };

/** The history of one row: entries of these actions whose details name it, the newest first; at most 100. */
export function readAuditOf(tx: Tx, of: { actions: readonly string[]; detail: "appointmentId"; id: string }) {
  return tx.rows(
    sql
      .selectFrom("audit_entries")
      .select(["id", "actor_name", "summary", "at"])
      .where(raw<boolean>`details->>${raw.lit(of.detail)} = ${of.id}`)
      .where("action", "in", [...of.actions])
      .orderBy("id", "desc")
      .limit(100),
  );
}
