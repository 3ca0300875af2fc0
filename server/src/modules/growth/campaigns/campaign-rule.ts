// How outreach asks about a message of a campaign: whether it still has its reason, whether it waits, and its words.
import { type CampaignStatus, whyCampaignEnded } from "@mostrador/domain/growth/campaigns/progress.ts";
import type { Campaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { resourceLinks } from "../../catalog/resources/index.ts";
import type { PlannedRule, RuledTemplate } from "../outreach/index.ts";
import { hasReceived, holdCampaign } from "./campaign.store.ts";
import { campaignActions } from "./campaign.ts";

export function campaignRule(publicUrl: string): PlannedRule {
  return {
    kind: "campaign",
    async whyNot(tx, _ctx, { ruleId, contactId, version }) {
      const row = await holdCampaign(tx, ruleId);
      const ended = whyCampaignEnded(row && { status: row.status as CampaignStatus, isArchived: row.is_archived });
      if (ended !== null) return ended;
      return (await hasReceived(tx, ruleId, contactId, version)) ? "El contacto ya la recibió" : null;
    },
    isHeld: async (tx, _ctx, { ruleId }) => (await holdCampaign(tx, ruleId))?.status === "paused",
    text: (tx, ctx, { ruleId }) => wordsOf(tx, ctx, ruleId, publicUrl),
    template: async (tx, ctx, { ruleId }) => templateOf(await campaignActions.present(tx, ctx, ruleId)),
  };
}

export function templateOf({ templateId, templateVariables }: Campaign): RuledTemplate | null {
  return templateId === null ? null : { id: templateId, filling: templateVariables };
}

/** The message with the links of its files, its variables not filled in yet. */
export async function wordsOf(tx: Tx, ctx: TenantCtx, id: string, publicUrl: string): Promise<string> {
  const { message, resources, templateId } = await campaignActions.present(tx, ctx, id);
  // a template carries only its own text
  if (templateId !== null) return message;
  return [message, ...(await resourceLinks(tx, resources, publicUrl))].join("\n\n");
}
