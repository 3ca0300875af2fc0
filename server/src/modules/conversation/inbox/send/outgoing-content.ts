// Decides in which form a message is sent, when it is next: its text while the window is open, otherwise the template
// that was chosen for it, or one chosen now (D-8.6).

import { type Choice, LIST_LABEL, shapeOf, shownChoices } from "@mostrador/domain/conversation/inbox/choices.ts";
import { isOpus, type MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { wordsOf } from "@mostrador/domain/conversation/inbox/preview.ts";
import { closedText, type Freedom } from "@mostrador/domain/conversation/inbox/window.ts";
import type { FilledTemplate } from "@mostrador/domain/conversation/templates/choose-template.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import { jsonText } from "../../../../kernel/db/json.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Outgoing } from "../../../../providers/messaging/port.ts";
import { approvedTemplate, chooseApproved } from "../../templates/index.ts";
import { mediaOf } from "../media/stored-media.ts";
import { type MessageRow, updateMessage } from "../message.store.ts";
import { changeLastMessage, type Kind } from "../thread.store.ts";

type Fallback = { purpose: TemplatePurpose; variables: Record<string, string> };

/** Or why it cannot be sent, in Spanish. The text of the message may change. */
export async function outgoingContent(
  tx: Tx,
  message: MessageRow,
  { kind, freedom }: { kind: Kind; freedom: Freedom },
): Promise<Outgoing | { reason: string }> {
  const template: FilledTemplate | null = message.template;
  if (template && (await approvedTemplate(tx, message.channel_id, template.id)))
    return { type: "template", ...template };
  const buttons: Choice[] = message.buttons ?? [];
  if (freedom !== "closed") {
    const { text } = message;
    const media = mediaOf(message);
    if (media?.fileId) {
      const caption = wordsOf({ kind: message.kind, text, filename: media.filename });
      const { id, filename } = media;
      const voice = media.voice && isOpus(media.mimeType);
      return { type: "media", kind: message.kind as MediaKind, id, caption, filename, voice };
    }
    return withChoices(kind, text, buttons);
  }
  const fallback: Fallback | null = message.fallback;
  if (!fallback || kind !== "whatsapp") {
    return { reason: template ? NOT_APPROVED : closedText({ kind, author: message.author_kind }) };
  }
  const choice = await chooseApproved(tx, message.channel_id, { ...fallback, buttons });
  if ("reason" in choice) return choice;
  await updateMessage(tx, message.id, {
    text: choice.text,
    buttons: jsonText(choice.buttons),
    template: jsonText(choice.template),
  });
  await changeLastMessage(tx, message.thread_id, message.id, { last_text: choice.text.slice(0, 300) });
  return { type: "template", ...choice.template };
}

function withChoices(kind: Kind, text: string, choices: readonly Choice[]): Outgoing {
  const shape = shapeOf(kind, text, choices);
  if (!shape) return { type: "text", text };
  const shown = shownChoices(shape, choices);
  return shape === "list"
    ? { type: "list", text, label: LIST_LABEL, rows: shown }
    : { type: "buttons", text, buttons: shown };
}

const NOT_APPROVED = "No se envió: la plantilla ya no está aprobada por WhatsApp";
