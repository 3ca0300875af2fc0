// The page of a product for people with its link, and the order that they place there.
import * as z from "zod";
import { withNumber } from "../../../business/contacts/schema.ts";
import { Id } from "../../../kit/schema.ts";
import { Person } from "../../reservations/schema.ts";
import { Delivery, Quantity } from "../schema.ts";

export const NOT_FOR_SALE = "Este producto ya no está disponible";
export const MANY_PENDING = "Ya tienes varios pedidos pendientes. Escríbele al negocio para pedir más.";
export const KEY_OF_ANOTHER = "Esa clave ya es de otro pedido";
export const DAY_TOO_FAR = "Elige un día de hoy en adelante, dentro de un año";

/** `left`: what can be ordered; null where it is not counted. `price` 0: the business says it when asked. */
export const PublicProduct = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  unit: z.string(),
  images: z.array(z.string()),
  left: z.int().nullable(),
});
export type PublicProduct = z.infer<typeof PublicProduct>;

/** The same key is the same order. */
export const OwnOrder = withNumber(
  z.object({
    ...Person,
    ...Delivery,
    quantity: Quantity,
    key: z.string("Envía la clave del pedido").min(8, "La clave es muy corta").max(64, "La clave es muy larga"),
  }),
);
export type OwnOrder = z.infer<typeof OwnOrder>;

export const PlacedOrder = z.object({
  productName: z.string(),
  quantity: z.int(),
  total: z.number(),
  deliveryMethod: z.enum(["pickup", "delivery"]),
});
