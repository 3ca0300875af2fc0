// Where a contact is written to: where they wrote last, unless another number of the business is the connected one now.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { connectedChannel, hasKey } from "../../channels/index.ts";
import { ensureThread, findThreadOfContact, type ThreadRow } from "../thread.store.ts";

/** A text says in Spanish why there is none. */
export async function threadToWriteIn(
  tx: Tx,
  ctx: TenantCtx,
  contactId: string,
  hasPhone: boolean,
): Promise<ThreadRow | string> {
  const last = await findThreadOfContact(tx, contactId, "whatsapp");
  if (last && (await hasKey(tx, last.channel_id))) return last;
  const channelId = await connectedChannel(tx, "whatsapp");
  if (channelId && hasPhone) {
    const at = new Date(ctx.now);
    const { businessId } = ctx;
    return ensureThread(tx, { businessId, id: newId(), channelId, contactId, kind: "whatsapp", at });
  }
  if (last) return last;
  return channelId ? "El contacto no tiene número de WhatsApp" : "Conecta WhatsApp para poder escribir";
}
