import { agentAnswers } from "../meta/agent/agent-answers.ts";
import { asStandby } from "../meta/agent/agent-webhooks.ts";
import { holderOf } from "../meta/agent/holder.ts";
import { notify, orderOf } from "../meta/webhooks/notify.ts";
import { digits, messageWebhook } from "../meta/webhooks/webhook-bodies.ts";
import type { Message } from "../world/conversations.ts";
import type { BusinessNumber } from "../world/numbers.ts";
import type { World } from "../world/world.ts";
import type { CustomerMessage } from "./customer-message-schema.ts";
import { incomingContent } from "./incoming-content.ts";

/** A customer writes: stores the message in the chat and sends the webhook to the business. */
export function receiveMessage(
  world: World,
  number: BusinessNumber,
  wanted: CustomerMessage,
): { message: Message; again: boolean } {
  const customer = world.conversations.meet(wanted.from, {
    ...(wanted.name ? { name: wanted.name } : {}),
    ...(wanted.waId ? { waId: wanted.waId } : {}),
    ...(wanted.username ? { username: wanted.username } : {}),
  });
  const now = world.clock.now();
  const chat = world.conversations.chat(number.phoneNumberId, customer.phone);
  const holder = holderOf(number, chat, now);
  const { kept, told } = incomingContent(world, number.phoneNumberId, wanted);
  const known = wanted.id ? world.conversations.message(wanted.id) : undefined;
  const message: Message = known ?? {
    ...kept,
    id: wanted.id ?? world.ids.message(customer.waId, "in"),
    phoneNumberId: number.phoneNumberId,
    customer: customer.phone,
    direction: "in",
    at: wanted.at ? Date.parse(wanted.at) : now,
    status: "sent",
  };
  if (wanted.replyTo) message.replyTo = wanted.replyTo;
  if (!known) {
    world.conversations.add(message);
    mark(world, wanted);
    world.live.publish({
      kind: "message",
      phoneNumberId: number.phoneNumberId,
      customer: customer.phone,
      message,
    });
  }
  const wabaId = world.numbers.wabaOf(number);
  const body = messageWebhook(number, wabaId, customer, {
    ...told,
    id: message.id,
    at: message.at,
    ...contextOf(world, number, wanted),
    ...(wanted.groupId ? { group_id: wanted.groupId } : {}),
    ...(wanted.referral ? { referral: wanted.referral } : {}),
  });
  const isHeld = holder === "agent" && !wanted.groupId;
  const order = orderOf(number, customer.phone);
  notify(world, wabaId, isHeld ? asStandby(body) : body, { kind: "message", about: message.id, order });
  if (isHeld) chat.owner = "agent";
  if (isHeld && !known) agentAnswers(world, number, customer, wanted.text);
  world.changed();
  return { message, again: known !== undefined };
}

/** The quoted message and its author, or the mark of a forwarded message. */
function contextOf(world: World, number: BusinessNumber, { replyTo, forwarded, from, waId }: CustomerMessage) {
  const quoted = replyTo ? world.conversations.message(replyTo) : undefined;
  const author = quoted?.direction === "in" ? (waId ?? from.replace(/\D/g, "")) : digits(number);
  const context = {
    ...(replyTo ? { from: author, id: replyTo } : {}),
    ...(forwarded ? { forwarded: true } : {}),
    ...(forwarded === "often" ? { frequently_forwarded: true } : {}),
  };
  return Object.keys(context).length > 0 ? { context } : {};
}

/** Reactions, deletions and edits change the message that they refer to. */
function mark(world: World, wanted: CustomerMessage): void {
  const reacted = wanted.reaction && world.conversations.message(wanted.reaction.messageId);
  if (reacted) reacted.reaction = wanted.reaction?.emoji ?? "";
  const revoked = wanted.revoke && world.conversations.message(wanted.revoke.messageId);
  if (revoked) revoked.revoked = true;
  const edited = wanted.edit && world.conversations.message(wanted.edit.messageId);
  if (edited) edited.text = wanted.text;
}
