// Places that are held for somebody who waits.
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type OfferRow = Selectable<GrowthTables["waiting_offers"]>;

const ALONE = {
  name: "waiting-offers-alone",
  text: "select pg_advisory_xact_lock(hashtextextended('waiting ' || current_business()::text, 0))",
};

/** One at a time looks for whom to offer what to: two would hold one place for two. */
export async function offerAlone(tx: Tx): Promise<void> {
  await tx.run(ALONE, []);
}

export async function insertOffer(tx: Tx, row: Insertable<GrowthTables["waiting_offers"]>): Promise<void> {
  await tx.count(sql.insertInto("waiting_offers").values(row));
}

export function readOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  return tx.first(sql.selectFrom("waiting_offers").selectAll().where("id", "=", id));
}

/** Of holds that ended, those that nobody has ended yet. */
export function readOverdue(tx: Tx, now: Date): Promise<OfferRow[]> {
  return tx.rows(
    sql.selectFrom("waiting_offers").selectAll().where("status", "=", "open").where("held_until", "<=", now),
  );
}

export function lockOpenOffer(tx: Tx, entryId: string): Promise<OfferRow | undefined> {
  return tx.first(
    sql
      .selectFrom("waiting_offers")
      .selectAll()
      .where("entry_id", "=", entryId)
      .where("status", "=", "open")
      .forUpdate(),
  );
}

export async function closeOffer(tx: Tx, id: string, status: "accepted" | "refused" | "ended"): Promise<void> {
  await tx.count(sql.updateTable("waiting_offers").set({ status, block_id: null }).where("id", "=", id));
}

/** Whether somebody was offered that very place before: what was let go once is not offered again. */
export function readRefused(tx: Tx, entryId: string) {
  return tx.rows(
    sql
      .selectFrom("waiting_offers")
      .select(["specialist_id", "starts"])
      .where("entry_id", "=", entryId)
      .where("status", "in", ["refused", "ended"]),
  );
}
