import type { BusinessNumber } from "../../world/numbers.ts";
import type { World } from "../../world/world.ts";
import { GraphError } from "../graph/graph-error.ts";
import { parseGraphBody } from "../graph/parse-graph-body.ts";
import { readReceiptSchema } from "./message-schema.ts";

/** As on WhatsApp: until the answer arrives, and no longer than this. */
const TYPING_LASTS_MS = 25_000;

/** The business has read up to a message; it can also show that it is typing an answer. */
export function markRead(world: World, number: BusinessNumber, body: unknown): { success: true } {
  const receipt = parseGraphBody(readReceiptSchema, body);
  const message = world.conversations.message(receipt.message_id);
  if (message?.direction !== "in" || message.phoneNumberId !== number.phoneNumberId) {
    throw new GraphError(131009, { details: `message_id: no message ${receipt.message_id} was received.` });
  }
  const { phoneNumberId, customer } = message;
  const chat = world.conversations.chat(phoneNumberId, customer);
  for (const earlier of chat.messages) {
    if (earlier.direction !== "in" || earlier.at > message.at || !world.conversations.advance(earlier, "read"))
      continue;
    world.live.publish({ kind: "status", phoneNumberId, customer, id: earlier.id, status: "read" });
  }
  if (receipt.typing_indicator) {
    chat.typingUntil = world.clock.now() + TYPING_LASTS_MS;
    world.live.publish({ kind: "typing", phoneNumberId, customer });
  }
  world.changed();
  return { success: true };
}
