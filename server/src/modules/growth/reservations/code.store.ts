// The latest code of each number.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** A new one replaces the old one; expired ones are deleted with it. */
export async function putCode(
  tx: Tx,
  code: { businessId: string; phone: string; hash: string; until: Date; now: Date },
) {
  const { businessId, phone, hash, until, now } = code;
  const set = { code_hash: hash, tries: 0, expires_at: until };
  await tx.count(
    sql
      .insertInto("reservation_codes")
      .values({ business_id: businessId, phone, ...set })
      .onConflict((known) => known.columns(["business_id", "phone"]).doUpdateSet(set)),
  );
  await tx.count(sql.deleteFrom("reservation_codes").where("expires_at", "<", now));
}

/** Counts the try before the comparison; undefined when there is no code, or too many tries. */
export async function takeTry(tx: Tx, phone: string, most: number, now: Date): Promise<string | undefined> {
  const row = await tx.first(
    sql
      .updateTable("reservation_codes")
      .set((eb) => ({ tries: eb("tries", "+", 1) }))
      .where("phone", "=", phone)
      .where("tries", "<", most)
      .where("expires_at", ">", now)
      .returning("code_hash"),
  );
  return row?.code_hash;
}

/** True for only one caller. */
export async function takeCode(tx: Tx, phone: string, hash: string): Promise<boolean> {
  const taken = await tx.count(
    sql.deleteFrom("reservation_codes").where("phone", "=", phone).where("code_hash", "=", hash),
  );
  return taken === 1;
}
