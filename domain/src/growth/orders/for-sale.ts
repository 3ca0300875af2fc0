// Whether the assistant may take an order for this much of a product: only with a price of the business, and within
// the stock where it is counted (contract/growth#orders). Staff have no such limits.
import { quantityText } from "../../catalog/products/stock.ts";

/** `stock` null: no movements, so it is not counted. `price` in pesos; 0: the business has none. */
export type ForSale = { id: string; name: string; price: number; unit: string; stock: number | null };

export type SaleRefusal = "no_price" | "out_of_stock" | "too_few";

/** Null when it is available. */
export function refusedSale(product: Pick<ForSale, "price" | "stock">, quantity: number): SaleRefusal | null {
  const { price, stock } = product;
  if (price <= 0) return "no_price";
  if (stock === null || stock >= quantity) return null;
  return stock <= 0 ? "out_of_stock" : "too_few";
}

/** The text for the customer. */
export function refusalText(
  { name, unit, stock }: Pick<ForSale, "name" | "unit" | "stock">,
  refusal: SaleRefusal,
): string {
  if (refusal === "no_price") return `${name} no tiene precio registrado: lo confirma una persona del equipo.`;
  if (refusal === "out_of_stock") return `${name} está agotado.`;
  return `De ${name} solo hay ${quantityText(stock ?? 0, unit)}.`;
}
