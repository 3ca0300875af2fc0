// A sale that is paid by a link, such as an order of products: the capability above declares what payments need of it.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

export type PayableSale = {
  /** Locks it until the transaction ends; undefined where it does not exist. `dueCents`: what is still owed. */
  hold(tx: Tx, saleId: string): Promise<{ isCancelled: boolean; dueCents: number } | undefined>;
  /** Money for it arrived or went back. */
  announce(tx: Tx, ctx: TenantCtx, saleId: string): Promise<void>;
};

export const payableSale = declareSlot<PayableSale>("payableSale");
