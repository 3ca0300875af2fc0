// The cart that a contact sent, for the capability that turns it into an order.
import { MessageDetails, type Order } from "@mostrador/domain/conversation/inbox/details/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { readMessage } from "../message.store.ts";

/** Null if it was deleted, or is empty. */
export async function cartOf(tx: Tx, messageId: string): Promise<Order | null> {
  const message = await readMessage(tx, messageId);
  if (!message?.details || message.is_deleted) return null;
  return MessageDetails.safeParse(message.details).data?.order ?? null;
}
