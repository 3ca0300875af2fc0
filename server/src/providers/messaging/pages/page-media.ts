// Files of a page: a received one is read from the webhook's address, without a key; one to send is uploaded first, and
// referred to by its id.

import { openAsBlob } from "node:fs";
import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphSettings, graphSend } from "../graph-call.ts";
import { download, isOfProvider } from "../graph-media.ts";
import type { MediaFetched, MediaUploaded } from "../port.ts";
import { textOf } from "../read-json.ts";
import { type PageSender, pageOf } from "./page-messaging.ts";

const FILE_MS = 45_000;

export async function fetchPageMedia(
  settings: GraphSettings,
  url: string,
  into: { path: string; most: number },
): Promise<MediaFetched> {
  if (!isOfProvider(url, settings.baseUrl)) return { kind: "refused", reason: "Meta dio una dirección que no es suya" };
  return download(url, null, "", into);
}

export async function uploadPageMedia(
  settings: GraphSettings,
  sender: PageSender,
  { path, mimeType, filename }: { path: string; mimeType: string; filename: string },
): Promise<MediaUploaded> {
  const name = carrierName(sender.kind);
  const form = new FormData();
  form.set("message", JSON.stringify({ attachment: { type: typeOf(mimeType), payload: { is_reusable: true } } }));
  if (sender.kind === "instagram") form.set("platform", "instagram");
  form.set("filedata", await openAsBlob(path, { type: mimeType }), filename);
  const longer = { ...settings, timeoutMs: FILE_MS };
  const path_ = `${pageOf(sender)}/message_attachments`;
  const answer = await graphSend(longer, sender.accessToken, path_, { method: "POST", body: form });
  if (answer.kind === "error") {
    const { kind, reason } = metaError(sender.kind, answer);
    return { kind, reason: kind === "refused" ? `${name} no aceptó el archivo` : reason };
  }
  const id = answer.kind === "ok" ? textOf(answer.body.attachment_id) : "";
  return id ? { kind: "uploaded", id } : { kind: "retry", reason: `No se pudo subir a ${name}` };
}

function typeOf(mimeType: string): string {
  const [major] = mimeType.split("/");
  return major === "image" || major === "audio" || major === "video" ? major : "file";
}
