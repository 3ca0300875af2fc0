import type { PageChat, PageMessage } from "../../world/pages.ts";
import type { World } from "../../world/world.ts";
import { signature } from "../webhooks/signature.ts";

export const APP_ID = "100000000000001";

/** The person of an event: events of one person are delivered in order. */
type ChatAddress = Pick<PageChat, "channel" | "accountId" | "userId">;

/** Sends one event of a conversation in Meta's format, only when the application subscribed to it. */
export function tellPage(world: World, chat: ChatAddress, event: object, about: { field: string; id: string }): void {
  const page = world.pages.speakerOf(chat.channel, chat.accountId);
  if (!page?.subscribed.includes(about.field)) return;
  const at = world.clock.now();
  const object = chat.channel === "messenger" ? "page" : "instagram";
  const body = JSON.stringify({ object, entry: [{ id: chat.accountId, time: at, ...event }] });
  world.webhooks.send({
    url: page.callbackUrl ?? world.settings.webhookUrl,
    body,
    signature: signature(body, world.settings.appSecret),
    kind: about.field === "messages" ? "message" : "status",
    about: about.id,
    order: `${chat.accountId}:${chat.userId}`,
  });
}

/** From the person to the page. */
export function fromPerson(world: World, chat: PageChat, rest: object, at = world.clock.now()) {
  return { messaging: [{ sender: { id: chat.userId }, recipient: { id: chat.accountId }, timestamp: at, ...rest }] };
}

/** An echo of the page's own message, with sender and recipient swapped. */
export function echo(
  world: World,
  chat: PageChat,
  message: PageMessage,
  { appId, metadata }: { appId?: string; metadata?: string } = {},
): void {
  const content = {
    mid: message.id,
    is_echo: true,
    ...(appId ? { app_id: Number(appId) } : {}),
    ...(metadata ? { metadata } : {}),
    ...(message.text ? { text: message.text } : {}),
  };
  const field = chat.channel === "messenger" ? "message_echoes" : "messages";
  const said = { sender: { id: chat.accountId }, recipient: { id: chat.userId }, timestamp: message.at };
  tellPage(world, chat, { messaging: [{ ...said, message: content }] }, { field, id: message.id });
}

/** After a send: reports delivery and reading, each a moment later. Instagram reports only the reading. */
export function walkPageStatuses(world: World, chat: PageChat, message: PageMessage): void {
  const { statusesOff, statusDelaysMs } = world.failures.current();
  if (statusesOff === true) return;
  const isOff = (status: "delivered" | "read") => Array.isArray(statusesOff) && statusesOff.includes(status);
  world.later(statusDelaysMs[1], () => {
    message.status = "delivered";
    if (isOff("delivered") || chat.channel === "instagram") return;
    const delivery = { mids: [message.id], watermark: world.clock.now() };
    tellPage(world, chat, fromPerson(world, chat, { delivery }), { field: "message_deliveries", id: message.id });
  });
  world.later(statusDelaysMs[2], () => {
    message.status = "read";
    if (isOff("read")) return;
    const read = chat.channel === "messenger" ? { watermark: world.clock.now() } : { mid: message.id };
    tellPage(world, chat, fromPerson(world, chat, { read }), { field: "message_reads", id: message.id });
  });
}
