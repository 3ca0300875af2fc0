// Creates a number that belongs to no business, for a rehearsed conversation: its row lives in a transaction that is
// rolled back.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { ensureChannel } from "../channel.store.ts";

/** It is kept, but its key is empty: what is written on it counts as on its way, and nothing can be sent with it. */
export async function scratchChannel(tx: Tx, ctx: TenantCtx): Promise<string> {
  const id = newId();
  const at = new Date(ctx.now);
  await ensureChannel(tx, {
    business_id: ctx.businessId,
    id,
    kind: "whatsapp",
    external_id: `scratch-${id}`,
    status: "disconnected",
    access_token: "",
    created_at: at,
    updated_at: at,
  });
  return id;
}
