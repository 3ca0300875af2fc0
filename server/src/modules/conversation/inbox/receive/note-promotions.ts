// Passes on whether a contact wants promotions, as they told WhatsApp; the privacy module decides what follows.
import { PromotionsSwitched } from "@mostrador/domain/business/privacy/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { NumberEvent } from "../../../../providers/messaging/webhook/port.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { contactOfThread } from "../send/send.store.ts";

type Switched = Extract<NumberEvent, { type: "promotions" }>;

export async function notePromotions(ctx: TenantCtx, { person, isWanted, at }: Switched): Promise<void> {
  await transact(ctx, async (tx) => {
    const { waId, userId } = person;
    const { contactId } = await findOrCreateContact(tx, ctx, { waId, userId, pushName: "", at: null });
    await publish(tx, ctx, PromotionsSwitched, { contactId, isWanted, at: new Date(at || ctx.now).toISOString() });
  });
}

/** WhatsApp refused a promotion for this reason: it becomes known here only now. */
export async function noteOptOut(tx: Tx, ctx: TenantCtx, threadId: string): Promise<void> {
  const contactId = await contactOfThread(tx, threadId);
  if (!contactId) return;
  await publish(tx, ctx, PromotionsSwitched, { contactId, isWanted: false, at: new Date(ctx.now).toISOString() });
}
