// The part of the matrix about upsells, ready rules, campaigns, and sales funnels.
import { type AccessRule, view } from "../access-rule.ts";

const EDIT: AccessRule = { pages: [3], action: "edit" };
const EDIT_CAMPAIGN: AccessRule = { pages: [4], action: "edit" };
const EDIT_FUNNEL: AccessRule = { pages: [7], action: "edit" };

export const MATRIX: Record<string, AccessRule> = {
  "upsell.list": view(3),
  "upsell.get": view(3),
  "upsell.create": EDIT,
  "upsell.edit": EDIT,
  "upsell.archive": EDIT,
  "upsell.delete": { pages: [3], action: "delete" },
  "readyRule.list": view(3),
  "readyRule.edit": EDIT,
  "campaign.list": view(4),
  "campaign.get": view(4),
  "campaign.create": EDIT_CAMPAIGN,
  "campaign.edit": EDIT_CAMPAIGN,
  "campaign.archive": EDIT_CAMPAIGN,
  "campaign.delete": { pages: [4], action: "delete" },
  "campaign.reach": view(4),
  "campaign.control": EDIT_CAMPAIGN,
  "campaign.test": EDIT_CAMPAIGN,
  "campaign.messages": view(4),
  "salesFunnel.list": view(7, 2),
  "salesFunnel.get": view(7, 2),
  "salesFunnel.create": EDIT_FUNNEL,
  "salesFunnel.edit": EDIT_FUNNEL,
  "salesFunnel.archive": EDIT_FUNNEL,
  "salesFunnel.delete": { pages: [7], action: "delete" },
};

/** Who hears of changes on open screens. */
export const LIVE: Record<string, AccessRule> = {
  upsell_changed: view(3),
  ready_rules_changed: view(3),
  campaign_changed: view(4),
  salesFunnel_changed: view(7, 2),
};
