// A sale that is paid by a link, such as an order of products or a package of sessions: the capability above declares
// what payments need of it.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

export const SALE_KINDS = ["order", "package"] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

export type PayableSale = {
  readonly kind: SaleKind;
  /** Locks it until the transaction ends; undefined where it does not exist. `dueCents`: what is still owed. */
  hold(tx: Tx, saleId: string): Promise<{ isCancelled: boolean; dueCents: number } | undefined>;
  /** Money for it arrived or went back, and is in the book; called more than once for the same money. */
  moneyMoved(tx: Tx, ctx: TenantCtx, saleId: string): Promise<void>;
};

export const payableSale = declareSlot<PayableSale>("payableSale");

/** Null: the link is not of a sale. */
export function saleOf(
  ctx: TenantCtx,
  order: { product_order_id: string | null; package_purchase_id: string | null },
): (PayableSale & { saleId: string }) | null {
  const saleId = order.product_order_id ?? order.package_purchase_id;
  if (!saleId) return null;
  const kind: SaleKind = order.product_order_id ? "order" : "package";
  const sale = ctx.fillings.of(payableSale).find((one) => one.kind === kind);
  if (!sale) throw new Error(`Nobody fills the sale ${kind}`);
  return { ...sale, saleId };
}
