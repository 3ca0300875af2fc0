// Gathers all data of a contact by the database's catalogue, so that new tables are included.
import { readCatalogue } from "../../../../kernel/catalogue/read-catalogue.ts";
import { type HeldTable, rowsAbout } from "../../../../kernel/catalogue/rows-about.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** Copies of the other tables, without data of their own. */
const COPIES = ["privacy_exports", "blocked_contacts"];

export async function gather(tx: Tx, contactId: string): Promise<{ tables: HeldTable[]; rows: number }> {
  const tables = await rowsAbout(tx, "contacts", contactId, await readCatalogue(tx), COPIES);
  return { tables, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) };
}
