import type { Message } from "../world/conversations.ts";

/** A message as the console tells it: times in ISO 8601, nothing that only the sender should know. */
export function toldMessage({ callbackData: _callbackData, at, ...message }: Message) {
  return { ...message, channel: "whatsapp", at: new Date(at).toISOString() };
}
