// Tells a client about their order: in the conversation, within the rules of the window, once for each change.
import { type OrderNews, orderNotice } from "@mostrador/domain/growth/orders/order-notice.ts";
import type { Order } from "@mostrador/domain/growth/orders/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { readZone } from "./order.store.ts";

/** Returns what to say to staff: that the client was told, or why not. */
export async function notifyClient(tx: Tx, ctx: TenantCtx, order: Order, news: OrderNews): Promise<string> {
  const { name, pushName } = await contactCard({ ...ctx, tx }, order.clientId);
  const today = localOf(await readZone(tx, order.branchId), ctx.now).day;
  const sent = await sendToContact(tx, ctx, {
    contactId: order.clientId,
    text: orderNotice(order, news, { name: name || pushName, today }),
    template: { purpose: "general", variables: {} },
    key: `order ${order._id} ${news} ${order.updatedAt}`,
  });
  return sent.state === "queued" ? "Se le avisó al cliente" : sent.reason;
}
