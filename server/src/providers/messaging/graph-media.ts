// Files at Meta: a received one is requested by its id, and read from an address that is valid for five minutes; a file
// to send is uploaded first. The key is only sent to the provider's own hosts, wherever an address points.
import { createHash } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall, graphSend } from "./graph-call.ts";
import type { CarriedMedia, MediaFetched, MediaUploaded, Sender } from "./port.ts";
import { textOf } from "./read-json.ts";

/** A job that carries a file ends after a minute. */
const FILE_MS = 45_000;
const NOT_NOW = "No se pudo descargar el archivo en este momento";
const GONE = "WhatsApp ya no tiene este archivo. Pide que te lo manden otra vez.";

export async function fetchMedia(
  settings: GraphSettings,
  sender: Sender,
  { id, link = "", sha256 = "" }: CarriedMedia,
  into: { path: string; most: number },
): Promise<MediaFetched> {
  // The webhook's own address saves a call; it is only valid for some minutes.
  if (link !== "" && isOfProvider(link, settings.baseUrl)) {
    const linked = await download(link, sender.accessToken, sha256, into);
    if (linked.kind !== "retry" || id === link) return linked;
  }
  return fetchById(settings, sender, id, into);
}

async function fetchById(
  settings: GraphSettings,
  { externalId, accessToken }: Sender,
  mediaId: string,
  into: { path: string; most: number },
): Promise<MediaFetched> {
  if (!/^[\w.-]{1,200}$/.test(mediaId)) return { kind: "refused", reason: GONE };
  const told = await graphCall(settings, accessToken, "GET", `${mediaId}?phone_number_id=${externalId}`);
  if (told.kind !== "ok") return troubleOf(told, GONE, NOT_NOW);
  const [url, sha256] = [textOf(told.body.url), textOf(told.body.sha256)];
  if (!isOfProvider(url, settings.baseUrl))
    return { kind: "refused", reason: "WhatsApp dio una dirección que no es suya" };
  const size = Number(told.body.file_size);
  if (size > into.most) return { kind: "large", bytes: size };
  return download(url, accessToken, sha256, into);
}

/** `accessToken` null: the address needs no key. `sha256` '': none was given. */
export async function download(
  url: string,
  accessToken: string | null,
  sha256: string,
  { path, most }: { path: string; most: number },
): Promise<MediaFetched> {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > most ? new TooLarge() : null, chunk);
    },
  });
  try {
    const answer = await fetch(url, {
      // without a user agent the server refuses the call
      headers: {
        "user-agent": "Mostrador/1.0",
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      redirect: "error",
      signal: AbortSignal.timeout(FILE_MS),
    });
    // 404: the address is older than five minutes; the next try gets a new one
    if (!answer.ok || !answer.body) return { kind: "retry", reason: NOT_NOW };
    const told = Number(answer.headers.get("content-length"));
    if (told > most) {
      await answer.body.cancel();
      return { kind: "large", bytes: told };
    }
    await pipeline(Readable.fromWeb(answer.body), counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof TooLarge) return { kind: "large", bytes: null };
    if ((error as { code?: string }).code === "ENOSPC") throw error;
    return { kind: "retry", reason: NOT_NOW };
  }
  const digest = hash.digest();
  const isWhole = sha256 === "" || sha256 === digest.toString("hex") || sha256 === digest.toString("base64");
  if (isWhole) return { kind: "fetched", bytes };
  await rm(path, { force: true });
  return { kind: "retry", reason: "El archivo no llegó completo" };
}

class TooLarge extends Error {}

const PROVIDERS_HOSTS = /(^|\.)(fbsbx\.com|fbcdn\.net|cdninstagram\.com|facebook\.com|whatsapp\.net)$/;

/** Meta's own over TLS, or the host of all other calls. */
export function isOfProvider(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, origin, username } = new URL(url);
  if (username !== "") return false;
  return origin === new URL(baseUrl).origin || (protocol === "https:" && PROVIDERS_HOSTS.test(hostname));
}

export async function uploadMedia(
  settings: GraphSettings,
  { externalId, accessToken }: Sender,
  { path, mimeType, filename }: { path: string; mimeType: string; filename: string },
): Promise<MediaUploaded> {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", mimeType);
  form.set("file", await openAsBlob(path, { type: mimeType }), filename);
  const longer = { ...settings, timeoutMs: FILE_MS };
  const answer = await graphSend(longer, accessToken, `${externalId}/media`, { method: "POST", body: form });
  if (answer.kind !== "ok") return troubleOf(answer, "WhatsApp no aceptó el archivo", "No se pudo subir a WhatsApp");
  const id = textOf(answer.body.id);
  return id ? { kind: "uploaded", id } : { kind: "retry", reason: "No se pudo subir a WhatsApp" };
}

/** Calls about files change nothing that people see: a lost one may be repeated. */
function troubleOf(answer: Exclude<GraphAnswer, { kind: "ok" }>, refused: string, later: string) {
  if (answer.kind !== "error") return { kind: "retry", reason: later } as const;
  // A subcode of 33 means the file here, not the number.
  const { kind, reason } = metaError("whatsapp", { ...answer, subcode: undefined });
  return { kind, reason: kind === "unauthorized" ? reason : kind === "refused" ? refused : later };
}
