// Files at Cloudinary: signed calls of its upload API. Sounds count as videos there, and a PDF as a picture.
import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileKey, type Storage, StorageAway, StorageRefused } from "./port.ts";

export type CloudinaryAccount = { cloud: string; key: string; secret: string };
type Settings = { account: CloudinaryAccount; baseUrl: string; timeoutMs: number; clock: () => number };
type UploadAnswer = { public_id?: unknown; secure_url?: unknown; result?: unknown };

/** All of our files are in one folder of the account. */
const FOLDER = "mostrador";

export function cloudinaryStorage({ account, baseUrl, timeoutMs, clock }: Settings): Storage {
  const idOf = ({ name }: FileKey) => `${FOLDER}/${name}`;
  return {
    async put(path, kept) {
      const form = signed({ public_id: idOf(kept), overwrite: "true" });
      form.set("file", await openAsBlob(path), `${kept.name}.${kept.extension}`);
      const { public_id, secure_url } = await post(resourceType(kept), "upload", form);
      if (typeof public_id !== "string" || typeof secure_url !== "string")
        throw new StorageAway("Cloudinary did not say where the file is");
      return { publicId: public_id, url: secure_url };
    },
    async remove(kept) {
      const form = signed({ public_id: idOf(kept), invalidate: "true" });
      const { result } = await post(resourceType(kept), "destroy", form);
      if (result !== "ok" && result !== "not found") throw new StorageAway("Cloudinary did not say that it is gone");
    },
  };

  function signed(params: Record<string, string>): FormData {
    const timestamp = String(Math.floor(clock() / 1000));
    const form = new FormData();
    const all = { ...params, timestamp };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    form.set("api_key", account.key);
    form.set("signature", signatureOf(all, account.secret));
    return form;
  }

  async function post(type: string, verb: string, form: FormData): Promise<UploadAnswer> {
    const address = `${baseUrl}/v1_1/${encodeURIComponent(account.cloud)}/${type}/${verb}`;
    const answer = await fetch(address, {
      method: "POST",
      body: form,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      throw new StorageAway(`Cloudinary did not answer: ${error.name}`);
    });
    const told = (await answer.json().catch(() => ({}))) as UploadAnswer;
    if (answer.ok) return told;
    // 400 is about the file; a wrong key, an account limit or an error on their side may pass
    if (answer.status === 400) throw new StorageRefused("Cloudinary answered 400");
    throw new StorageAway(`Cloudinary answered ${answer.status}`);
  }
}

function resourceType({ kind }: FileKey): "image" | "video" {
  return kind === "image" || kind === "document" ? "image" : "video";
}

/** Their second version: text that would look like another parameter is escaped before all are joined. */
export function signatureOf(params: { readonly [name: string]: string }, secret: string): string {
  const joined = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`.replaceAll("&", "%26"))
    .join("&");
  return createHash("sha1")
    .update(joined + secret)
    .digest("hex");
}

/** `cloudinary://key:secret@cloud`, as Cloudinary's own console shows it; null for anything else. */
export function readAccount(url: string): CloudinaryAccount | null {
  const [, key, secret, cloud] = /^cloudinary:\/\/(\w+):([\w-]+)@([\w-]+)\/?$/.exec(url) ?? [];
  return key && secret && cloud ? { cloud, key, secret } : null;
}
