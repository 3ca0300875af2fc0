// Creates files of conversations for the proofs: one ready to be sent, and a picture that could not be fetched.
import type { Caller } from "../../server/test/caller.ts";
import { png } from "../../server/test/sample-files.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { eventually, type Sandbox } from "../../server/test/start-sandbox-process.ts";

type MediaParts = {
  /** Owner connection to the whole database. */
  mirrorOwner: TestProduct["owner"];
  owner: Caller;
  sandbox: Sandbox;
  businessId: string;
  /** The number that customers write to: known once it is connected. */
  number: () => string;
  mark: string;
  digits: () => string;
};

export function makeMedia({ mirrorOwner, owner, sandbox, businessId, number, mark, digits }: MediaParts) {
  return {
    chatFile: async (): Promise<string> => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(png())]), `corte ${mark}.png`);
      const { status, body } = await owner.send("POST", `/api/thread/files?businessId=${businessId}`, form);
      if (status !== 201) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
      return body.data.fileId;
    },
    lostMedia: async (): Promise<string> => {
      const from = digits();
      await sandbox.write({ to: number(), from, type: "image", name: `Perfil ${mark}` });
      const lost = `update messages m set media = m.media || '{"state": "failed", "fileId": null}' from threads t, contacts c
        where m.business_id = $1 and m.media->>'state' in ('ready', 'failed') and t.business_id = $1 and t.id = m.thread_id
          and c.business_id = $1 and c.id = t.contact_id and c.phone like '%' || $2 returning m.id`;
      return eventually(async () => {
        const { rows } = await mirrorOwner.query(lost, [businessId, from]);
        if (!rows[0]) throw new Error("the picture was not fetched yet");
        return rows[0].id as string;
      });
    },
  };
}
