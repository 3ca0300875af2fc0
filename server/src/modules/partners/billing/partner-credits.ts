// What billing needs to know of the credits of a partner, which live above it.
import type { Ctx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type PartnerUse = { movementId: string; partnerId: string; credits: number; at: number };
type PotPurchase = { partnerId: string; key: string; amount: number };

export type PartnerCredits = {
  /** Into 'Sin fee'. `totalPrice` in pesos. The same key again changes nothing. */
  recharge(tx: Tx, ctx: Ctx, bought: PotPurchase & { totalPrice: number }): Promise<void>;
  /** Out of 'Sin fee', as far as they are still there. */
  takeBack(tx: Tx, ctx: Ctx, refunded: PotPurchase): Promise<void>;
  /** Sent from 'Con fee' since then, and not reported. */
  unreportedUse(tx: Tx, partnerId: string, since: Date): Promise<PartnerUse[]>;
  noteReported(tx: Tx, movementId: string, at: Date): Promise<void>;
};

export const partnerCredits = declareSlot<PartnerCredits>("partner-credits");
