import type { Message } from "../world/conversations.ts";

/** A message in the console's format: times in ISO 8601, without the fields that only the sender should know. */
export function toldMessage({ callbackData: _callbackData, at, ...message }: Message) {
  return { ...message, channel: "whatsapp", at: new Date(at).toISOString() };
}
