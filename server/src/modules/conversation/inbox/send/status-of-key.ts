// The status of a message, for the code that queued it under a key.
import type { MessageStatus } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { findByClientKey } from "../message.store.ts";

/** Null when there is none. */
export async function statusOfKey(tx: Tx, clientKey: string): Promise<MessageStatus | null> {
  return (await findByClientKey(tx, clientKey))?.status ?? null;
}
