// What credits need to know of calendars, which are above them: a renewed business opens their channels again.
import type { ChannelRenewal } from "@mostrador/domain/money/credits/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { declareSlot } from "../../../kernel/slot.ts";

/** Called after the transaction: it asks Google. */
export const renewChannels = declareSlot<(ctx: TenantCtx) => Promise<ChannelRenewal>>("channel-renewal");

export async function channelRenewal(ctx: TenantCtx, isRenewed: boolean): Promise<ChannelRenewal> {
  const done = { success: true, message: "" };
  if (!isRenewed) return done;
  for (const renew of ctx.fillings.of(renewChannels)) {
    const outcome = await renew(ctx);
    if (!outcome.success) return outcome;
  }
  return done;
}
