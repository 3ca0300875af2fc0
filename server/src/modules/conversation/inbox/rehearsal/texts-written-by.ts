import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { readTextsOf } from "./rehearsed.store.ts";

/** The last texts of a contact, oldest first, in any channel. */
export async function textsWrittenBy(ctx: TenantCtx, contactId: string, most: number): Promise<string[]> {
  const rows = await readTogether(ctx, (tx) => readTextsOf(tx, contactId, most));
  return rows.map(({ text }) => text).reverse();
}
