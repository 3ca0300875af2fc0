// Stores merges of contacts: locks the two rows, even if one was merged already, and reads what an undo needs.

import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { RowMove } from "../../../../kernel/resource/move-rows.ts";
import type { ContactRow, ContactWrite } from "../contact.store.ts";

export type MergeRow = {
  id: string;
  kept_id: string;
  gone_id: string;
  gone_name: string;
  kept_before: ContactWrite;
  kept_after: ContactWrite;
  gone_before: ContactWrite;
  merged_by: string;
  merged_at: Date;
  undone_at: Date | null;
};

/** In the order of their ids, including deleted and merged ones. */
export function lockBoth(tx: Tx, ids: readonly string[]): Promise<ContactRow[]> {
  return tx.rows(sql.selectFrom("contacts").selectAll().where("id", "in", ids).orderBy("id").forUpdate());
}

export async function insertMerge(tx: Tx, businessId: string, row: Omit<MergeRow, "undone_at">): Promise<void> {
  await tx.count(
    sql.insertInto("contact_merges").values({
      ...row,
      business_id: businessId,
      kept_before: JSON.stringify(row.kept_before),
      kept_after: JSON.stringify(row.kept_after),
      gone_before: JSON.stringify(row.gone_before),
    }),
  );
}

export async function insertMoves(tx: Tx, businessId: string, mergeId: string, moves: RowMove[]): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ keys, removed, ...move }, number) => ({
    ...{ ...move, business_id: businessId, merge_id: mergeId, number },
    ...{ keys: JSON.stringify(keys), removed: JSON.stringify(removed) },
  }));
  await tx.count(sql.insertInto("contact_moves").values(rows));
}

/** The last move comes first: it is undone first. */
export function readMovesBack(tx: Tx, mergeId: string): Promise<RowMove[]> {
  return tx.rows(
    sql
      .selectFrom("contact_moves")
      .select(["relation", "field", "was", "became", "keys", "removed"])
      .where("merge_id", "=", mergeId)
      .orderBy("number", "desc"),
  ) as Promise<RowMove[]>;
}

const merges = sql.selectFrom("contact_merges").selectAll();

export function lockMerge(tx: Tx, id: string): Promise<MergeRow | undefined> {
  return tx.first(merges.where("id", "=", id).forUpdate()) as Promise<MergeRow | undefined>;
}

/** The merge of these two that has not been undone. */
export function readMergeOf(tx: Tx, keptId: string, goneId: string): Promise<MergeRow | undefined> {
  const standing = merges.where("kept_id", "=", keptId).where("gone_id", "=", goneId).where("undone_at", "is", null);
  return tx.first(standing.orderBy("id", "desc")) as Promise<MergeRow | undefined>;
}

/** The merges that have not been undone and are not older than `since`, the newest first. */
export function readMergesOf(tx: Tx, keptId: string, since: Date): Promise<MergeRow[]> {
  const standing = merges.where("kept_id", "=", keptId).where("undone_at", "is", null).where("merged_at", ">", since);
  return tx.rows(standing.orderBy("id", "desc").limit(100)) as Promise<MergeRow[]>;
}

export async function noteUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.count(sql.updateTable("contact_merges").set({ undone_at: at }).where("id", "=", id));
}

export async function deleteMerge(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("contact_merges").where("id", "=", id));
}

/** Whether no contact has the number now. */
export async function isPhoneFree(tx: Tx, phone: string): Promise<boolean> {
  return (await tx.first(sql.selectFrom("contacts").select("id").where("phone", "=", phone))) === undefined;
}
