// Whether so much of a product can be ordered from the assistant: only at a price that the business wrote, and only what is
// there where it is counted (contract/growth#orders). Staff may write down what they like.
import { quantityText } from "../../catalog/products/stock.ts";

/** `stock` null: it never moved, so nobody counts it. `price` in pesos; 0: the business wrote none. */
export type ForSale = { id: string; name: string; price: number; unit: string; stock: number | null };

export type SaleRefusal = "no_price" | "out_of_stock" | "too_few";

/** Null when it can be had. */
export function refusedSale(product: Pick<ForSale, "price" | "stock">, quantity: number): SaleRefusal | null {
  const { price, stock } = product;
  if (price <= 0) return "no_price";
  if (stock === null || stock >= quantity) return null;
  return stock <= 0 ? "out_of_stock" : "too_few";
}

/** What the customer is told of it. */
export function refusalText({ name, unit, stock }: ForSale, refusal: SaleRefusal): string {
  if (refusal === "no_price") return `${name} no tiene precio registrado: lo confirma una persona del equipo.`;
  if (refusal === "out_of_stock") return `${name} está agotado.`;
  return `De ${name} solo hay ${quantityText(stock ?? 0, unit)}.`;
}
