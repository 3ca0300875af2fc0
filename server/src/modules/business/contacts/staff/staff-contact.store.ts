// Stores staff members who only receive notices: no list and no search includes them (`is_staff`).
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { ContactRow, ContactWrite } from "../contact.store.ts";

/** Registers the number as a contact: the staff row becomes that contact. Undefined where no staff row has it. */
export function registerStaff(tx: Tx, phone: string, columns: ContactWrite): Promise<ContactRow | undefined> {
  const row = sql.updateTable("contacts").set({ ...columns, is_staff: false });
  return tx.first(row.where("phone", "=", phone).where("is_staff", "=", true).returningAll());
}
