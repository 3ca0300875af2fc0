// Messenger and Instagram with the page's own key: sending, read receipts, names of people.

import { carrierName } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import type { PageKind } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import { metaError } from "@mostrador/domain/conversation/inbox/carriers/meta-error.ts";
import { type GraphAnswer, type GraphSettings, graphCall } from "../graph-call.ts";
import type { Messaging, OutboundMessage, Outgoing, Sender, SendOutcome } from "../port.ts";
import { textOf } from "../read-json.ts";

export type PageSender = Sender & { kind: PageKind };

export function isOfPage(sender: Sender): sender is PageSender {
  return sender.kind === "messenger" || sender.kind === "instagram";
}

/** The page sends, also for the account behind it. */
export function pageOf({ accountId, externalId }: Sender): string {
  return accountId || externalId;
}

export async function sendByPage(
  settings: GraphSettings,
  sender: PageSender,
  message: OutboundMessage,
): Promise<SendOutcome> {
  const name = carrierName(sender.kind);
  if (message.userId === null) return { kind: "refused", reason: `El contacto no ha escrito por ${name}` };
  const content = contentOf(sender.kind, message);
  if (!content) return { kind: "refused", reason: `${name} no acepta plantillas` };
  const answer = await graphCall(settings, sender.accessToken, "POST", `${pageOf(sender)}/messages`, {
    recipient: message.commentId ? { comment_id: message.commentId } : { id: message.userId },
    ...(message.isHumanAgent ? { messaging_type: "MESSAGE_TAG", tag: "HUMAN_AGENT" } : { messaging_type: "RESPONSE" }),
    message: content,
    ...(message.quotedId ? { reply_to: { mid: message.quotedId } } : {}),
  });
  return outcomeOf(sender.kind, answer);
}

/** Messenger returns `metadata` with the echo, so that a send whose answer was lost is found again. */
function contentOf(kind: PageKind, { content, reference }: OutboundMessage): object | null {
  const metadata = kind === "messenger" ? { metadata: reference } : {};
  if (content.type === "text") return { text: content.text, ...metadata };
  if (content.type === "buttons") {
    const quick_replies = content.buttons.map(({ id, title }) => ({ content_type: "text", title, payload: id }));
    return { text: content.text, quick_replies, ...metadata };
  }
  // pages never get the kinds of content that they do not support
  if (content.type === "template" || content.type === "list") return null;
  return { attachment: { type: ATTACHMENT[content.kind], payload: { attachment_id: content.id } }, ...metadata };
}

const ATTACHMENT: Readonly<Record<Extract<Outgoing, { type: "media" }>["kind"], string>> = {
  image: "image",
  sticker: "image",
  audio: "audio",
  video: "video",
  document: "file",
};

function outcomeOf(kind: PageKind, answer: GraphAnswer): SendOutcome {
  if (answer.kind === "unreached") return { kind: "retry", reason: `No se pudo llegar a ${carrierName(kind)}` };
  if (answer.kind === "lost") return { kind: "unknown" };
  if (answer.kind === "error") {
    const { kind: end, reason } = metaError(kind, answer);
    return { kind: end, reason };
  }
  const providerId = textOf(answer.body.message_id);
  return providerId ? { kind: "accepted", providerId } : { kind: "unknown" };
}

export function pageActions(settings: GraphSettings) {
  return {
    async markRead(sender, { userId, typing }) {
      if (!userId) return false;
      const act = (sender_action: string) =>
        graphCall(settings, sender.accessToken, "POST", `${pageOf(sender)}/messages`, {
          recipient: { id: userId },
          sender_action,
        });
      const seen = await act("mark_seen");
      if (typing && seen.kind === "ok") await act("typing_on");
      return seen.kind === "ok";
    },

    async readProfile(sender, userId) {
      const fields = sender.kind === "instagram" ? "name,username" : "first_name,last_name";
      const path = `${encodeURIComponent(userId)}?fields=${fields}`;
      const answer = await graphCall(settings, sender.accessToken, "GET", path);
      if (answer.kind === "error") {
        const { kind } = metaError(sender.kind === "instagram" ? "instagram" : "messenger", answer);
        return kind === "retry" ? { kind: "retry" } : { kind: "unknown" };
      }
      if (answer.kind !== "ok") return { kind: "retry" };
      const { first_name: first, last_name: last, name, username } = answer.body;
      const whole = [textOf(first), textOf(last)].join(" ").trim();
      const user = textOf(username).replace(/^@/, "");
      return { kind: "known", name: (whole || textOf(name).trim() || (user && `@${user}`)).slice(0, 120) };
    },
  } satisfies Partial<Messaging>;
}
