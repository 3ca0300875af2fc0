// Meta's three carriers behind one port: each call goes to the sender's own carrier.
import { commentActions } from "./comments/comment-actions.ts";
import type { GraphSettings } from "./graph-call.ts";
import { facebookSignIn } from "./pages/facebook-sign-in.ts";
import { fetchPageMedia, uploadPageMedia } from "./pages/page-media.ts";
import { isOfPage, pageActions, sendByPage } from "./pages/page-messaging.ts";
import { connectPage, provePage } from "./pages/prove-page.ts";
import { readPageWebhook } from "./pages/read-page-webhook.ts";
import type { Messaging } from "./port.ts";
import { fieldsOf } from "./read-json.ts";
import { whatsappMessaging } from "./whatsapp.ts";

export function metaMessaging(settings: GraphSettings): Messaging {
  const whatsapp = whatsappMessaging(settings);
  const pages = pageActions(settings);
  const appId = settings.login?.id ?? null;
  return {
    ...whatsapp,
    ...facebookSignIn(settings),
    ...commentActions(settings),
    readWebhook: (body) => readPageWebhook(parsed(body), appId) ?? whatsapp.readWebhook(body),
    send: (sender, message) =>
      isOfPage(sender) ? sendByPage(settings, sender, message) : whatsapp.send(sender, message),
    markRead: (sender, message) => (isOfPage(sender) ? pages : whatsapp).markRead(sender, message),
    readProfile: (sender, userId) => (isOfPage(sender) ? pages : whatsapp).readProfile(sender, userId),
    fetchMedia: (sender, media, into) =>
      isOfPage(sender) ? fetchPageMedia(settings, media.id, into) : whatsapp.fetchMedia(sender, media, into),
    uploadMedia: (sender, file) =>
      isOfPage(sender) ? uploadPageMedia(settings, sender, file) : whatsapp.uploadMedia(sender, file),
    proveNumber: (sender, accountId) =>
      isOfPage(sender) ? provePage(settings, { ...sender, accountId }) : whatsapp.proveNumber(sender, accountId),
    connect: (sender, accountId) =>
      isOfPage(sender) ? connectPage(settings, { ...sender, accountId }) : whatsapp.connect(sender, accountId),
  };
}

function parsed(body: Buffer) {
  try {
    return fieldsOf(JSON.parse(body.toString("utf8")));
  } catch {
    return {};
  }
}
