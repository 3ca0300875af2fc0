// Facts about a contact that only capabilities above know: each fills the slot with its own (docs/decisions/0021).
import type { Contact } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type FactsAbove = Pick<
  Contact,
  | "lastMessage"
  | "moneyMovementIds"
  | "totalRevenue"
  | "notifications"
  | "funnelPhases"
  | "lastCampaignId"
  | "currentFlowId"
  | "currentNodeId"
>;

/** The facts of one capability. Facts that the caller may not see are left out, as if the contact had none. */
export type ContactFacts = (tx: Tx, ctx: TenantCtx, contactId: string) => Promise<Partial<FactsAbove>>;
export const contactFacts = declareSlot<ContactFacts>("contact-facts");

/** The contacts among these who objected to being answered by the assistant. */
export type AssistantObjectors = (tx: Tx, contactIds: readonly string[]) => Promise<string[]>;
export const assistantObjectors = declareSlot<AssistantObjectors>("assistant-objectors");

/** The assistant is not switched on for a contact who objected to it (docs/decisions/0044). */
export const OBJECTED_TO_ASSISTANT =
  "Se opuso a que le responda el asistente. Si lo volvió a aceptar, anótalo en sus datos de privacidad";

/** The facts of a newly registered contact. Flows have no capability yet. */
export const NO_FACTS: FactsAbove = {
  lastMessage: null,
  moneyMovementIds: [],
  totalRevenue: null,
  notifications: [],
  funnelPhases: [{ phase: "sin_fase.ninguno", funnelId: null, date: null }],
  lastCampaignId: null,
  currentFlowId: null,
  currentNodeId: null,
};

/** Reads the facts of all capabilities above together. */
export async function readFacts(tx: Tx, ctx: TenantCtx, contactId: string): Promise<FactsAbove> {
  const facts = await Promise.all(ctx.fillings.of(contactFacts).map((read) => read(tx, ctx, contactId)));
  return Object.assign({}, NO_FACTS, ...facts);
}

export async function objectedToAssistant(tx: Tx, ctx: TenantCtx, contactIds: readonly string[]): Promise<string[]> {
  const ids = await Promise.all(ctx.fillings.of(assistantObjectors).map((read) => read(tx, contactIds)));
  return ids.flat();
}
