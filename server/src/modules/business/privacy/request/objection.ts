// The purposes for which a contact's data must not be used: checked by every use of that kind.
import type { Purpose } from "@mostrador/domain/business/privacy/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { readObjections, readObjectors } from "./request.store.ts";

/**
 * Whether this contact objected to that use. Campaigns, promotions and the like check it before planning and before
 * sending.
 */
export async function objectsTo(tx: Tx, contactId: string, purpose: Purpose): Promise<boolean> {
  return (await readObjections(tx, contactId)).some((one) => one.purpose === purpose);
}

/** The contacts among these who objected to that use. */
export async function objectorsAmong(tx: Tx, contactIds: readonly string[], purpose: Purpose): Promise<string[]> {
  if (contactIds.length === 0) return [];
  return (await readObjectors(tx, contactIds, purpose)).map(({ contact_id }) => contact_id);
}
