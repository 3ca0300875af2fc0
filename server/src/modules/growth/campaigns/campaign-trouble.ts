// What a campaign names and that is gone, archived or changed: it does not begin with that, and pauses by itself (D-17.20).
import { type CampaignStatus, isOver } from "@mostrador/domain/growth/campaigns/progress.ts";
import { fillingProblem, templateMessage } from "@mostrador/domain/growth/campaigns/template-words.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { isFeatureOff } from "../../../kernel/features/features.ts";
import { relation } from "../../../kernel/resource/relation.ts";
import { resourceTroubles } from "../../catalog/resources/index.ts";
import { archivedAudiences } from "../audiences/index.ts";
import { type CampaignRow, readCampaigns } from "./campaign.store.ts";
import { CAMPAIGNS } from "./feature.ts";
import { usableTemplate } from "./words-to-store.ts";

export const campaignResources = relation("campaign_resources", "campaign", "resource").campaign;

/** In Spanish, by their ids; those that are over, and those with nothing in the way, are left out. */
export async function campaignTroubles(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const troubles = new Map<string, string>();
  for (const row of await readCampaigns(tx, ids)) {
    const trouble = isOver(row.status as CampaignStatus) ? null : await troubleOfParts(tx, row);
    if (trouble !== null) troubles.set(row.id, trouble);
  }
  return troubles;
}

/** In Spanish; null while nothing is in the way. The audience is read once, when the campaign begins. */
export async function campaignTrouble(tx: Tx, row: CampaignRow): Promise<string | null> {
  if (await isFeatureOff(tx, CAMPAIGNS)) return "El equipo de soporte desactivó las campañas";
  return troubleOfParts(tx, row);
}

async function troubleOfParts(tx: Tx, row: CampaignRow): Promise<string | null> {
  if (row.started_at === null) {
    const [archived] = await archivedAudiences(tx, [row.audience_id]);
    if (archived) return `La audiencia «${archived.name}» está archivada`;
  }
  if (row.template_id !== null) return templateTrouble(tx, row, row.template_id);
  return (await resourceTroubles(tx, await campaignResources.read(tx, [row.id]))).get(row.id) ?? null;
}

/** WhatsApp sends its own words of now: they must be those that a person has seen. */
async function templateTrouble(
  tx: Tx,
  { template_variables, message }: CampaignRow,
  id: string,
): Promise<string | null> {
  const template = await usableTemplate(tx, id);
  if (!template) return "WhatsApp ya no tiene aprobada la plantilla";
  const filling = template_variables as Record<string, string>;
  const problem = fillingProblem(template.body, filling);
  const isSame = problem === null && templateMessage(template.body, filling) === message;
  return isSame ? null : `La plantilla «${template.name}» cambió: revisa cómo quedó y guarda la campaña`;
}
