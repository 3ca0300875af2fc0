// Partners: who they are, their people, their subscription (D-17.14). Businesses carry the id of their partner.
import * as routes from "@mostrador/domain/partners/partners/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { partnerOfGuest } from "../../ground/identity/index.ts";
import { listLeaderboard } from "./leaderboard.ts";
import { partnerOf } from "./partner.store.ts";
import { editPartner, getPartner, listPartners, registerPartner } from "./partner.ts";
import { actOnPartner, createFindUser } from "./partner-people.ts";

export { isOfTeam, requirePartner, UNKNOWN_PARTNER } from "./own-partner.ts";
export {
  holdPartner,
  holdPartnerOf,
  keepStripeCustomer,
  type PartnerRow,
  partnerOf,
  partnerRows,
  readPartner,
  writeStripeSubscription,
} from "./partner.store.ts";
export { checkDraft, createPartner } from "./partner.ts";
export {
  brandChanged,
  type PartnerFigures,
  partnerDomains,
  partnerFigures,
  partnerRanking,
  partnerStarted,
} from "./partner-slots.ts";
export { subscriptionOf } from "./present-partner.ts";

export function partnersModule({ countsCalls }: { countsCalls: boolean }): Module {
  return {
    fills: [partnerOfGuest.fill(partnerOf)],
    routes: [
      bind(routes.listPartners, listPartners),
      bind(routes.getPartner, getPartner),
      bind(routes.createPartner, registerPartner),
      bind(routes.editPartner, editPartner),
      bind(routes.actOnPartner, actOnPartner),
      bind(routes.listLeaderboard, listLeaderboard),
      bind(routes.findUser, createFindUser(countsCalls)),
    ],
  };
}
