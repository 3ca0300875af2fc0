// What the proofs need to know of campaigns.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { text } from "../../../../../proofs/tenancy/edit.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "campaign.reach": ({ businessId, rows }) => ({ query: { businessId, audienceId: rows.audience ?? "" } }),
    "campaign.control": async (side) => ({
      params: { id: await makeCampaign(side) },
      body: { businessId: side.businessId, action: "start" },
    }),
    "campaign.test": ({ businessId, rows, contactId }) => ({
      params: { id: rows.campaign ?? "" },
      body: { businessId, clientId: contactId },
    }),
    "campaign.messages": ({ businessId, rows }) => ({ query: { businessId, campaignId: rows.campaign ?? "" } }),
  },
  entryPoints: {
    pattern: {
      "campaign.create campaign.templateId": "the id of a template, which names one row",
      "campaign.create campaign.templateVariables": "values of its variables; they are filled in, never searched with",
      "campaign.edit campaign.templateId": "the id of a template, which names one row",
      "campaign.edit campaign.templateVariables": "values of its variables; they are filled in, never searched with",
    },
  },
  edits: { "campaign.edit": { fields: [text("name"), text("message")] } },
};

/** One that begins in a year, so that nothing is sent. */
async function makeCampaign({ owner, businessId, rows }: Side): Promise<string> {
  const startsAt = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const campaign = { businessId, name: "Lejana", audienceId: rows.audience, message: "Tenemos algo para ti", startsAt };
  return (await owner.post("/api/campaign", { campaign })).body.data._id;
}
