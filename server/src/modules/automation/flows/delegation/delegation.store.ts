// Conversations that a flow passed to an assistant.
import type { Insertable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** It replaces an earlier one of the conversation. */
export async function writeDelegation(tx: Tx, row: Insertable<AutomationTables["flow_delegations"]>): Promise<void> {
  const { assistant_id, run_id, prompt, flow_name, reply, created_at } = row;
  await tx.count(
    sql
      .insertInto("flow_delegations")
      .values(row)
      .onConflict((one) =>
        one
          .columns(["business_id", "thread_id"])
          .doUpdateSet({ assistant_id, run_id, prompt, flow_name, reply: reply ?? null, created_at }),
      ),
  );
}

export function readDelegation(tx: Tx, threadId: string) {
  return tx.first(sql.selectFrom("flow_delegations").selectAll().where("thread_id", "=", threadId));
}

export async function dropDelegation(tx: Tx, threadId: string): Promise<void> {
  await tx.count(sql.deleteFrom("flow_delegations").where("thread_id", "=", threadId));
}

export async function writeReply(tx: Tx, threadId: string, reply: string): Promise<void> {
  await tx.count(sql.updateTable("flow_delegations").set({ reply }).where("thread_id", "=", threadId));
}
