// Makes one order from the cart of WhatsApp's catalogue, at the prices of WhatsApp. A line with an unknown product is
// stored as written.
import { CartReceived } from "@mostrador/domain/conversation/inbox/schema.ts";
import { MOST_LINES, MOST_OF_DETAILS, MOST_OF_ONE, UNKNOWN_PRODUCT } from "@mostrador/domain/growth/orders/schema.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { productsForSale } from "../../catalog/products/index.ts";
import { cartOf } from "../../conversation/inbox/index.ts";
import { placeOrder } from "./place-order.ts";

const HIGHEST_PRICE = 9_999_999;

export const onCartReceived = on(
  CartReceived,
  { name: "place-order", title: "Registrar el pedido de un carrito" },
  async (ctx, { messageId, threadId, contactId }) => {
    await transact(ctx, async (tx, inside) => {
      const cart = await cartOf(tx, messageId);
      const lines = cart?.items.filter(({ quantity }) => quantity > 0 && quantity <= MOST_OF_ONE).slice(0, MOST_LINES);
      if (!cart || !lines?.length) return;
      const products = await productsForSale(tx);
      const ofCode = (code: string) =>
        products.find(({ id, customId }) => code !== "" && [id, customId.toLowerCase()].includes(code.toLowerCase()));
      const currency = lines.find((line) => /^[A-Z]{3}$/.test(line.currency))?.currency ?? "MXN";
      const items = lines.map((line) => {
        const product = ofCode(line.productId);
        const pesos = line.price / 100;
        const isPriced = line.currency === currency && pesos > 0 && pesos <= HIGHEST_PRICE;
        return {
          productId: product?.id ?? null,
          name: product?.name ?? (line.productId ? `${UNKNOWN_PRODUCT} (${line.productId})` : UNKNOWN_PRODUCT),
          unit: product?.unit ?? "",
          quantity: line.quantity,
          price: isPriced ? pesos : null,
        };
      });
      await placeOrder(tx, inside, {
        contactId,
        branchId: null,
        threadId,
        source: "whatsapp",
        items,
        currency,
        deliveryDate: null,
        deliveryTime: null,
        deliveryAddress: "",
        details: cart.text.slice(0, MOST_OF_DETAILS),
        key: `message:${messageId}`,
      });
    });
  },
);
