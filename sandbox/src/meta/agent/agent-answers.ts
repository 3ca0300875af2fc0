import type { Customer, Message } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";
import type { World } from "../../world/world.ts";
import { notify, orderOf } from "../webhooks/notify.ts";
import { walkStatuses } from "../webhooks/statuses.ts";
import { agentEchoWebhook, handoverWebhook } from "./agent-webhooks.ts";

const AFTER_MS = 150;
const ASKS_FOR_PERSON = /\b(persona|humano|asesor)\b/i;

/** Meta's agent answers a customer's message. A customer who asks for a person is passed to the application. */
export function agentAnswers(world: World, number: BusinessNumber, customer: Customer, text: string): void {
  world.later(AFTER_MS, () => {
    const chat = world.conversations.chat(number.phoneNumberId, customer.phone);
    if (chat.owner !== "agent") return;
    const passes = ASKS_FOR_PERSON.test(text);
    say(world, number, customer, passes ? "Te paso con una persona del negocio." : "Soy la IA de Meta. Te ayudo.");
    if (passes) giveControl(world, number, customer, "app");
  });
}

function say(world: World, number: BusinessNumber, customer: Customer, text: string): void {
  const message: Message = {
    id: world.ids.message(customer.waId, "out"),
    phoneNumberId: number.phoneNumberId,
    customer: customer.phone,
    direction: "out",
    type: "text",
    text,
    at: world.clock.now(),
    status: "accepted",
    isOfAgent: true,
  };
  world.conversations.add(message);
  const wabaId = world.numbers.wabaOf(number);
  const order = orderOf(number, customer.phone);
  const body = agentEchoWebhook(number, wabaId, customer, message);
  notify(world, wabaId, body, { kind: "echo", about: message.id, order });
  world.live.publish({ kind: "message", phoneNumberId: number.phoneNumberId, customer: customer.phone, message });
  world.changed();
  walkStatuses(world, message);
}

/** Notifies the side that loses or gets a conversation, but not the side that gave it away. */
export function giveControl(world: World, number: BusinessNumber, customer: Customer, to: "agent" | "app"): void {
  const chat = world.conversations.chat(number.phoneNumberId, customer.phone);
  if (chat.owner === to) return;
  chat.owner = to;
  const wabaId = world.numbers.wabaOf(number);
  const type = to === "app" ? "control_passed" : "control_taken";
  const body = handoverWebhook(number, wabaId, customer, { type, at: world.clock.now() });
  notify(world, wabaId, body, { kind: "echo", about: "", order: orderOf(number, customer.phone) });
  world.changed();
}
