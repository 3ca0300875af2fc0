// What is stored of the words of a campaign: those that a person wrote, or those of the approved template that carries it.
import type { NewCampaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import { fillingOf, fillingProblem, templateMessage } from "@mostrador/domain/growth/campaigns/template-words.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { REQUIRED } from "@mostrador/domain/kit/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { StoredRow } from "../../../kernel/resource/resource-store.ts";
import { connectedChannel } from "../../conversation/channels/index.ts";
import { approvedTemplate } from "../../conversation/templates/index.ts";

type Words = Partial<Pick<NewCampaign, "message" | "templateId" | "templateVariables">>;

/** `before`: the row of an edit; what the edit leaves out stays. */
export async function wordsToStore(tx: Tx, written: Words, before?: StoredRow): Promise<Words> {
  const stored = before as { template_id: string | null; template_variables: Record<string, string> } | undefined;
  const templateId = written.templateId === undefined ? (stored?.template_id ?? null) : written.templateId;
  if (templateId === null) {
    if (written.message === "" || (!before && written.message === undefined))
      throw invalid("campaign.message", REQUIRED);
    return written.templateId === null ? { templateVariables: {} } : {};
  }
  const isKept = written.templateId === undefined && written.templateVariables === undefined;
  if (before && isKept && written.message === undefined) return {};
  const template = await usableTemplate(tx, templateId);
  if (!template) throw invalid("campaign.templateId", "WhatsApp no tiene aprobada esa plantilla: elige otra");
  const given = written.templateVariables ?? (stored?.template_id === templateId ? stored.template_variables : {});
  const problem = fillingProblem(template.body, given);
  if (problem) throw invalid(`campaign.templateVariables.${problem.path}`, problem.message);
  const templateVariables = fillingOf(template.body, given);
  return { templateVariables, message: templateMessage(template.body, templateVariables) };
}

/** Null when it was deleted or is not approved for the number of the business. */
export async function usableTemplate(tx: Tx, id: string) {
  const channelId = await connectedChannel(tx, "whatsapp");
  return channelId ? approvedTemplate(tx, channelId, id) : null;
}
