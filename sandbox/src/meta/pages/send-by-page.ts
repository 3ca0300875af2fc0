import { z } from "zod";
import type { Page, PageChannel, PageChat, PageMessage } from "../../world/pages.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import { APP_ID, echo, walkPageStatuses } from "./page-webhooks.ts";

const WINDOW_MS = 24 * 3600_000;
const PERSON_MS = 7 * WINDOW_MS;
const MOST_CHARACTERS = 2000;
const MOST_BYTES = 1000;

const attachment = z.strictObject({
  type: z.enum(["image", "audio", "video", "file"]),
  payload: z.strictObject({ attachment_id: z.string().min(1) }),
});
const message = z.strictObject({
  text: z.string().min(1).optional(),
  attachment: attachment.optional(),
  quick_replies: z
    .array(
      z.strictObject({
        content_type: z.literal("text"),
        title: z.string().min(1).max(20),
        payload: z.string().min(1).max(1000),
      }),
    )
    .min(1)
    .max(13)
    .optional(),
  metadata: z.string().max(1000).optional(),
});
const sendSchema = z.strictObject({
  recipient: z.union([z.strictObject({ id: z.string().min(1) }), z.strictObject({ comment_id: z.string().min(1) })]),
  messaging_type: z.enum(["RESPONSE", "MESSAGE_TAG"]),
  tag: z.string().optional(),
  message,
  reply_to: z.strictObject({ mid: z.string().min(1) }).optional(),
});
const actionSchema = z.strictObject({
  recipient: z.strictObject({ id: z.string().min(1) }),
  sender_action: z.enum(["mark_seen", "typing_on", "typing_off"]),
});

/** A page, or its account, writes to a person or shows that it has read. */
export function sendByPage(world: World, page: Page, body: unknown) {
  if ((body as { sender_action?: unknown } | null)?.sender_action !== undefined) return act(world, page, body);
  const wanted = parse(sendSchema, body);
  const { recipient } = wanted;
  const isPrivate = "comment_id" in recipient;
  const chat = isPrivate ? chatOfComment(world, page, recipient.comment_id) : chatOf(world, page, recipient.id);
  if (!isPrivate) checkWindow(world, chat, wanted);
  checkContent(world, page, chat, wanted.message);
  if (wanted.reply_to && !world.pages.message(wanted.reply_to.mid)) refuse("reply_to.mid is no message of this chat");
  const { text = "", attachment: file, quick_replies: replies } = wanted.message;
  const sent: PageMessage = {
    id: midOf(world, chat.channel),
    direction: "out",
    type: file?.type ?? "text",
    text,
    at: world.clock.now(),
    status: "sent",
    ...(file ? { attachmentId: file.payload.attachment_id } : {}),
    ...(replies ? { quickReplies: replies.map(({ title, payload }) => ({ title, payload })) } : {}),
    ...(wanted.reply_to ? { replyTo: wanted.reply_to.mid } : {}),
    ...(wanted.tag ? { tag: wanted.tag } : {}),
  };
  world.pages.add(chat, sent);
  world.changed();
  if (world.failures.current().statusesOff !== true) {
    const { metadata } = wanted.message;
    echo(world, chat, sent, { appId: APP_ID, ...(metadata ? { metadata } : {}) });
  }
  walkPageStatuses(world, chat, sent);
  return { recipient_id: chat.userId, message_id: sent.id };
}

export function midOf(world: World, channel: PageChannel): string {
  return channel === "messenger" ? world.ids.token("m_", 60) : world.ids.token("aWdf", 80);
}

function act(world: World, page: Page, body: unknown) {
  const { recipient, sender_action: action } = parse(actionSchema, body);
  const chat = chatOf(world, page, recipient.id);
  if (action === "mark_seen") {
    for (const message of chat.messages) if (message.direction === "in") message.status = "read";
  } else chat.isTyping = action === "typing_on";
  world.changed();
  return { recipient_id: chat.userId };
}

/** A private answer: once for each comment, within seven days. */
function chatOfComment(world: World, page: Page, id: string): PageChat {
  const comment = world.comments.byId(id);
  const isOurs = comment?.accountId === page.pageId || comment?.accountId === page.instagram?.id;
  if (!comment || !isOurs || comment.removed) refuse("comment_id is no comment of this page");
  if (comment.hasPrivateReply) refuse("Activity already replied to");
  if (world.clock.now() - comment.at >= PERSON_MS) refuse("The comment is too old for a private reply");
  comment.hasPrivateReply = true;
  return world.pages.chat(comment.channel, comment.accountId, comment.from.name);
}

/** A page cannot write to a person who never wrote to it. */
function chatOf(world: World, page: Page, userId: string): PageChat {
  const chat =
    world.pages.ofUser(page.pageId, userId) ?? (page.instagram && world.pages.ofUser(page.instagram.id, userId));
  if (chat) return chat;
  throw new GraphError(100, { subcode: 2018001, title: "No matching user found", status: 400 });
}

function checkWindow(world: World, chat: PageChat, { messaging_type: type, tag }: z.infer<typeof sendSchema>): void {
  if ((type === "MESSAGE_TAG") !== (tag !== undefined)) refuse("tag goes with MESSAGE_TAG, and with nothing else");
  // The other tags ended in April 2026.
  if (tag !== undefined && tag !== "HUMAN_AGENT") refuse("tag must be a valid, current tag");
  const since = world.clock.now() - (chat.lastInboundAt ?? 0);
  const isClosed = world.failures.current().windowClosed || since >= (tag ? PERSON_MS : WINDOW_MS);
  if (!isClosed) return;
  const subcode = chat.channel === "messenger" ? 2018278 : 2534022;
  throw new GraphError(10, { subcode, title: "This message is sent outside of allowed window.", status: 400 });
}

function checkContent(world: World, page: Page, { channel }: PageChat, content: z.infer<typeof message>): void {
  const { text, attachment: file, quick_replies: replies } = content;
  if ((text === undefined) === (file === undefined)) refuse("message takes either text or attachment");
  if (replies && text === undefined) refuse("quick_replies go with text");
  if (channel === "messenger" && (text?.length ?? 0) > MOST_CHARACTERS)
    refuse("Length of param message[text] must be less than or equal to 2000");
  if (channel === "instagram" && Buffer.byteLength(text ?? "") > MOST_BYTES)
    refuse("message[text] must be at most 1000 bytes");
  if (channel === "instagram" && content.metadata !== undefined) refuse("metadata is not supported");
  if (!file) return;
  const stored = world.media.get(file.payload.attachment_id);
  if (stored?.phoneNumberId !== page.pageId) refuse("Invalid attachment id");
  if (channel === "instagram" && file.type === "file") refuse("Unsupported attachment type");
}

function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuse(`${issue?.path.join(".")}: ${issue?.message}`);
}

export function refuse(details: string): never {
  throw new GraphError(100, { title: details, details });
}
