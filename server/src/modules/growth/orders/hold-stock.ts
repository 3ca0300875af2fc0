// Which stock an order takes, decided while nobody else can change it (docs/decisions/0119).
import { refusalText } from "@mostrador/domain/growth/orders/for-sale.ts";
import { heldStock, stockAfter } from "@mostrador/domain/growth/orders/held-stock.ts";
import type { OrderSource } from "@mostrador/domain/growth/orders/schema.ts";
import { conflict } from "@mostrador/domain/kit/domain-error.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { lockStock } from "../../catalog/products/index.ts";

/** They get only what is there. */
const BY_CUSTOMERS: readonly OrderSource[] = ["assistant", "page"];

type OrderedItem = { productId: string | null; name: string; unit: string; quantity: number };
type StockToHold = { productId: string; branchId: string; quantity: number };

/**
 * The lines with what is missing of each, and what to take of which branch. A customer gets only what is there: more
 * is a 409 in words for them. Staff and carts may order more than is counted.
 */
export async function holdOrderedStock<Item extends OrderedItem>(
  tx: Tx,
  { items, branchId, source }: { items: readonly Item[]; branchId: string | null; source: OrderSource },
): Promise<{ items: (Item & { missing: number })[]; taken: StockToHold[] }> {
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const stock = await lockStock(tx, ids);
  const taken: StockToHold[] = [];
  const held = items.map((item) => {
    const { productId, quantity } = item;
    if (productId === null) return { ...item, missing: 0 };
    const lines = stock.get(productId) ?? [];
    const line = heldStock(lines, quantity, branchId);
    // A cart may name a product in two lines.
    stock.set(productId, stockAfter(lines, line.taken));
    if (line.missing > 0 && BY_CUSTOMERS.includes(source)) throw tooFew(item, quantity - line.missing);
    taken.push(...line.taken.map((part) => ({ productId, ...part })));
    return { ...item, missing: line.missing };
  });
  return { items: held, taken };
}

function tooFew({ name, unit }: OrderedItem, stock: number) {
  const refusal = stock <= 0 ? "out_of_stock" : "too_few";
  return conflict(refusalText({ name, unit, stock }, refusal), { refusal });
}
