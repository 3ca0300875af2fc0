// Sends the product's automatic messages to a contact: reminders and notices, once for each key. It sends free text
// while the window is open and an approved template after it; what cannot be sent is stored in the conversation with
// its reason, where staff see it (D-8.6, docs/decisions/0007).

import { disconnectedText } from "@mostrador/domain/conversation/channels/carrier-name.ts";
import type { MediaKind } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import {
  MOST_BUTTONS,
  MOST_CHARACTERS,
  MOST_OF_TITLE,
  MOST_WITH_BUTTONS,
} from "@mostrador/domain/conversation/inbox/schema.ts";
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import { fillTemplate } from "@mostrador/domain/conversation/templates/choose-template.ts";
import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import { valueFor, variablesOf } from "@mostrador/domain/conversation/templates/variables.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { objectsTo } from "../../../business/privacy/index.ts";
import { shortenLinks } from "../../../ground/short-links/index.ts";
import { isKept } from "../../channels/index.ts";
import { approvedTemplate, chooseApproved } from "../../templates/index.ts";
import type { StoredMedia } from "../media/stored-media.ts";
import { findByClientKey } from "../message.store.ts";
import { lockThread, readThreadsByInbound, type ThreadRow } from "../thread.store.ts";
import { type OutgoingMessage, queueIn } from "./queue-message.ts";
import { anyThreadToWriteIn, threadToWriteIn } from "./thread-to-write-in.ts";

export type LetterToContact = {
  contactId: string;
  text: string;
  /** Up to three, titles of up to 20 characters. Left out under a text of more than 1024, a limit of WhatsApp. */
  buttons?: { id: string; title: string }[];
  /**
   * The template that may replace the text once the window has closed. `nombre` and `negocio` are filled in if
   * missing.
   */
  template?: { purpose: TemplatePurpose; variables: Record<string, string> };
  /** The approved template that is sent on WhatsApp instead of the text, whatever the window. */
  chosen?: { id: string; variables: Record<string, string> };
  /**
   * It has no relation to the contact's own matters: contacts who objected to such messages do not get it
   * (docs/decisions/0044).
   */
  isPromotion?: boolean;
  /** The same key again is the same message. */
  key: string;
  /** Written in this conversation and no other. */
  threadId?: string;
  /** Who says it, where it is no nameless automatic message; `id` of the row that decides it. */
  author?: { id: string; name: string };
  /** A file that goes with it; the text is its caption. Nothing replaces it after the window. */
  media?: OutgoingMedia;
};

export type OutgoingMedia = { kind: MediaKind; stored: StoredMedia };

/** `reason` is Spanish. `messageId` is null if there is no conversation to store it in: the key may work later. */
export type LetterSent =
  | { messageId: string; state: "queued" }
  | { messageId: string | null; state: "not_sent"; reason: string };

/** Throws 404 for an unknown contact. */
export async function sendToContact(tx: Tx, ctx: TenantCtx, letter: LetterToContact): Promise<LetterSent> {
  const clientKey = `product:${letter.key}`;
  checkButtons(letter.buttons ?? []);
  // all that needs no other answer first, in one round trip
  const [known, read, objects, business, threads] = await Promise.all([
    findByClientKey(tx, clientKey),
    contactCard({ ...ctx, tx }, letter.contactId).catch((error: unknown) => ({ error })),
    letter.isPromotion ? objectsTo(tx, letter.contactId, "secondary") : false,
    letter.template ? businessName(tx, ctx) : "",
    letter.threadId ? [] : readThreadsByInbound(tx, letter.contactId),
  ]);
  if (known) return told(known.id, known.status, known.reason);
  if ("error" in read) throw read.error;
  const card = read;
  const text = letter.text.trim();
  if (text === "" || text.length > MOST_CHARACTERS)
    return notKept("No se envió: el mensaje está vacío o es demasiado largo");
  if (objects) return notKept(OBJECTED);
  const findThread = letter.chosen ? threadToWriteIn : anyThreadToWriteIn;
  const found = letter.threadId ?? (await findThread(tx, ctx, { ...letter, hasPhone: card.phone !== null, threads }));
  if (typeof found === "string" && !letter.threadId) return notKept(found);
  const threadId = typeof found === "string" ? found : found.id;
  const [thread, again] = await Promise.all([lockThread(tx, threadId), findByClientKey(tx, clientKey)]);
  if (again) return told(again.id, again.status, again.reason);
  if (!thread) return notKept("No se envió: la conversación ya no existe");
  const template = letter.template && {
    purpose: letter.template.purpose,
    variables: withDefaults(await shortValues(tx, ctx, letter.template.variables), {
      ...card,
      text,
      business,
    }),
  };
  const outgoing = letter.chosen
    ? await templateIn(tx, thread, text, letter.chosen)
    : await outgoingIn(tx, ctx, thread, { ...letter, text, template });
  const author = { kind: "system", id: "", name: "Mensaje automático", ...letter.author } as const;
  const media = letter.media ? { media: letter.media } : {};
  const queued = await queueIn(tx, ctx, thread, { ...outgoing, ...media, author, clientKey });
  return told(queued.messageId, queued.status, queued.reason);
}

async function shortValues(tx: Tx, ctx: TenantCtx, values: Record<string, string>): Promise<Record<string, string>> {
  const short: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) short[name] = await shortenLinks(tx, ctx, value);
  return short;
}

const OBJECTED = "No se envió: el contacto se opuso a recibir promociones";

type Words = { text: string; buttons?: { id: string; title: string }[]; template: Fallback | undefined };
type Fallback = NonNullable<LetterToContact["template"]>;

/** Decided again when it is sent: the window may have closed by then. */
async function outgoingIn(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
  { text, buttons: wanted = [], template: fallback }: Words,
): Promise<Pick<OutgoingMessage, "text" | "buttons" | "template" | "fallback" | "refusal">> {
  const buttons = text.length > MOST_WITH_BUTTONS ? [] : wanted;
  const free = { text, buttons, ...(fallback ? { fallback } : {}) };
  if (!(await isKept(tx, thread.channel_id))) return { ...free, refusal: disconnectedText(thread.kind) };
  if (isWindowOpen(thread.last_inbound_at?.getTime() ?? null, ctx.now) || !fallback) return free;
  // Pages have no automatic messages after the window.
  if (thread.kind !== "whatsapp") return { text, buttons };
  const choice = await chooseApproved(tx, thread.channel_id, { ...fallback, buttons: wanted });
  return "reason" in choice ? { ...free, refusal: choice.reason } : { ...choice, fallback };
}

/** The template that the business chose; the text stays where it cannot be sent. */
async function templateIn(
  tx: Tx,
  thread: ThreadRow,
  text: string,
  { id, variables }: NonNullable<LetterToContact["chosen"]>,
): Promise<Pick<OutgoingMessage, "text" | "buttons" | "template" | "refusal">> {
  if (!(await isKept(tx, thread.channel_id))) return { text, refusal: disconnectedText(thread.kind) };
  const template = await approvedTemplate(tx, thread.channel_id, id);
  if (!template) return { text, refusal: NOT_APPROVED };
  const missing = variablesOf(template.body).find((name) => valueFor(variables, name) === "");
  if (missing) return { text, refusal: `No se envió: a la plantilla «${template.name}» le faltó {{${missing}}}` };
  return fillTemplate(template, variables, []);
}

const NOT_APPROVED = "No se envió: WhatsApp no tiene aprobada la plantilla para este número";

function checkButtons(buttons: { id: string; title: string }[]): void {
  const isFine = ({ id, title }: { id: string; title: string }) =>
    id !== "" && id.length <= 256 && title !== "" && title.length <= MOST_OF_TITLE;
  if (buttons.length > MOST_BUTTONS || !buttons.every(isFine)) throw new Error("WhatsApp takes no such buttons.");
}

/** Names that every caller would look up, and the text itself for templates that contain one. */
function withDefaults(
  given: Record<string, string>,
  { name, pushName, text, business }: { name: string; pushName: string; text: string; business: string },
): Record<string, string> {
  const filled = Object.entries(given).filter(([, value]) => value.trim() !== "");
  return {
    nombre: name || pushName || "cliente",
    nombre_whatsapp: pushName || name || "cliente",
    negocio: business,
    mensaje: text,
    ...Object.fromEntries(filled),
  };
}

async function businessName(tx: Tx, ctx: TenantCtx): Promise<string> {
  return (await businessSettings({ ...ctx, tx }))?.name ?? "";
}

function told(messageId: string, status: string | null, reason: string): LetterSent {
  return status === "failed" ? { messageId, state: "not_sent", reason } : { messageId, state: "queued" };
}

function notKept(reason: string): LetterSent {
  return { messageId: null, state: "not_sent", reason };
}
