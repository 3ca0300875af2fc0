// Payouts in the database, and the lines that each paid.
import type { Payout } from "@mostrador/domain/scheduling/commissions/schema.ts";
import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { SchedulingTables } from "../../../kernel/db/tables/scheduling.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type Table = SchedulingTables["commission_payouts"];
export type PayoutRow = Selectable<Table>;

export async function insertPayout(
  tx: Tx,
  row: Insertable<Table>,
  lines: readonly Insertable<SchedulingTables["commission_lines"]>[],
): Promise<void> {
  await tx.count(sql.insertInto("commission_payouts").values(row));
  // PostgreSQL takes 65,535 values a statement
  for (let at = 0; at < lines.length; at += 2000)
    await tx.count(sql.insertInto("commission_lines").values(lines.slice(at, at + 2000)));
}

export function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  return tx.first(sql.selectFrom("commission_payouts").selectAll().where("id", "=", id).forUpdate());
}

/** Its lines are owed again. */
export async function undoPayoutRow(tx: Tx, id: string, write: Updateable<Table>): Promise<void> {
  await tx.count(sql.updateTable("commission_payouts").set(write).where("id", "=", id));
  await tx.count(sql.deleteFrom("commission_lines").where("payout_id", "=", id));
}

/** The newest first. */
export function readPayouts(
  tx: Tx,
  specialistId: string,
  { from, to }: { from: string; to: string },
): Promise<PayoutRow[]> {
  return tx.rows(
    sql
      .selectFrom("commission_payouts")
      .selectAll()
      .where("specialist_id", "=", specialistId)
      .where("first_day", "<=", to)
      .where("last_day", ">=", from)
      .orderBy("paid_at", "desc")
      .orderBy("id")
      .limit(500),
  );
}

export function presentPayout(row: PayoutRow): Payout {
  return {
    _id: row.id,
    specialistId: row.specialist_id,
    from: row.first_day,
    to: row.last_day,
    commission: Number(row.commission),
    tips: Number(row.tips),
    paymentMethod: row.payment_method,
    movementId: row.movement_id,
    paidAt: row.paid_at.toISOString(),
    paidBy: row.paid_by,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_by ?? "",
    undoneReason: row.undone_reason,
  };
}
