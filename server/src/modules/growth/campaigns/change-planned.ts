// Withdraws or rewords what a campaign has planned, after a person stopped or changed it: the first part in the
// transaction of that, so that it holds when the person has the answer, and the others by jobs.
import { CampaignRowsLeft } from "@mostrador/domain/growth/campaigns/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { plannedLeft, rewordBatch, withdrawBatch } from "../outreach/index.ts";
import { readCampaign } from "./campaign.store.ts";

/** Messages that one statement changes. */
const PART = 1000;
const A_MOMENT = 1_000;

/** `reason`: why they are withdrawn; null to give them the words of now. */
export async function changePlanned(
  tx: Tx,
  ctx: TenantCtx,
  { campaignId, reason }: { campaignId: string; reason: string | null },
): Promise<void> {
  const row = await readCampaign(tx, campaignId);
  if (!row) return;
  const changed =
    reason === null
      ? await rewordBatch(tx, campaignId, row.message, PART)
      : await withdrawBatch(tx, campaignId, { reason, now: ctx.now, most: PART });
  if (!(await plannedLeft(tx, campaignId, reason === null ? row.message : undefined))) return;
  // fewer than a part: the others were locked by their sendings
  const at = changed < PART ? ctx.now + A_MOMENT : ctx.now;
  await publish(tx, ctx, CampaignRowsLeft, { campaignId, reason }, { at });
}
