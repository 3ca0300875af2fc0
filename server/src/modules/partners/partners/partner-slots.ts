// What partners need to know of the capabilities above them.
import type { PartnerDomain, PartnerPlan } from "@mostrador/domain/partners/partners/schema.ts";
import type { Ctx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type PartnerFigures = {
  prepayCredits: number;
  soldCredits: number;
  transferred: { total: number; gpt: number; reasoning: number };
};

/** The credits of these partners; one without movements may be left out. */
export const partnerFigures =
  declareSlot<(tx: Tx, partnerIds: readonly string[]) => Promise<Map<string, PartnerFigures>>>("partner-figures");

/** The partners that have sent the most credits, the first one first; only those above zero. */
export const partnerRanking =
  declareSlot<(tx: Tx, by: "total" | "gpt" | "reasoning", limit: number) => Promise<string[]>>("partner-ranking");

/** Called in the transaction that makes a partner: its first credits. */
export const partnerStarted =
  declareSlot<(tx: Tx, ctx: Ctx, started: { partnerId: string; plan: PartnerPlan }) => Promise<void>>(
    "partner-started",
  );

/** The host names of these partners. */
export const partnerDomains =
  declareSlot<(tx: Tx, partnerIds: readonly string[]) => Promise<Map<string, PartnerDomain[]>>>("partner-domains");

/** Called after a partner changed its brand or its name. */
export const brandChanged = declareSlot<(partnerId: string) => void>("brand-changed");
