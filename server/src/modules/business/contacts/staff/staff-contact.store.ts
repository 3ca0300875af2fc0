// The rows of people who work here and are only told things: no list and no search has them (`is_staff`).
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { ContactRow, ContactWrite } from "../contact.store.ts";

/** Somebody registers the number as a contact: the row becomes that contact. Undefined where nobody of the staff has it. */
export function registerStaff(tx: Tx, phone: string, columns: ContactWrite): Promise<ContactRow | undefined> {
  const row = sql.updateTable("contacts").set({ ...columns, is_staff: false });
  return tx.first(row.where("phone", "=", phone).where("is_staff", "=", true).returningAll());
}
