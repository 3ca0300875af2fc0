// Partners: who they are, their people, their subscription (D-17.14). Businesses carry the id of their partner.
import * as routes from "@mostrador/domain/partners/partners/routes.ts";
import { bind, bindAsking } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { FileDeps } from "../../ground/files/index.ts";
import { partnerOfGuest } from "../../ground/identity/index.ts";
import { listLeaderboard } from "./leaderboard.ts";
import { partnerOf } from "./partner.store.ts";
import { editPartner, getPartner, listPartners, registerPartner } from "./partner.ts";
import { actOnPartner, createFindUser } from "./partner-people.ts";
import { createUploadPicture } from "./upload-picture.ts";

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

type PartnerDeps = { countsCalls: boolean; files: Pick<FileDeps, "storages"> };

export function partnersModule({ countsCalls, files }: PartnerDeps): Module {
  const pictures = createUploadPicture(files.storages.disk);
  return {
    fills: [partnerOfGuest.fill(partnerOf)],
    routes: [
      bind(routes.listPartners, listPartners),
      bind(routes.getPartner, getPartner),
      bind(routes.createPartner, registerPartner),
      bind(routes.editPartner, editPartner),
      bind(routes.actOnPartner, actOnPartner),
      bindAsking(routes.uploadPicture, pictures.putAway, pictures.answer),
      bind(routes.listLeaderboard, listLeaderboard),
      bind(routes.findUser, createFindUser(countsCalls)),
    ],
  };
}
