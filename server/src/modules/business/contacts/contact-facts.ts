// What a contact carries and only capabilities above know: they give it when the product is put together.
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type FactsAbove = Pick<Contact, "lastMessage" | "moneyMovementIds">;

export type ContactFacts = {
  /** The latest of all its conversations. */
  lastMessage(tx: Tx, contactId: string): Promise<FactsAbove["lastMessage"]>;
  moneyMovementIds(tx: Tx, contactId: string): Promise<FactsAbove["moneyMovementIds"]>;
  /** Those of them who objected to being answered by the assistant. */
  objectedToAssistant(tx: Tx, contactIds: readonly string[]): Promise<string[]>;
};

/** The assistant is not switched on for whoever objected to it (docs/decisions/0056). */
export const OBJECTED_TO_ASSISTANT =
  "Se opuso a que le responda el asistente. Si lo volvió a aceptar, anótalo en sus datos de privacidad";

/** Of somebody who was only just registered. */
export const NO_FACTS: FactsAbove = { lastMessage: null, moneyMovementIds: [] };

/** Asked together. */
export async function factsOf(facts: ContactFacts, tx: Tx, contactId: string): Promise<FactsAbove> {
  const [lastMessage, moneyMovementIds] = await Promise.all([
    facts.lastMessage(tx, contactId),
    facts.moneyMovementIds(tx, contactId),
  ]);
  return { lastMessage, moneyMovementIds };
}
