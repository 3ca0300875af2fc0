// What a campaign to an audience would do now: how many contacts, what would stop it, and what Meta and the credits allow.
import { mostADay } from "@mostrador/domain/growth/campaigns/progress.ts";
import type { readReach as route } from "@mostrador/domain/growth/campaigns/routes.ts";
import { type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { idsInDirectory } from "../../business/contacts/index.ts";
import { connectedChannel, readChannel } from "../../conversation/channels/index.ts";
import { whyUnreached } from "../../conversation/inbox/index.ts";
import { creditCounters } from "../../money/credits/index.ts";
import { audienceActions } from "../audiences/index.ts";
import { countAudience } from "./reach.store.ts";

export function readReach(ctx: TenantCtx, { query }: Call<typeof route>) {
  return transact(ctx, async (tx) => {
    const counted = await countOf(tx, ctx, query.audienceId);
    const channelId = await connectedChannel(tx, "whatsapp");
    const channel = channelId ? await readChannel(tx, channelId) : undefined;
    const why = await whyUnreached(tx, { contactId: null, hasPhone: true, at: ctx.now, purpose: "general" });
    const data = {
      contacts: counted?.people ?? 0,
      withoutAddress: counted?.without_address ?? 0,
      silent: counted?.silent ?? 0,
      inWindow: counted?.in_window ?? 0,
      warning: why?.reason ?? "",
      mostADay: mostADay(channel?.messaging_limit ?? ""),
      credits: Math.max(0, Math.floor((await creditCounters(tx)).gptModel)),
      samples: counted?.samples ?? [],
    };
    return { data };
  });
}

export async function hasNobody(tx: Tx, ctx: TenantCtx, audienceId: string): Promise<boolean> {
  return ((await countOf(tx, ctx, audienceId))?.people ?? 0) === 0;
}

async function countOf(tx: Tx, ctx: TenantCtx, audienceId: string) {
  // who may send to an audience may know how many it reaches, whatever its filter reads
  const sender = tenantCtx(ctx, ctx.businessId, ctx.actor);
  return countAudience(tx, await contactsOf(tx, sender, audienceId), ctx.now);
}

/** The ids of an audience of now: of its members, or of those whom its filter finds. */
export async function contactsOf(tx: Tx, ctx: TenantCtx, audienceId: string) {
  const { filter } = await audienceActions.present(tx, ctx, audienceId);
  return idsInDirectory(ctx, filter ?? { audience: audienceId });
}
