// Creates privacy rows of a side. Held or silenced contacts are separate ones.
import type { Caller } from "../../server/test/caller.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";

type Parts = {
  owner: Caller;
  businessId: string;
  mark: string;
  next: () => number;
  post: (path: string, body: object) => Promise<string>;
  contact: () => Promise<string>;
};

export function privacyRows({ owner, businessId, mark, next, post, contact }: Parts) {
  const make = {
    /** A notice whose text was not published before. */
    notice: async (): Promise<void> => {
      const text = `## Aviso ${mark}\nTexto ${mark} ${next()}`;
      await owner.put("/api/privacy/notice", { businessId, notice: { ...notice(mark), text } });
    },
    /** Returns the last part of its address. */
    publishedNotice: async (): Promise<string> => {
      await make.notice();
      // another call may have published it just now
      await owner.post("/api/privacy/notice/publish", { businessId });
      const { body } = await owner.get(`/api/privacy/notice?businessId=${businessId}`);
      return String(body.data.url).split("/").at(-1) ?? "";
    },
    privacyRequest: async (kind = "access") =>
      post("/api/privacy/request", { businessId, request: privacyRequest(mark, await contact(), kind) }),
    acceptedRequest: async (kind: string): Promise<string> => {
      const id = await make.privacyRequest(kind);
      const answer = { isAccepted: true, answer: `Procede ${mark}` };
      await owner.post(`/api/privacy/request/${id}/answer`, { answer });
      return id;
    },
    /** A contact who objected to promotions. */
    objector: async (): Promise<string> => {
      const id = await make.acceptedRequest("opposition");
      const { body } = await owner.post(`/api/privacy/request/${id}/carry-out`, { done: { note: "" } });
      return body.data.client._id;
    },
    gatheredExport: async (): Promise<string> => {
      const id = await make.acceptedRequest("access");
      return eventually(async () => {
        const { body } = await owner.get(`/api/privacy/request/${id}`);
        if (body.data.export?.state !== "ready") throw new Error("the copy is not ready");
        return id;
      });
    },
    legalHold: async () =>
      post("/api/privacy/hold", { businessId, hold: { clientId: await contact(), reason: `Juicio ${mark}` } }),
  };
  return make;
}

export function notice(mark: string) {
  return {
    responsible: `Responsable ${mark}`,
    address: `Calle ${mark} 12, Centro`,
    data: `Nombre ${mark}`,
    primary: `Agendar ${mark}`,
    text: "",
  };
}

export function privacyRequest(mark: string, clientId: string, kind: string) {
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
