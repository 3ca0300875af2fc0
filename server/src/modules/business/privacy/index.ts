// Privacy (LFPDPPP of 2025): the notice and its proofs, the requests of contacts about their data, legal holds, and
// retention periods.

import * as routes from "@mostrador/domain/business/privacy/routes.ts";
import { HELD_BY_LAW } from "@mostrador/domain/business/privacy/schema.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { assistantObjectors } from "../contacts/index.ts";
import { getContactPrivacy } from "./contact-privacy.ts";
import { noticeActions } from "./notice/notice.ts";
import { getNoticePage, noticePageRule } from "./notice/notice-page.ts";
import { noteProof } from "./notice/proof.ts";
import { carryOutRequest } from "./request/carry-out-request.ts";
import { getExport } from "./request/get-export.ts";
import { liftObjection } from "./request/lift-objection.ts";
import { objectorsAmong } from "./request/objection.ts";
import { onAccessGranted } from "./request/on-access-granted.ts";
import { onContactDeleted } from "./request/on-contact-deleted.ts";
import { onPromotionsSwitched } from "./request/on-promotions-switched.ts";
import { answerRequest, createRequest, getRequest, listRequests } from "./request/request.ts";
import { dueRetention } from "./retention/due-retention.ts";
import { liftHold, listHolds, placeHold } from "./retention/hold.ts";
import { onRetentionDue } from "./retention/on-retention-due.ts";
import { editRetention, getRetention, runRetention } from "./retention/retention.ts";

export { noticeActions } from "./notice/notice.ts";
export { createNoticeTeller, type NoticeTeller, noteProof, noteShown, noticePath } from "./notice/proof.ts";
export { carryOutRequest } from "./request/carry-out-request.ts";
export { type HeededOptOut, heedOptOut } from "./request/heed-opt-out.ts";
export { objectsTo } from "./request/objection.ts";
export { answerRequest, createRequest } from "./request/request.ts";
export { heldBusinessRows } from "./retention/held-businesses.store.ts";

export function privacyModule(deps: { publicUrl: string }): Module {
  const notice = noticeActions(deps);
  return {
    routes: [
      bind(routes.getNotice, notice.getNotice),
      bind(routes.editNotice, notice.editNotice),
      bind(routes.publishNotice, notice.publishNotice),
      bind(routes.listNoticeVersions, notice.listNoticeVersions),
      bind(routes.getNoticePage, getNoticePage),
      bind(routes.getContactPrivacy, getContactPrivacy),
      bind(routes.liftObjection, liftObjection),
      bind(routes.noteProof, noteProof),
      bind(routes.listRequests, listRequests),
      bind(routes.getRequest, getRequest),
      bind(routes.createRequest, createRequest),
      bind(routes.answerRequest, answerRequest),
      bind(routes.carryOutRequest, carryOutRequest),
      bind(routes.getExport, getExport),
      bind(routes.listHolds, listHolds),
      bind(routes.placeHold, placeHold),
      bind(routes.liftHold, liftHold),
      bind(routes.getRetention, getRetention),
      bind(routes.editRetention, editRetention),
      bind(routes.runRetention, runRetention),
    ],
    fills: [
      auditKinds.fill({
        privacyRequest: "contacts",
        privacyNotice: "contacts",
        retention: "contacts",
        legalHold: "contacts",
      }),
      assistantObjectors.fill((tx, ids) => objectorsAmong(tx, ids, "assistant")),
    ],
    clashes: { legal_holds: HELD_BY_LAW },
    pages: [noticePageRule],
    subscribers: [onAccessGranted, onContactDeleted, onPromotionsSwitched, onRetentionDue],
    sweeps: [dueRetention],
  };
}
