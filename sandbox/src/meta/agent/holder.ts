import type { Conversation } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";

const IDLE_MS = 24 * 60 * 60 * 1000;

/**
 * Who answers the next message: the agent, or the application that took the conversation. A day after the customer's
 * last message nobody holds it, and the number's agent answers where it is on.
 */
export function holderOf(number: BusinessNumber, chat: Conversation | undefined, now: number): "agent" | "app" {
  const isIdle = chat?.lastInboundAt === undefined || now - chat.lastInboundAt > IDLE_MS;
  const owner = isIdle && chat?.owner === "app" ? undefined : chat?.owner;
  return owner ?? (number.standing?.agent?.isOn ? "agent" : "app");
}
