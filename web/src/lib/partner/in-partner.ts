// What a higher capability shows in the page and the dashboard of a partner; `in-partner.ts` of its folder is found by
// name.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import type { ComponentType } from "react";

type PartnerCard = ComponentType<{ partner: Partner }>;

export type InPartner = {
  Card?: PartnerCard;
  OnDashboard?: PartnerCard;
  /** Before the partner's own cards. */
  FirstOnDashboard?: PartnerCard;
};
