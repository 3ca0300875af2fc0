// How an order reaches the client, and whether it is late (contract/growth#orders).
import { invalid } from "../../kit/domain-error.ts";
import type { OrderStatus } from "./status.ts";

export const DELIVERY_METHODS = ["pickup", "delivery"] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const METHOD_LABELS: Readonly<Record<DeliveryMethod, string>> = {
  pickup: "Pasa a recogerlo",
  delivery: "Entrega a domicilio",
};

export const NO_ADDRESS = "Escribe la dirección de entrega";
export const ADDRESS_OF_PICKUP = "Un pedido que pasan a recoger no lleva dirección de entrega";

type Place = { method: DeliveryMethod; address: string };
type Sent = { deliveryMethod?: DeliveryMethod | undefined; deliveryAddress?: string | undefined };

/**
 * The method and address of an order. Without a method the address decides. A pick-up that is chosen now drops the
 * address of before. `path`: of the field of the call that has the address.
 */
export function placeOf(before: Place, { deliveryMethod, deliveryAddress }: Sent, path: string): Place {
  const address = deliveryAddress ?? (deliveryMethod === "pickup" ? "" : before.address);
  const method = deliveryMethod ?? (address === "" ? "pickup" : "delivery");
  if (method === "delivery" && address === "") throw invalid(path, NO_ADDRESS);
  if (method === "pickup" && address !== "") throw invalid(path, ADDRESS_OF_PICKUP);
  return { method, address };
}

/** `dueAt` in ISO form; null: nobody said when. */
export function isLate({ status, dueAt }: { status: OrderStatus; dueAt: string | null }, now: number): boolean {
  return status === "pending" && dueAt !== null && Date.parse(dueAt) < now;
}
