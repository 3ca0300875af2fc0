import { z } from "zod";
import { echo, fromPerson, tellPage } from "../meta/pages/page-webhooks.ts";
import { midOf } from "../meta/pages/send-by-page.ts";
import type { PageChannel, PageChat, PageMessage } from "../world/pages.ts";
import type { World } from "../world/world.ts";
import { ConsoleError } from "./console-error.ts";
import { sampleMedia } from "./sample-media.ts";

const id = z.string().min(1).max(400);

const FILES = ["image", "audio", "video", "file", "sticker", "story_mention"] as const;

/** What a person writes to a page or an account. */
export const pageMessageSchema = z.strictObject({
  channel: z.enum(["messenger", "instagram"]),
  to: z.string({ error: "Falta la página o cuenta ('to')." }).min(1, "Falta la página o cuenta ('to')."),
  from: z.string({ error: "Falta quién escribe ('from')." }).trim().min(1, "Falta quién escribe ('from').").max(60),
  name: z.string().trim().max(120).optional(),
  text: z.string().max(2000, "El mensaje tiene más de 2,000 caracteres.").default(""),
  type: z
    .enum(
      [
        "text",
        ...FILES,
        "location",
        "share",
        "fallback",
        "quick_reply",
        "postback",
        "reaction",
        "revoke",
        "edit",
        "unsupported",
        "poll",
        "standby",
        "optin",
        // A person of the business answers in Meta's own inbox.
        "inbox",
      ],
      { error: "Ese tipo de mensaje no existe." },
    )
    .default("text"),
  id: id.optional(),
  at: z.iso.datetime({ offset: true }).optional(),
  replyTo: id.optional(),
  isStoryReply: z.boolean().optional(),
  choice: z.strictObject({ id, title: z.string() }).optional(),
  messageId: id.optional(),
  emoji: z.string().max(16).optional(),
  base64: z.base64().optional(),
  mimeType: z.string().optional(),
  /** How many pictures the message has. */
  files: z.int().min(1).max(10).default(1),
  referral: z.record(z.string(), z.unknown()).optional(),
});
type PageMessageInput = z.infer<typeof pageMessageSchema>;

/** Stores the message and sends the webhook to the application. `host`: the server of its files. */
export function writeToPage(world: World, wanted: PageMessageInput, host: string): PageMessage & { userId: string } {
  const accountId = accountOf(world, wanted.channel, wanted.to);
  const chat = world.pages.chat(wanted.channel, accountId, wanted.from);
  if (wanted.name) chat.name = wanted.name;
  const at = wanted.at ? Date.parse(wanted.at) : world.clock.now();
  const known = wanted.id ? world.pages.message(wanted.id)?.message : undefined;
  const isChange = wanted.type === "reaction" || wanted.type === "revoke" || wanted.type === "edit";
  const message: PageMessage = known ?? {
    id: wanted.id ?? midOf(world, wanted.channel),
    direction: wanted.type === "inbox" ? "out" : "in",
    type: wanted.type,
    text: wanted.choice?.title ?? wanted.text,
    at,
    status: "sent",
    ...(wanted.replyTo ? { replyTo: wanted.replyTo } : {}),
  };
  if (isChange) change(world, wanted);
  else if (!known) world.pages.add(chat, message);
  if (wanted.type === "inbox") echo(world, chat, message);
  else tellOf(world, chat, message, wanted, host);
  world.changed();
  return { ...message, userId: chat.userId };
}

function tellOf(world: World, chat: PageChat, message: PageMessage, wanted: PageMessageInput, host: string): void {
  const { type, choice, messageId, text } = wanted;
  const tell = (rest: object, field = "messages") =>
    tellPage(world, chat, fromPerson(world, chat, rest, message.at), { field, id: message.id });
  const mid = message.id;
  switch (type) {
    case "postback": {
      const postback = { mid, title: choice?.title ?? text, payload: choice?.id ?? "x" };
      tell({ postback }, "messaging_postbacks");
      break;
    }
    case "reaction": {
      const mark = wanted.emoji ? { action: "react", emoji: wanted.emoji } : { action: "unreact" };
      tell({ reaction: { mid: messageId, ...mark } }, "message_reactions");
      break;
    }
    case "edit":
      tell({ message_edit: { mid: messageId, text, num_edit: 1 } }, "message_edits");
      break;
    case "revoke":
      tell({ message: { mid: messageId, is_deleted: true } });
      break;
    case "optin":
      tell({ optin: { type: "one_time_notif_req" } });
      break;
    case "standby": {
      const { messaging } = fromPerson(world, chat, { message: { mid, text } }, message.at);
      tellPage(world, chat, { standby: messaging }, { field: "messages", id: mid });
      break;
    }
    default:
      tell({ message: { mid, ...contentOf(world, chat, wanted, host), ...replyOf(wanted) } });
  }
}

function replyOf({ replyTo, isStoryReply, referral }: PageMessageInput) {
  const story = { story: { url: "https://lookaside.fbsbx.com/story", id: "178" } };
  const reply = isStoryReply ? story : replyTo ? { mid: replyTo } : null;
  return { ...(reply ? { reply_to: reply } : {}), ...(referral ? { referral } : {}) };
}

function contentOf(world: World, chat: PageChat, wanted: PageMessageInput, host: string): object {
  const { type, text, choice } = wanted;
  const words = text ? { text } : {};
  if (type === "text") return words;
  if (type === "quick_reply") return { text: choice?.title ?? text, quick_reply: { payload: choice?.id ?? "x" } };
  if (type === "unsupported") return { is_unsupported: true };
  if (type === "location") {
    return { attachments: [{ type, payload: { title: text, coordinates: { lat: 19.04, long: -98.2 } } }] };
  }
  if (type === "share" || type === "fallback") {
    return { ...words, attachments: [{ type, payload: { title: "Publicación", url: "https://example.com/p/1" } }] };
  }
  if (type === "poll") return { attachments: [{ type: "poll", payload: { title: text } }] };
  const attachments = Array.from({ length: wanted.files }, () => ({
    type,
    payload: { url: addressOf(world, chat, wanted, host) },
  }));
  return { ...words, attachments };
}

function addressOf(world: World, chat: PageChat, { type, base64, mimeType }: PageMessageInput, host: string): string {
  const sample = sampleMedia(SAMPLES[type] ?? type);
  const file = world.media.add({
    phoneNumberId: chat.accountId,
    mimeType: mimeType ?? sample.mimeType,
    bytes: base64 === undefined ? sample.bytes : Buffer.from(base64, "base64"),
  });
  const name = sample.filename ?? `archivo-${file.id}`;
  return `http://${host}/fbcdn/${file.id}/${encodeURIComponent(name)}`;
}

const SAMPLES: Readonly<Record<string, string>> = { file: "document", sticker: "image", story_mention: "image" };

function change(world: World, { type, messageId, text, emoji }: PageMessageInput): void {
  const found = world.pages.message(messageId ?? "")?.message;
  if (!found) return;
  if (type === "revoke") found.revoked = true;
  else if (type === "edit") found.text = text;
  else found.reaction = emoji ?? "";
}

export function accountOf(world: World, channel: PageChannel, to: string): string {
  const page = world.pages
    .list()
    .find(({ pageId, name, instagram }) =>
      channel === "messenger"
        ? pageId === to || name === to
        : instagram?.id === to || instagram?.username === to.replace(/^@/, ""),
    );
  const found = channel === "messenger" ? page?.pageId : page?.instagram?.id;
  if (!found) throw new ConsoleError(404, `Ninguna página o cuenta se llama ${to}.`);
  return found;
}

/** A chat in the console's format. */
export function toldChat(world: World, channel: PageChannel, to: string, from: string) {
  const chat = world.pages.chat(channel, accountOf(world, channel, to), from);
  const messages = chat.messages.map((message) => ({ ...message, channel, at: new Date(message.at).toISOString() }));
  return { name: chat.name, userId: chat.userId, isTyping: chat.isTyping, messages };
}

const pageSchema = z.strictObject({
  channel: z.literal("messenger"),
  pageId: z.string().regex(/^\d{5,20}$/),
  name: z.string().min(1).max(200),
  accessToken: z.string().min(8),
  instagram: z.strictObject({ id: z.string().regex(/^\d{5,20}$/), username: z.string().min(1) }).optional(),
  mayMessage: z.boolean().default(true),
  callbackUrl: z.url().optional(),
  /** Days until the permission to read its data ends; 0 never ends. */
  dataEndsInDays: z.number().min(0).default(0),
});

/** Creates a page of a person that is not connected to a business yet. */
export function savePage(world: World, body: unknown) {
  const { channel: _channel, dataEndsInDays: days, ...about } = pageSchema.parse(body);
  const { instagram, callbackUrl, ...page } = about;
  const known = world.pages.byId(page.pageId);
  world.pages.save({
    ...page,
    ...(instagram ? { instagram } : {}),
    ...(callbackUrl ? { callbackUrl } : {}),
    subscribed: known?.subscribed ?? [],
    dataEndsAt: days === 0 ? 0 : world.clock.now() + days * 24 * 3600_000,
  });
  world.changed();
  world.live.publish({ kind: "numbers" });
  return { fresh: known === undefined, told: toldPages(world).filter(({ pageId }) => pageId === page.pageId) };
}

/** Lists each page and each account under its own channel. */
export function toldPages(world: World) {
  return world.pages
    .list()
    .flatMap(({ pageId, name, instagram }) => [
      { channel: "messenger", id: pageId, pageId, businessName: name },
      ...(instagram
        ? [{ channel: "instagram", id: instagram.id, pageId, businessName: `@${instagram.username}` }]
        : []),
    ]);
}
