// The payment link of a sale: the page of the provider itself, for the amount that is owed when it is made.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { OrderLookedFor } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import type { PaymentDeps } from "../deps.ts";
import { readSeller } from "../seller/seller.store.ts";
import { insertOrder, type OrderRow, readOpenSale } from "./order.store.ts";
import type { SaleKind } from "./payable-sale.ts";
import { prepareOrder } from "./prepare-order.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LASTS_MS = 7 * DAY_MS;
/** A link that ends sooner is not given out again. */
const LEAST_MS = DAY_MS;
const NOT_CONNECTED = "Conecta Mercado Pago en Integraciones para cobrar en línea.";

export type SaleToPay = {
  kind: SaleKind;
  id: string;
  branchId: string | null;
  contactId: string;
  title: string;
  amountCents: number;
  backUrl: string | null;
};
export type SaleLink = { url: string; amountCents: number; expiresAt: Date };
export type SaleLinks = ReturnType<typeof saleLinks>;

/** Whether sales can be paid online now. */
export async function isSellerConnected(ctx: TenantCtx): Promise<boolean> {
  return (await readTogether(ctx, readSeller))?.status === "connected";
}

export function saleLinks(deps: PaymentDeps) {
  /** Runs outside any transaction. The same link while the amount is the same. */
  return async function linkOfSale(ctx: TenantCtx, sale: SaleToPay): Promise<SaleLink> {
    const seller = await readTogether(ctx, readSeller);
    if (seller?.status !== "connected") throw new DomainError(422, NOT_CONNECTED);
    const order = await orderOf(ctx, sale, seller.seller);
    const { initPoint } = await prepareOrder(ctx, deps, order, sale);
    return { url: initPoint, amountCents: order.amount_cents, expiresAt: order.expires_at };
  };
}

async function orderOf(ctx: TenantCtx, sale: SaleToPay, seller: string): Promise<OrderRow> {
  const { kind, id: saleId, amountCents } = sale;
  const after = new Date(ctx.now + LEAST_MS);
  const open = await readTogether(ctx, (tx) => readOpenSale(tx, { kind, saleId, seller, amountCents, after }));
  if (open) return open;
  const order: OrderRow = {
    business_id: ctx.businessId,
    id: newId(),
    appointment_id: null,
    product_order_id: kind === "order" ? saleId : null,
    package_purchase_id: kind === "package" ? saleId : null,
    branch_id: sale.branchId,
    contact_id: sale.contactId,
    title: sale.title,
    seller,
    amount_cents: amountCents,
    currency: "MXN",
    original_cents: amountCents,
    discount_cents: 0,
    price_cents: amountCents,
    preference: null,
    init_point: null,
    expires_at: new Date(ctx.now + LASTS_MS),
    created_at: new Date(ctx.now),
  };
  await transact(ctx, async (tx, inside) => {
    await insertOrder(tx, order);
    await publish(tx, inside, OrderLookedFor, { orderId: order.id }, { at: ctx.now + HOUR_MS });
  });
  return order;
}
