// What the tools of a turn have done.
import { jsonText } from "../../../../kernel/db/json.ts";
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type ReceiptRow = { turnSeq: number; number: number; name: string; output: unknown };

/** The receipts of unfinished turns: all after the last answered message. */
export async function readReceipts(tx: Tx, threadId: string, answeredSeq: number): Promise<ReceiptRow[]> {
  const rows = await tx.rows(
    sql
      .selectFrom("tool_receipts")
      .select(["turn_seq", "number", "name", "output"])
      .where("thread_id", "=", threadId)
      .where("turn_seq", ">", answeredSeq)
      .orderBy("turn_seq")
      .orderBy("number"),
  );
  return rows.map((row) => ({
    turnSeq: Number(row.turn_seq),
    number: row.number,
    name: row.name,
    output: row.output as unknown,
  }));
}

export async function insertReceipt(
  tx: Tx,
  row: { businessId: string; threadId: string; assistantId: string; input: unknown; at: Date } & ReceiptRow,
): Promise<void> {
  await tx.count(
    sql.insertInto("tool_receipts").values({
      business_id: row.businessId,
      thread_id: row.threadId,
      assistant_id: row.assistantId,
      turn_seq: row.turnSeq,
      number: row.number,
      name: row.name,
      input: jsonText(row.input ?? {}),
      output: jsonText(row.output),
      at: row.at,
    }),
  );
}
