import type { Conversation } from "../../world/conversations.ts";
import type { BusinessNumber } from "../../world/numbers.ts";

const IDLE_MS = 24 * 60 * 60 * 1000;

/**
 * Who answers what is written now. A conversation belongs to the agent or to the application that took it; after a day
 * without a word of the customer it belongs to nobody, and the agent of the number answers where it is on.
 */
export function holderOf(number: BusinessNumber, chat: Conversation | undefined, now: number): "agent" | "app" {
  const isIdle = chat?.lastInboundAt === undefined || now - chat.lastInboundAt > IDLE_MS;
  const owner = isIdle && chat?.owner === "app" ? undefined : chat?.owner;
  return owner ?? (number.standing?.agent?.isOn ? "agent" : "app");
}
