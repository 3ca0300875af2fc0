// What the proofs need to know of privacy.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made, rowOfBusiness } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import { notice, privacyRequest } from "../../../../../proofs/world/privacy-rows.ts";

export const proofs: CapabilityProofs = {
  calls: {
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
  },
  writes: {
    "privacyNotice.edit": rowOfBusiness("privacy_settings"),
    "privacyNotice.publish": rowOfBusiness("privacy_notices"),
    "retention.edit": rowOfBusiness("privacy_settings"),
    "noticeProof.create": ({ body }) => ({
      table: "notice_proofs",
      column: "contact_id",
      value: (body as { proof: { clientId: string } }).proof.clientId,
    }),
    "privacyRequest.create": made("privacy_requests"),
    "legalHold.create": made("legal_holds"),
  },
  questions: ["retention.run"],
  money: {
    sent: {
      "retention.moneyYears": { notMoney: "how many years money is kept" },
    },
    ownersColumns: ["privacy_settings.money_years"],
  },
  editsTriedElsewhere: ["privacyNotice.edit", "retention.edit"],
  entryPoints: {
    public: {
      "noticePage.get": "opened by an address that says whose it is; only what its business published, notice.test.ts",
    },
    file: {
      "privacyExport.get": "a document of ours or JSON; every text in it is escaped, export-document.test.ts",
    },
  },
};
