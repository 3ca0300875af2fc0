import type { Message, MessageStatus } from "../../world/conversations.ts";
import type { World } from "../../world/world.ts";
import { asStandby } from "../agent/agent-webhooks.ts";
import { notify, orderOf } from "./notify.ts";
import { statusWebhook } from "./webhook-bodies.ts";

type ReportedStatus = Exclude<MessageStatus, "accepted">;

const STEPS = ["sent", "delivered", "read"] as const;

/** Reports an accepted message as sent, delivered and read, each a moment later. */
export function walkStatuses(world: World, message: Message): void {
  const { statusDelaysMs, statusesOff } = world.failures.current();
  if (statusesOff === true) return;
  const step = (index: number) => {
    const status = STEPS[index];
    if (!status || message.status === "failed") return;
    const before = statusDelaysMs[index - 1] ?? 0;
    world.later(Math.max(0, statusDelaysMs[index]! - before), () => {
      report(world, message, status);
      step(index + 1);
    });
  };
  step(0);
}

/** The message could not be delivered; Meta reports it a moment after accepting it. */
export function failLater(world: World, message: Message, code: number, title: string, details: string): void {
  message.error = { code, title, details };
  world.later(world.failures.current().statusDelaysMs[0], () => report(world, message, "failed"));
}

/** After a restart, continues the messages that were still on their way. */
export function resumeStatuses(world: World): void {
  for (const chat of world.conversations.all()) {
    for (const message of chat.messages) {
      if (message.direction !== "out" || message.status !== "accepted") continue;
      if (message.error) report(world, message, "failed");
      else walkStatuses(world, message);
    }
  }
}

function report(world: World, message: Message, status: ReportedStatus): void {
  const number = world.numbers.byId(message.phoneNumberId);
  const customer = world.conversations.customer(message.customer);
  const off = world.failures.current().statusesOff;
  const dropped = off === true || (Array.isArray(off) && off.includes(status));
  if (!number || !customer || dropped || !world.conversations.advance(message, status)) return;
  const wabaId = world.numbers.wabaOf(number);
  const template = message.type === "template";
  const body = statusWebhook(number, wabaId, customer, message, {
    status,
    at: world.clock.now(),
    billable: template,
    category: template ? (message.category ?? "utility") : "service",
  });
  notify(world, wabaId, message.isOfAgent ? asStandby(body) : body, {
    kind: "status",
    about: message.id,
    order: orderOf(number, customer.phone),
  });
  world.live.publish({
    kind: "status",
    phoneNumberId: message.phoneNumberId,
    customer: message.customer,
    id: message.id,
    status,
    ...(message.error ? { error: message.error } : {}),
  });
  world.changed();
}
