// Stores which pictures a partner uploaded.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type NewPicture = { partnerId: string; name: string; bytes: number; at: Date };

export async function insertPicture(tx: Tx, { partnerId, name, bytes, at }: NewPicture): Promise<void> {
  await tx.count(sql.insertInto("partner_pictures").values({ partner_id: partnerId, name, bytes, created_at: at }));
}

/** The newest first. */
export function readPictures(tx: Tx, partnerId: string): Promise<{ name: string }[]> {
  const own = sql.selectFrom("partner_pictures").select("name").where("partner_id", "=", partnerId);
  return tx.rows(own.orderBy("created_at", "desc").orderBy("name"));
}

/** Whether it is there for this partner; it stays until the transaction ends. */
export async function holdPicture(tx: Tx, partnerId: string, name: string): Promise<boolean> {
  const own = sql.selectFrom("partner_pictures").select("name").where("partner_id", "=", partnerId);
  const there = own.where("name", "=", name).where("dropped_at", "is", null).forKeyShare();
  return (await tx.first(there)) !== undefined;
}

export async function dropPictures(tx: Tx, partnerId: string, names: readonly string[], at: Date): Promise<void> {
  await tx.count(
    sql
      .updateTable("partner_pictures")
      .set({ dropped_at: at })
      .where("partner_id", "=", partnerId)
      .where("name", "in", [...names]),
  );
}

export async function deletePicture(tx: Tx, partnerId: string, name: string): Promise<void> {
  await tx.count(sql.deleteFrom("partner_pictures").where("partner_id", "=", partnerId).where("name", "=", name));
}
