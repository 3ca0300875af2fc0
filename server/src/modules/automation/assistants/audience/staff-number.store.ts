// The numbers of the business's own people, and the codes that prove them (D-15.5).
import type { Selectable, Updateable } from "kysely";
import { sql } from "../../../../kernel/db/sql.ts";
import type { AutomationTables } from "../../../../kernel/db/tables/automation.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

export type StaffNumberRow = Selectable<AutomationTables["staff_numbers"]>;

const ENSURE = {
  name: "ensure-staff-number",
  text: `insert into staff_numbers (business_id, user_id, codes_since, asked_at)
    values ($1, $2, $3, $3)
    on conflict (business_id, user_id) do update set user_id = excluded.user_id returning *`,
};

/** The row of this person, created if missing; locked. */
export async function ensureStaffNumber(tx: Tx, businessId: string, userId: string, at: Date): Promise<StaffNumberRow> {
  const [row] = await tx.run<StaffNumberRow>(ENSURE, [businessId, userId, at]);
  return row as StaffNumberRow;
}

export function readStaffNumber(tx: Tx, userId: string): Promise<StaffNumberRow | undefined> {
  return tx.first(sql.selectFrom("staff_numbers").selectAll().where("user_id", "=", userId));
}

export function lockStaffNumber(tx: Tx, userId: string): Promise<StaffNumberRow | undefined> {
  return tx.first(sql.selectFrom("staff_numbers").selectAll().where("user_id", "=", userId).forUpdate());
}

export async function updateStaffNumber(
  tx: Tx,
  userId: string,
  set: Updateable<AutomationTables["staff_numbers"]>,
): Promise<void> {
  await tx.count(sql.updateTable("staff_numbers").set(set).where("user_id", "=", userId));
}

/** Removes the number from the person who proved it before: another person has the telephone now. */
export async function releasePhone(tx: Tx, phone: string, keeperId: string): Promise<void> {
  await tx.count(
    sql
      .updateTable("staff_numbers")
      .set({ phone: null, proved_at: null })
      .where("phone", "=", phone)
      .where("user_id", "<>", keeperId),
  );
}

export async function readProved(tx: Tx): Promise<{ userId: string; phone: string; provedAt: Date }[]> {
  const rows = await tx.rows(
    sql.selectFrom("staff_numbers").selectAll().where("phone", "is not", null).orderBy("proved_at"),
  );
  return rows.map((row) => ({ userId: row.user_id, phone: row.phone as string, provedAt: row.proved_at as Date }));
}

/** The user who proved this number. Locks the row, and with it the membership, until the transaction ends. */
export async function holdStaffOf(tx: Tx, phone: string): Promise<string | null> {
  const row = await tx.first(sql.selectFrom("staff_numbers").select("user_id").where("phone", "=", phone).forShare());
  return row?.user_id ?? null;
}

const STANDING = {
  name: "standing-of-number",
  text: `select exists (select from test_numbers where business_id = current_business() and phone = $1) as is_test,
    exists (select from staff_numbers where business_id = current_business() and phone = $1) as is_staff`,
};

/** Whether the number is a test number or a staff number. */
export async function standingOf(tx: Tx, phone: string | null): Promise<{ isTestNumber: boolean; isStaff: boolean }> {
  if (!phone) return { isTestNumber: false, isStaff: false };
  const [row] = await tx.run<{ is_test: boolean; is_staff: boolean }>(STANDING, [phone]);
  return { isTestNumber: row?.is_test === true, isStaff: row?.is_staff === true };
}
