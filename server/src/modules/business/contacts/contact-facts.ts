// What a contact's own page tells of it and only capabilities above know: they give it when the product is put together.
import type { LastMessage } from "@mostrador/domain/business/contacts/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type ContactFacts = {
  /** The latest of all its conversations. */
  lastMessage(tx: Tx, contactId: string): Promise<LastMessage | null>;
};
