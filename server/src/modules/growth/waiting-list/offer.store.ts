// Slots that are held for a waiting person.
import type { Insertable, Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type OfferRow = Selectable<GrowthTables["waiting_offers"]>;

const ALONE = {
  name: "waiting-offers-alone",
  text: "select pg_advisory_xact_lock(hashtextextended('waiting ' || current_business()::text, 0))",
};

/** Only one search for offers at a time: two would hold one slot for two people. */
export async function offerAlone(tx: Tx): Promise<void> {
  await tx.run(ALONE, []);
}

export async function insertOffer(tx: Tx, row: Insertable<GrowthTables["waiting_offers"]>): Promise<void> {
  await tx.count(sql.insertInto("waiting_offers").values(row));
}

export function readOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  return tx.first(sql.selectFrom("waiting_offers").selectAll().where("id", "=", id));
}

/** Open offers whose time is over, or whose place is no longer held: a person deleted the block, or the class moved. */
export function readOverdue(tx: Tx, now: Date): Promise<OfferRow[]> {
  return tx.rows(
    sql
      .selectFrom("waiting_offers")
      .selectAll()
      .where("status", "=", "open")
      .where((row) => row.or([row("held_until", "<=", now), row("block_id", "is", null)])),
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

/** Whether this person had an offer for the same slot before: a declined one is not offered again. */
export function readRefused(tx: Tx, entryId: string) {
  return tx.rows(
    sql
      .selectFrom("waiting_offers")
      .select(["specialist_id", "starts"])
      .where("entry_id", "=", entryId)
      .where("status", "in", ["refused", "ended"]),
  );
}
