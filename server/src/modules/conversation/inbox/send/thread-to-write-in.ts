// Where to write to a contact: where they wrote last, unless another number of the business is the connected one now.
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { connectedChannel, hasKey } from "../../channels/index.ts";
import { ensureThread, type ThreadRow } from "../thread.store.ts";

/** `threads`: of the contact, the one where they wrote last is first. */
export type Reached = { contactId: string; hasPhone: boolean; threads: readonly ThreadRow[] };

/**
 * Any thread with an open window, WhatsApp first; otherwise WhatsApp, which takes templates; otherwise the page that
 * the contact wrote to last.
 */
export async function anyThreadToWriteIn(tx: Tx, ctx: TenantCtx, contact: Reached): Promise<ThreadRow | string> {
  const { threads } = contact;
  const pages = threads.filter(({ kind }) => kind !== "whatsapp");
  const isFree = (thread: ThreadRow) => isWindowOpen(thread.last_inbound_at?.getTime() ?? null, ctx.now);
  const isOnWhatsapp = threads.some((thread) => thread.kind === "whatsapp" && isFree(thread));
  for (const page of isOnWhatsapp ? [] : pages) {
    if (isFree(page) && (await hasKey(tx, page.channel_id))) return page;
  }
  const found = await threadToWriteIn(tx, ctx, contact);
  return typeof found === "string" ? (pages[0] ?? found) : found;
}

/** A string says in Spanish why there is none. */
export async function threadToWriteIn(
  tx: Tx,
  ctx: TenantCtx,
  { contactId, hasPhone, threads }: Reached,
): Promise<ThreadRow | string> {
  const last = threads.find(({ kind }) => kind === "whatsapp");
  if (last && (await hasKey(tx, last.channel_id))) return last;
  const channelId = await connectedChannel(tx, "whatsapp");
  if (channelId && hasPhone) {
    const at = new Date(ctx.now);
    const { businessId } = ctx;
    return ensureThread(tx, { businessId, id: newId(), channelId, contactId, kind: "whatsapp", at }, ctx.actor);
  }
  if (last) return last;
  return channelId ? "El contacto no tiene número de WhatsApp" : "Conecta WhatsApp para poder escribir";
}
