import type { Customer, Message } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";
import { looksLikePhone } from "../../world/phone.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import { parseGraphBody } from "../graph/parse-graph-body.ts";
import { customerOfUserId } from "../webhooks/business-user-id.ts";
import { failLater, walkStatuses } from "../webhooks/statuses.ts";
import { named, overPairRate, windowOpen } from "./delivery-rules.ts";
import { messageSchema, type OutgoingMessage } from "./message-schema.ts";
import { outgoingContent } from "./outgoing-content.ts";

/**
 * A business writes to a person. 200 means accepted: most refusals (131047, 131026) come later as a `failed` status,
 * as on Meta; the pair rate (131056) and the test list (131030) refuse at once.
 */
export function sendMessage(world: World, number: BusinessNumber, body: unknown) {
  const wanted = parseGraphBody(messageSchema, body);
  const wabaId = world.numbers.wabaOf(number);
  const written = wanted.to ?? wanted.recipient;
  if (written === undefined) throw new GraphError(100, { details: "The parameter to is required." });
  const failures = world.failures.current();
  if (wanted.to && named(failures.notAllowed, wanted.to)) throw new GraphError(131030);

  const content = outgoingContent(world, wabaId, wanted);
  const customer = addressee(world, wabaId, wanted);
  const chat = world.conversations.chat(number.phoneNumberId, customer.phone);
  const now = world.clock.now();
  if (overPairRate(chat, now, failures)) throw new GraphError(131056);

  const refusal = refusalOf(world, number, customer, wanted);
  if (refusal && failures.syncWindowError) throw refusal;

  const message: Message = {
    ...content,
    id: world.ids.message(customer.waId, "out"),
    phoneNumberId: number.phoneNumberId,
    customer: customer.phone,
    direction: "out",
    at: now,
    status: "accepted",
  };
  // Any message except a template takes the conversation from Meta's agent.
  if (wanted.type !== "template" && !refusal && chat.owner === "agent") chat.owner = "app";
  if (wanted.context) message.replyTo = wanted.context.message_id;
  if (wanted.biz_opaque_callback_data !== undefined) message.callbackData = wanted.biz_opaque_callback_data;
  keep(world, message);

  if (refusal) failLater(world, message, refusal.code, refusal.title, refusal.details);
  else walkStatuses(world, message);
  return {
    messaging_product: "whatsapp",
    contacts: [{ input: written, ...(wanted.to ? { wa_id: customer.waId } : { user_id: wanted.recipient }) }],
    messages: [{ id: message.id, ...(wanted.type === "template" ? { message_status: "accepted" } : {}) }],
  };
}

function addressee(world: World, wabaId: string, wanted: OutgoingMessage): Customer {
  if (wanted.to) {
    if (!looksLikePhone(wanted.to)) throw new GraphError(131009, { details: "to: not a phone number" });
    return world.conversations.meet(wanted.to);
  }
  const customer = customerOfUserId(world.conversations, wabaId, wanted.recipient!);
  if (!customer) throw new GraphError(131026, { details: "No person has this user id." });
  return customer;
}

function refusalOf(world: World, number: BusinessNumber, customer: Customer, wanted: OutgoingMessage) {
  const failures = world.failures.current();
  if (wanted.to && named(failures.noWhatsApp, wanted.to)) return new GraphError(131026);
  const chat = world.conversations.peek(number.phoneNumberId, customer.phone);
  const free = wanted.type !== "template";
  return free && !windowOpen(chat, world.clock.now(), failures) ? new GraphError(131047) : undefined;
}

/** A reaction changes the message it answers; anything else is a new message of the chat. */
function keep(world: World, message: Message): void {
  const marked = message.type === "reaction" ? world.conversations.message(message.replyTo ?? "") : undefined;
  if (marked) marked.reaction = message.text;
  world.conversations.add(message);
  world.changed();
  world.live.publish({ kind: "message", phoneNumberId: message.phoneNumberId, customer: message.customer, message });
}
