// Contacts that were merged into others: their rows stay as second numbers and second names (docs/decisions/0043).
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { updateContact } from "../contact.store.ts";
import { searchOf } from "../search-of.ts";

export async function mergedInto(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.rows(sql.selectFrom("contacts").select("id").where("merged_into", "=", id));
  return rows.map((row) => row.id);
}

/** A second number that becomes the contact's first is no longer a second one. */
export async function freeSecondNumber(tx: Tx, id: string, phone: string): Promise<void> {
  const own = sql.updateTable("contacts").set({ phone: null }).where("merged_into", "=", id);
  if ((await tx.count(own.where("phone", "=", phone))) > 0) await writeSecondNumbers(tx, id);
}

/** Adds a contact's second numbers to its search text, so that it is found by them too. */
export async function writeSecondNumbers(tx: Tx, id: string): Promise<void> {
  const contacts = sql.selectFrom("contacts");
  const row = await tx.first(contacts.selectAll().where("id", "=", id).where("deleted_at", "is", null));
  if (!row) return;
  const second = contacts.select("phone").where("merged_into", "=", id).where("phone", "is not", null);
  const second_phones = (await tx.rows(second.orderBy("phone"))).map(({ phone }) => phone).join(" ");
  if (second_phones === row.second_phones) return;
  await updateContact(tx, id, { second_phones, search: searchOf({ ...row, second_phones }) });
}

/** For a deleted contact: deletes its second numbers and the data kept for an undo. */
export async function dropMerged(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("contact_merges").where("kept_id", "=", id));
  await tx.count(sql.deleteFrom("contacts").where("merged_into", "=", id));
}
