// Reads and writes the numbers that test the assistants of a business.
import type { Selectable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type TestNumberRow = Selectable<AutomationTables["test_numbers"]>;

export function readTestNumbers(tx: Tx): Promise<TestNumberRow[]> {
  return tx.rows(sql.selectFrom("test_numbers").selectAll().orderBy("created_at").orderBy("id"));
}

const LOCK = {
  name: "lock-test-numbers",
  text: "select pg_advisory_xact_lock(hashtextextended('test_numbers:' || current_business()::text, 0))",
};

/** Locks the list: no other transaction adds to it until this one ends. */
export async function lockTestNumbers(tx: Tx): Promise<void> {
  await tx.run(LOCK, []);
}

const INSERT = {
  name: "insert-test-number",
  text: `insert into test_numbers (business_id, id, name, phone, created_at)
    values ($1, $2, $3, $4, $5)
    on conflict (business_id, phone) do update set name = excluded.name returning *`,
};

/** If the number is already in the list, its row stays and gets the new name. */
export async function insertTestNumber(tx: Tx, row: TestNumberRow): Promise<TestNumberRow> {
  const [written] = await tx.run<TestNumberRow>(INSERT, [row.business_id, row.id, row.name, row.phone, row.created_at]);
  return written as TestNumberRow;
}

export async function deleteTestNumberRow(tx: Tx, id: string): Promise<boolean> {
  return (await tx.count(sql.deleteFrom("test_numbers").where("id", "=", id))) === 1;
}
