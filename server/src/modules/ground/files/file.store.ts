// All the SQL of files, of the rows that use them, and of unused files.
import type { Insertable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tables } from "../../../kernel/db/tables/index.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** Counts uploads one after the other until the transaction ends; private ones separately. */
export async function countFiles(
  tx: Tx,
  businessId: string,
  isPrivate: boolean,
): Promise<{ files: number; bytes: number }> {
  await tx.run(LOCK, [businessId]);
  const [count] = await tx.run<{ files: number; bytes: number }>(COUNT, [isPrivate]);
  return count ?? { files: 0, bytes: 0 };
}

const LOCK = { name: "lock-files", text: "select pg_advisory_xact_lock(hashtextextended('files ' || $1, 0))" };
const COUNT = {
  name: "count-files",
  text: "select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from files where is_private = $1",
};

/** For all businesses, including this transaction's writes; the next writer waits for its end. */
export async function bytesInAll(tx: Tx): Promise<number> {
  const row = await tx.first(sql.selectFrom("file_totals").select("bytes"));
  return Number(row?.bytes ?? 0);
}

/** The file is not used yet. */
export async function insertFile(tx: Tx, row: Insertable<Tables["files"]>, since: Date): Promise<void> {
  await tx.count(sql.insertInto("files").values(row));
  await tx.count(sql.insertInto("unused_files").values({ business_id: row.business_id, file_id: row.id, since }));
}

export async function fileIsThere(tx: Tx, id: string, place: { public_id: string; url: string | null }): Promise<void> {
  await tx.count(sql.updateTable("files").set(place).where("id", "=", id));
}

export type FileName = { id: string } | { url: string } | { public_id: string };

/** Locks the file's uses until the transaction ends. */
export function holdFile(tx: Tx, by: FileName) {
  const rows = sql.selectFrom("files").selectAll();
  return tx.first(rows.where((row) => row.and(by)).forUpdate());
}

/** The complete files at these addresses: they cannot be deleted until the transaction ends. */
export function usableFiles(tx: Tx, urls: readonly string[]) {
  return tx.rows(
    sql
      .selectFrom("files")
      .selectAll()
      .where("url", "in", urls.length > 0 ? urls : [""])
      .where("dropped_at", "is", null)
      .forKeyShare(),
  );
}

/** A complete file that is not being deleted, locked until the transaction ends. */
export function usableFile(tx: Tx, id: string) {
  return tx.first(
    sql
      .selectFrom("files")
      .selectAll()
      .where("id", "=", id)
      .where("dropped_at", "is", null)
      .where("public_id", "is not", null)
      .forKeyShare(),
  );
}

/** Row `rowId` shows this file from now on; a repeated call changes nothing. */
export async function useFile(tx: Tx, use: { business_id: string; row_id: string; file_id: string }): Promise<void> {
  await tx.count(
    sql
      .insertInto("file_uses")
      .values(use)
      .onConflict((known) => known.doNothing()),
  );
}

export async function isUsed(tx: Tx, id: string): Promise<boolean> {
  const use = sql.selectFrom("file_uses").select("row_id").where("file_id", "=", id).limit(1);
  return (await tx.rows(use)).length > 0;
}

export async function markDropped(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.count(sql.updateTable("files").set({ dropped_at: at }).where("id", "=", id));
}

export async function deleteFileRow(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("files").where("id", "=", id).where("dropped_at", "is not", null));
}

const DUE = {
  name: "due-unused-files",
  // Each is tried again only after the same time: this one may not be deletable now.
  text: `update unused_files u set since = $2 from (
      select business_id, file_id from unused_files where since < $1 order by since limit 200 for update skip locked
    ) due where u.business_id = due.business_id and u.file_id = due.file_id
    returning u.business_id as "businessId", u.file_id as "fileId"`,
};

/** Some files of any business that have been unused since `until`; the rest follow next time. */
export function dueFiles(tx: Tx, until: Date, now: Date) {
  return tx.run<{ businessId: string; fileId: string }>(DUE, [until, now]);
}
