// The payment link of an order: for what is still owed, and told to the client where staff want it.
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { orderChanged } from "@mostrador/domain/growth/orders/live.ts";
import { paymentLinkNotice } from "@mostrador/domain/growth/orders/order-notice.ts";
import type { payOrder as payRoute } from "@mostrador/domain/growth/orders/routes.ts";
import { NO_ORDER } from "@mostrador/domain/growth/orders/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { sendToContact } from "../../../conversation/inbox/index.ts";
import type { payableSale, SaleLinks } from "../../../scheduling/payments/index.ts";
import { publicPageUrl } from "../../reservations/index.ts";
import { dueOf } from "../chargeable-order.ts";
import { lockOrder, readZone } from "../order.store.ts";
import { readOrdersDue } from "../order-due.store.ts";

type Filling = Parameters<typeof payableSale.fill>[0];
type Prepared = { order: ReturnType<typeof dueOf>; notify: boolean; url: string; amount: number; expiresAt: Date };

export function orderPayments(linkOf: SaleLinks) {
  return {
    async askForLink(ctx: TenantCtx, { params, body }: Pick<Call<typeof payRoute>, "params" | "body">) {
      const [row] = await readTogether(ctx, (tx) => readOrdersDue(tx, [params.id]));
      if (!row) throw notFound(NO_ORDER);
      const order = dueOf(row);
      if (order.refusal) throw new DomainError(422, order.refusal);
      if (order.priceCents === null) throw new DomainError(422, "Este pedido no tiene precio: cóbralo en el mostrador");
      const amountCents = owedOf(order);
      if (amountCents === 0) throw new DomainError(422, "Este pedido ya está pagado");
      const { contactId, branchId, title } = order;
      const page = await publicPageUrl(ctx);
      const backUrl = page && `${page}?pago=pedido`;
      const link = await linkOf(ctx, { kind: "order", id: order.id, contactId, branchId, title, amountCents, backUrl });
      return { order, notify: body.notify, url: link.url, amount: fromCents(amountCents), expiresAt: link.expiresAt };
    },

    async tellLink(ctx: TenantCtx, { order, notify, url, amount, expiresAt }: Prepared) {
      const message = notify
        ? await transact(ctx, (tx, inside) => tell(tx, inside, { order, url, amount, expiresAt }))
        : "Liga de pago lista";
      return { data: { url, amount, expiresAt: expiresAt.toISOString() }, message };
    },
  };
}

/** Returns what to say to staff: that the client has it, or why not. */
async function tell(tx: Tx, ctx: TenantCtx, { order, url, amount, expiresAt }: Omit<Prepared, "notify">) {
  const { name, pushName } = await contactCard({ ...ctx, tx }, order.contactId);
  const zone = await readZone(tx, order.branchId);
  const [today, until] = [localOf(zone, ctx.now).day, localOf(zone, expiresAt.getTime()).day];
  const sent = await sendToContact(tx, ctx, {
    contactId: order.contactId,
    text: paymentLinkNotice({ url, amount, until, name: name || pushName, today }),
    template: { purpose: "general", variables: {} },
    key: `order-payment ${order.id} ${ctx.requestId}`,
  });
  return sent.state === "queued" ? "Se le mandó la liga al cliente" : sent.reason;
}

/** What payments ask about an order. */
export const payableOrder: Filling = {
  kind: "order",
  async hold(tx, orderId) {
    await lockOrder(tx, orderId);
    const [row] = await readOrdersDue(tx, [orderId]);
    return row && { isCancelled: row.status === "canceled", dueCents: owedOf(dueOf(row)) };
  },
  moneyMoved: (tx, ctx, orderId) => announce(tx, ctx, orderChanged, { orderId }),
};

function owedOf({ priceCents, discountCents, paidCents }: ReturnType<typeof dueOf>): number {
  return Math.max(0, (priceCents ?? 0) - discountCents - paidCents);
}
