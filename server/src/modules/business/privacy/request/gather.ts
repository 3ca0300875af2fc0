// Everything that is held of a contact, as the database's catalogue finds it: a table that comes later is found, too.
import { readCatalogue } from "../../../../kernel/catalogue/read-catalogue.ts";
import { type HeldTable, rowsAbout } from "../../../../kernel/catalogue/rows-about.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** Copies of all the rest, which say nothing of their own. */
const COPIES = ["privacy_exports", "blocked_contacts"];

export async function gather(tx: Tx, contactId: string): Promise<{ tables: HeldTable[]; rows: number }> {
  const tables = await rowsAbout(tx, "contacts", contactId, await readCatalogue(tx), COPIES);
  return { tables, rows: tables.reduce((sum, { rows }) => sum + rows.length, 0) };
}
