// What a contact does not want their data used for: asked by whatever would use it so.
import type { Purpose } from "@mostrador/domain/business/privacy/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { readObjections, readObjectors } from "./request.store.ts";

/** Whether this contact objected to that use. Campaigns, promotions and the like ask before they plan and before they send. */
export async function objectsTo(tx: Tx, contactId: string, purpose: Purpose): Promise<boolean> {
  return (await readObjections(tx, contactId)).some((one) => one.purpose === purpose);
}

/** Those of the contacts who objected to that use. */
export async function objectorsAmong(tx: Tx, contactIds: readonly string[], purpose: Purpose): Promise<string[]> {
  if (contactIds.length === 0) return [];
  return (await readObjectors(tx, contactIds, purpose)).map(({ contact_id }) => contact_id);
}
