// How outreach asks about a message of a campaign: whether it still has its reason, whether it waits, and its words.
import { type CampaignStatus, whyCampaignEnded } from "@mostrador/domain/growth/campaigns/progress.ts";
import { campaigns } from "@mostrador/domain/growth/campaigns/resource.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { resourceLinks } from "../../catalog/resources/index.ts";
import type { PlannedRule, RuleTemplate } from "../outreach/index.ts";
import { type CampaignRow, hasReceived, holdCampaign, readCampaign, readCampaigns } from "./campaign.store.ts";
import { campaignResources, campaignTrouble, campaignTroubles } from "./campaign-trouble.ts";

export function campaignRule(publicUrl: string): PlannedRule {
  return {
    kind: "campaign",
    namesOf: async (tx, _ctx, ids) => new Map((await readCampaigns(tx, ids)).map(({ id, name }) => [id, name])),
    async whyNot(tx, _ctx, { ruleId, contactId, version }) {
      const [row, isReceived] = await Promise.all([
        holdCampaign(tx, ruleId),
        hasReceived(tx, ruleId, contactId, version),
      ]);
      const ended = whyCampaignEnded(row && { status: row.status as CampaignStatus, isArchived: row.is_archived });
      if (ended !== null) return ended;
      // nothing resumes it any more
      const trouble = row?.status === "done" ? await campaignTrouble(tx, row) : null;
      if (trouble !== null) return trouble;
      return isReceived ? "El contacto ya la recibió" : null;
    },
    troubleOf: async (tx, _ctx, ruleId) => (await campaignTroubles(tx, [ruleId])).get(ruleId) ?? null,
    async queueOf(tx, ruleId) {
      const row = await readCampaign(tx, ruleId);
      return row ? { beyond: row.released_beyond, isPaused: row.status === "paused" } : null;
    },
    async whyHeld(tx, _ctx, { ruleId }) {
      const row = await holdCampaign(tx, ruleId);
      if (!row) return null;
      if (row.status === "paused") return { refused: PAUSED, isBrief: false };
      // with something in its way it pauses at its next step
      return (await campaignTrouble(tx, row)) === null ? null : { refused: PAUSED, isBrief: true };
    },
    assistantOf: async (tx, ruleId) => (await readCampaign(tx, ruleId))?.assistant_id ?? null,
    text: (tx, _ctx, { ruleId }) => wordsOf(tx, ruleId, publicUrl),
    template: (tx, _ctx, { ruleId }) => templateOf(tx, ruleId),
  };
}

const PAUSED = "La campaña está en pausa: reanúdala primero";

export async function templateOf(tx: Tx, id: string): Promise<RuleTemplate | null> {
  const { template_id, template_variables } = await knownCampaign(tx, id);
  return template_id === null ? null : { id: template_id, filling: template_variables as Record<string, string> };
}

/** The message with the links of its files, its variables not filled in yet. */
export async function wordsOf(tx: Tx, id: string, publicUrl: string): Promise<string> {
  const { message, template_id } = await knownCampaign(tx, id);
  // a template carries only its own text
  if (template_id !== null) return message;
  const resources = ((await campaignResources.read(tx, [id])).get(id) ?? []) as string[];
  return [message, ...(await resourceLinks(tx, resources, publicUrl))].join("\n\n");
}

async function knownCampaign(tx: Tx, id: string): Promise<CampaignRow> {
  const row = await readCampaign(tx, id);
  if (!row) throw notFound(campaigns.texts.unknown);
  return row;
}
