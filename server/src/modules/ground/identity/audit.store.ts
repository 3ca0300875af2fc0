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

/** `subjectIds`: only for these rows. `to` is excluded. */
export function readAuditEntries(tx: Tx, { limit, offset, ...filter }: AuditWindow) {
  const { subjectIds, kind, actorName, from, to } = filter;
  let entries = sql
    .selectFrom("audit_entries")
    .select(["id", "action", "actor_name", "summary", "at"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset);
  if (subjectIds) entries = entries.where("subject_id", "in", subjectIds);
  if (actorName) entries = entries.where("actor_name", "=", actorName);
  if (from) entries = entries.where("at", ">=", new Date(from));
  if (to) entries = entries.where("at", "<", new Date(to));
  if (kind) {
    const { isWithin, prefixes } = kind;
    const prefix = raw<string>`split_part(action, '.', 1)`;
    entries = entries.where(prefix, isWithin ? "in" : "not in", prefixes);
  }
  return tx.rows(entries);
}
export type AuditFilter = {
  subjectIds?: readonly string[] | undefined;
  /** Entries whose actions begin so, or all others. */
  kind?: { isWithin: boolean; prefixes: readonly string[] } | undefined;
  actorName?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
type AuditWindow = AuditFilter & { limit: number; offset: number };

const LATEST = 5_000;

/** The names in the latest entries, by name. */
export function readAuditNames(tx: Tx) {
  const latest = sql.selectFrom("audit_entries").select("actor_name").orderBy("id", "desc").limit(LATEST);
  return tx.rows(sql.selectFrom(latest.as("latest")).select("actor_name").distinct().orderBy("actor_name"));
}

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
