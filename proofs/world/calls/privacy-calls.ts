// The good calls of privacy. They hold, block or silence separate contacts, so that no other call is refused.

import { type MakeCall, ofBusiness } from "../call.ts";
import { notice, privacyRequest } from "../privacy-rows.ts";

export function privacyCalls(): Record<string, MakeCall> {
  return {
    "privacyNotice.get": ofBusiness,
    "privacyNotice.edit": ({ businessId, mark }) => ({ body: { businessId, notice: notice(mark) } }),
    "privacyNotice.publish": async ({ businessId, make }) => {
      await make.notice();
      return { body: { businessId } };
    },
    "privacyNotice.versions": ofBusiness,
    "noticePage.get": async ({ make }) => ({ params: { search: await make.publishedNotice() } }),
    "contactPrivacy.get": ({ contactId }) => ({ params: { id: contactId } }),
    "objection.lift": async ({ mark, make }) => ({
      params: { id: await make.objector() },
      body: { lifted: { purpose: "secondary", through: `Por correo ${mark}` } },
    }),
    "noticeProof.create": async ({ businessId, mark, make }) => {
      await make.publishedNotice();
      return { body: { businessId, proof: { clientId: await make.contact(), through: `Impreso ${mark}` } } };
    },
    "privacyRequest.list": ofBusiness,
    "privacyRequest.get": async ({ make }) => ({ params: { id: await make.privacyRequest() } }),
    "privacyRequest.create": async ({ businessId, mark, make }) => ({
      body: { businessId, request: privacyRequest(mark, await make.contact(), "access") },
    }),
    "privacyRequest.answer": async ({ mark, make }) => ({
      params: { id: await make.privacyRequest() },
      body: { answer: { isAccepted: false, answer: `No acreditó ${mark}` } },
    }),
    "privacyRequest.carry-out": async ({ mark, make }) => ({
      params: { id: await make.acceptedRequest("opposition") },
      body: { done: { note: `Hecho ${mark}` } },
    }),
    "privacyExport.get": async ({ make }) => ({ params: { id: await make.gatheredExport() } }),
    "legalHold.list": ofBusiness,
    "legalHold.create": async ({ businessId, mark, make }) => ({
      body: { businessId, hold: { clientId: await make.contact(), reason: `Juicio ${mark}` } },
    }),
    "legalHold.lift": async ({ make }) => ({ params: { id: await make.legalHold() } }),
    "retention.get": ofBusiness,
    "retention.edit": ({ businessId }) => ({
      body: { businessId, retention: { messageMonths: 24, historyMonths: 24, moneyYears: 5 } },
    }),
    "retention.run": ({ businessId }) => ({ body: { businessId } }),
  };
}
