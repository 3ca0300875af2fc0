// The assistant answers people only: if another machine writes, or the business itself from another number, the
// conversation goes to staff with the reason.
import { canonicalWaId } from "@mostrador/domain/business/contacts/phone.ts";
import { loopReason } from "@mostrador/domain/conversation/inbox/loop.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { ownPhones } from "../../channels/index.ts";
import { readLately } from "../message.store.ts";
import { handOver } from "../reply-lease/hand-over.ts";
import type { ThreadRow } from "../thread.store.ts";

const OWN = "Es otro número de tu negocio: el asistente no se responde a sí mismo";

/** `thread` as it was before the message that came. */
export async function stopAtMachines(tx: Tx, ctx: TenantCtx, thread: ThreadRow, waId: string | null): Promise<void> {
  if (thread.handed_over_at !== null) return;
  const reason = (await reasonOfNumber(tx, waId)) ?? (await reasonOfTalk(tx, ctx, thread));
  if (reason) await handOver(tx, ctx, thread.id, reason);
}

async function reasonOfNumber(tx: Tx, waId: string | null): Promise<string | null> {
  if (!waId) return null;
  const own = await ownPhones(tx);
  return own.some((phone) => canonicalWaId(phone) === canonicalWaId(waId)) ? OWN : null;
}

const HOUR_MS = 3600_000;
const MOST = 140;

async function reasonOfTalk(tx: Tx, ctx: TenantCtx, thread: ThreadRow): Promise<string | null> {
  // Only a message after our own words can be an answer to them.
  if (thread.last_role !== "assistant" || ctx.now - thread.last_message_at.getTime() > HOUR_MS) return null;
  const rows = await readLately(tx, thread.id, { since: new Date(ctx.now - HOUR_MS), most: MOST });
  return loopReason(
    rows.map(({ author_kind: author, text, at }) => ({
      by: author === "contact" || author === "person" ? author : "machine",
      text,
      at: at.getTime(),
    })),
    ctx.now,
  );
}
