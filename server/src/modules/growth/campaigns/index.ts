// Campaigns: one message to the contacts of an audience, at a pace (docs/decisions/0136).
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { campaigns } from "@mostrador/domain/growth/campaigns/resource.ts";
import * as routes from "@mostrador/domain/growth/campaigns/routes.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { features, offWithFeature } from "../../../kernel/features/features.ts";
import { bind, type Call } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { namedIn } from "../../../kernel/resource/named-in.ts";
import { contactFacts } from "../../business/contacts/index.ts";
import { listOfRule, plannedRule } from "../outreach/index.ts";
import { lastCampaignOf, readCampaign } from "./campaign.store.ts";
import { campaignActions } from "./campaign.ts";
import { campaignRule } from "./campaign-rule.ts";
import { controlCampaign, testCampaign } from "./control.ts";
import { seedCampaigns } from "./demo.ts";
import { CAMPAIGNS } from "./feature.ts";
import { campaignsNaming } from "./named.store.ts";
import { onCampaignDue } from "./on-campaign-due.ts";
import { onCampaignRowsLeft } from "./on-campaign-rows-left.ts";
import { readReach } from "./read-reach.ts";

export { assistantOfCampaign } from "./campaign.store.ts";
export { campaignActions } from "./campaign.ts";
export { controlCampaign } from "./control.ts";

/** `publicUrl`: where the files of resources are read. */
export function campaignsModule({ publicUrl }: { publicUrl: string }): Module {
  return {
    fills: [
      features.fill(CAMPAIGNS),
      plannedRule.fill(campaignRule(publicUrl)),
      namedIn.fill({
        kinds: ["audience", "resource", "template"],
        page: PAGE.campanas,
        nouns: ["la campaña", "una campaña"],
        find: campaignsNaming,
      }),
      contactFacts.fill(async (tx, _ctx, contactId) => ({ lastCampaignId: await lastCampaignOf(tx, contactId) })),
    ],
    routes: offWithFeature(
      CAMPAIGNS,
      bindResource(campaigns, campaignActions, [
        bind(routes.readReach, readReach),
        bind(routes.controlCampaign, controlCampaign),
        bind(routes.testCampaign, testCampaign(publicUrl)),
        bind(routes.listMessages, listMessages),
      ]),
    ),
    subscribers: [onCampaignDue, onCampaignRowsLeft],
    demo: seedCampaigns,
  };
}

export function listMessages(ctx: TenantCtx, { query }: Call<typeof routes.listMessages>) {
  return transact(ctx, async (tx) => {
    if (!(await readCampaign(tx, query.campaignId))) throw notFound(campaigns.texts.unknown);
    return listOfRule(tx, ctx, query.campaignId, query);
  });
}
