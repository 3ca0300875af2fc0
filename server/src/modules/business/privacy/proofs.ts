// What the proofs need to know of privacy. Held or silenced contacts are separate ones, so that no other call is refused.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made, rowOfBusiness } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";
import { eventually } from "../../../../../server/test/start-sandbox-process.ts";

export const proofs: CapabilityProofs = {
  calls: {
    "privacyNotice.get": ofBusiness,
    "privacyNotice.edit": ({ businessId, mark }) => ({ body: { businessId, notice: notice(mark) } }),
    "privacyNotice.publish": async (side) => {
      await newNotice(side);
      return { body: { businessId: side.businessId } };
    },
    "privacyNotice.versions": ofBusiness,
    "noticePage.get": async (side) => ({ params: { search: await publishedNotice(side) } }),
    "contactPrivacy.get": ({ contactId }) => ({ params: { id: contactId } }),
    "objection.lift": async (side) => ({
      params: { id: await objector(side) },
      body: { lifted: { purpose: "secondary", through: `Por correo ${side.mark}` } },
    }),
    "noticeProof.create": async (side) => {
      const { businessId, mark, make } = side;
      await publishedNotice(side);
      return { body: { businessId, proof: { clientId: await make.contact(), through: `Impreso ${mark}` } } };
    },
    "privacyRequest.list": ofBusiness,
    "privacyRequest.get": async (side) => ({ params: { id: await newRequest(side) } }),
    "privacyRequest.create": async ({ businessId, mark, make }) => ({
      body: { businessId, request: privacyRequest(mark, await make.contact(), "access") },
    }),
    "privacyRequest.answer": async (side) => ({
      params: { id: await newRequest(side) },
      body: { answer: { isAccepted: false, answer: `No acreditó ${side.mark}` } },
    }),
    "privacyRequest.carry-out": async (side) => ({
      params: { id: await acceptedRequest(side, "opposition") },
      body: { done: { note: `Hecho ${side.mark}` } },
    }),
    "privacyExport.get": async (side) => ({ params: { id: await gatheredExport(side) } }),
    "legalHold.list": ofBusiness,
    "legalHold.create": async ({ businessId, mark, make }) => ({
      body: { businessId, hold: { clientId: await make.contact(), reason: `Juicio ${mark}` } },
    }),
    "legalHold.lift": async (side) => ({ params: { id: await newHold(side) } }),
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

/** A notice whose text was not published before. */
async function newNotice({ owner, businessId, mark, exampleIds }: Side): Promise<void> {
  const text = `## Aviso ${mark}\nTexto ${mark} ${exampleIds.next()}`;
  await owner.put("/api/privacy/notice", { businessId, notice: { ...notice(mark), text } });
}

/** Returns the last part of its address. */
async function publishedNotice(side: Side): Promise<string> {
  const { owner, businessId } = side;
  await newNotice(side);
  // another call may have published it just now
  await owner.post("/api/privacy/notice/publish", { businessId });
  const { body } = await owner.get(`/api/privacy/notice?businessId=${businessId}`);
  return String(body.data.url).split("/").at(-1) ?? "";
}

async function newRequest({ businessId, mark, make, post }: Side, kind = "access"): Promise<string> {
  return post("/api/privacy/request", { businessId, request: privacyRequest(mark, await make.contact(), kind) });
}

async function acceptedRequest(side: Side, kind: string): Promise<string> {
  const id = await newRequest(side, kind);
  const answer = { isAccepted: true, answer: `Procede ${side.mark}` };
  await side.owner.post(`/api/privacy/request/${id}/answer`, { answer });
  return id;
}

/** A contact who objected to promotions. */
async function objector(side: Side): Promise<string> {
  const id = await acceptedRequest(side, "opposition");
  const { body } = await side.owner.post(`/api/privacy/request/${id}/carry-out`, { done: { note: "" } });
  return body.data.client._id;
}

async function gatheredExport(side: Side): Promise<string> {
  const id = await acceptedRequest(side, "access");
  return eventually(async () => {
    const { body } = await side.owner.get(`/api/privacy/request/${id}`);
    if (body.data.export?.state !== "ready") throw new Error("the copy is not ready");
    return id;
  });
}

async function newHold({ businessId, mark, make, post }: Side): Promise<string> {
  return post("/api/privacy/hold", { businessId, hold: { clientId: await make.contact(), reason: `Juicio ${mark}` } });
}

function notice(mark: string) {
  return {
    responsible: `Responsable ${mark}`,
    address: `Calle ${mark} 12, Centro`,
    data: `Nombre ${mark}`,
    primary: `Agendar ${mark}`,
    text: "",
  };
}

function privacyRequest(mark: string, clientId: string, kind: string) {
  const purposes = kind === "opposition" ? ["secondary"] : [];
  return {
    clientId,
    kind,
    receivedOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    through: `Correo ${mark}`,
    notes: `Pide ${mark}`,
    purposes,
  };
}
