// The page of a product for strangers with its link, and their own order: pending, of what is there, within the limits
// of the booking page.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { type Product, products } from "@mostrador/domain/catalog/products/resource.ts";
import { stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import { refusalText, refusedSale } from "@mostrador/domain/growth/orders/for-sale.ts";
import {
  DAY_TOO_FAR,
  KEY_OF_ANOTHER,
  MANY_PENDING,
  NOT_FOR_SALE,
  type OwnOrder,
} from "@mostrador/domain/growth/orders/public-product/schema.ts";
import type {
  orderOneself as orderRoute,
  getPublicProduct as showRoute,
} from "@mostrador/domain/growth/orders/routes.ts";
import { MOST_OF_DETAILS } from "@mostrador/domain/growth/orders/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx, PublicCtx, TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { businessToday } from "../../../business/businesses/index.ts";
import { findOrCreateContact, nameContact } from "../../../business/contacts/index.ts";
import { noteShown } from "../../../business/privacy/index.ts";
import { productActions } from "../../../catalog/products/index.ts";
import { type EnteredPage, enterPage, type Reservations } from "../../reservations/index.ts";
import { readOrders } from "../order.store.ts";
import { noteOrder, orderOf } from "../order.ts";
import { placeOrder } from "../place-order.ts";

const MOST_PENDING = 5;
const LATEST_DAYS = 365;

export function ownOrder({ limits, proving }: Reservations) {
  return {
    async show(ctx: Ctx, { params }: Pick<Call<typeof showRoute>, "params">) {
      const { _id, name, description, price, unit, images, stock } = await openProduct(
        await enterPage(ctx, params.search),
        params.id,
      );
      const pictures = images.filter(({ type }) => type === "image").map(({ url }) => url);
      const left = stock.length === 0 ? null : Math.max(0, stockIn(stock));
      return { data: { _id, name, description, price, unit, images: pictures, left } };
    },

    async order(ctx: PublicCtx, { params, body: { order } }: Pick<Call<typeof orderRoute>, "params" | "body">) {
      const page = await enterPage(ctx, params.search);
      const phone = canonicalPhone(order.countryCode, order.whatsapp);
      await limits.count(ctx, page, "book", phone);
      const product = await openProduct(page, params.id);
      await refuseFarDay(page.ctx, order);
      const isProved = await proving.requireProof(page, phone, order.proof);
      const data = await transact(page.ctx, async (tx, inside) => {
        const at = new Date(inside.now);
        const { contactId, isNew } = await findOrCreateContact(tx, inside, { waId: phone, pushName: "", at });
        // A stranger cannot rename a contact that the business knows.
        if (isNew || isProved) await nameContact(inside, contactId, order.name);
        const id = await placed(tx, inside, { contactId, product, order, details: detailsOf(order, isProved) });
        await noteShown(tx, inside, contactId, "Página de un producto");
        const { clientId, total, deliveryMethod, items } = await orderOf(tx, inside, id);
        if (clientId !== contactId) throw conflict(KEY_OF_ANOTHER);
        return { productName: product.name, quantity: items[0]?.quantity ?? 0, total, deliveryMethod };
      });
      return { data, message: "Recibimos tu pedido. El negocio te confirmará la entrega." };
    },
  };
}

type ToPlace = { contactId: string; product: Product; order: OwnOrder; details: string };

/** Its id; the same key again is the same order. */
async function placed(tx: Tx, ctx: TenantCtx, { contactId, product, order, details }: ToPlace): Promise<string> {
  const before = await readOrders(tx, { clientId: contactId, status: "pending", limit: MOST_PENDING });
  const key = `page:${order.key}`;
  const known = before.find(({ request_key }) => request_key === key);
  if (known) return known.id;
  refuseUnsold(product, order.quantity);
  if (before.length >= MOST_PENDING) throw conflict(MANY_PENDING);
  const { deliveryMethod, deliveryAddress, deliveryDate, deliveryTime, quantity } = order;
  const { _id: productId, name, unit, price } = product;
  const id = await placeOrder(tx, ctx, {
    ...{ contactId, branchId: null, threadId: null, source: "page", key, details },
    ...{ deliveryMethod, deliveryAddress, deliveryDate, deliveryTime },
    items: [{ productId, name, unit, quantity, price }],
  });
  await noteOrder(tx, ctx, id, "created");
  return id;
}

/** An archived product and an unknown one get the same answer. */
async function openProduct({ ctx }: EnteredPage, id: string): Promise<Product> {
  try {
    const { data } = await productActions.get(ctx, { params: { id } });
    if (!data.isArchived) return data;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error;
  }
  throw notFound(products.texts.unknown ?? NOT_FOR_SALE);
}

function refuseUnsold({ name, unit, price, stock: lines }: Product, quantity: number): void {
  const stock = lines.length === 0 ? null : stockIn(lines);
  const refusal = refusedSale({ price, stock }, quantity);
  if (refusal) throw conflict(refusalText({ name, unit, stock }, refusal), { refusal });
}

async function refuseFarDay(ctx: TenantCtx, { deliveryDate }: OwnOrder): Promise<void> {
  if (deliveryDate === null) return;
  const today = await businessToday(ctx);
  if (deliveryDate < today || deliveryDate > addDays(today, LATEST_DAYS))
    throw invalid("order.deliveryDate", DAY_TOO_FAR);
}

function detailsOf({ name, details }: OwnOrder, isProved: boolean): string {
  const from = isProved ? `Pedido en línea: ${name}.` : `Pedido en línea: ${name}. Número sin verificar.`;
  return `${from} ${details}`.trim().slice(0, MOST_OF_DETAILS);
}
