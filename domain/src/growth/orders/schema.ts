// Orders: products that a contact wants, at the prices of that moment (contract/growth#orders).
import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { reference } from "../../kit/reference.ts";
import { access } from "../../kit/route.ts";
import { DateTime, Day, day, HourMinute, Id, optionalText, REQUIRED, UpdatedAt } from "../../kit/schema.ts";
import { DELIVERY_METHODS } from "./delivery.ts";
import { ORDER_STATUSES } from "./status.ts";

export const NO_ORDER = "No se encontró el pedido";
export const MOST_LINES = 30;
export const MOST_OF_ONE = 1000;
export const MOST_OF_ADDRESS = 200;
export const MOST_OF_DETAILS = 500;
/** A product of the WhatsApp catalogue that the business does not have. */
export const UNKNOWN_PRODUCT = "Producto desconocido";

/** By the assistant after the customer's yes, by the cart of WhatsApp, by a person, or on the page of a product. */
export const ORDER_SOURCES = ["assistant", "whatsapp", "person", "page"] as const;
const Source = z.enum(ORDER_SOURCES);
export type OrderSource = z.infer<typeof Source>;
export const SOURCE_LABELS: Readonly<Record<OrderSource, string>> = {
  assistant: "Asistente",
  whatsapp: "Carrito de WhatsApp",
  person: "Equipo",
  page: "Página del producto",
};

const Status = z.enum(ORDER_STATUSES, "El estado debe ser pendiente, entregado o cancelado");

/** An empty text means none, as forms send it. */
const none = (value: unknown) => (value === "" || value === undefined ? null : value);

export const Quantity = z
  .int("La cantidad debe ser un número entero")
  .min(1, "La cantidad debe ser al menos 1")
  .max(MOST_OF_ONE, `La cantidad puede ser de hasta ${MOST_OF_ONE}`);

const Line = z.object({ productId: reference("product"), quantity: Quantity });

const Method = z.enum(DELIVERY_METHODS, "La entrega debe ser a domicilio o para recoger");

export const Delivery = {
  /** Left out: a delivery where there is an address, else a pick-up. */
  deliveryMethod: Method.optional(),
  deliveryDate: z.preprocess(none, day("La fecha de entrega", { first: 2000, last: 2100 }).nullable()),
  deliveryTime: z.preprocess(none, HourMinute.nullable()),
  deliveryAddress: optionalText(MOST_OF_ADDRESS, "La dirección de entrega"),
  details: optionalText(MOST_OF_DETAILS, "Los detalles"),
};

export const NewOrder = z.object({
  businessId: Id,
  clientId: reference("client"),
  branchId: z.preprocess(none, reference("branch").nullable()),
  items: z
    .array(Line, REQUIRED)
    .min(1, "Agrega al menos un producto")
    .max(MOST_LINES, `Un pedido puede tener hasta ${MOST_LINES} productos`)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
      error: "Cada producto va en una sola línea",
    }),
  ...Delivery,
});
export type NewOrder = z.infer<typeof NewOrder>;

/** Whether the client gets a message about it. */
export const Notify = z.boolean("Debe ser true o false").default(false);

/**
 * `status` closes it; the other fields can change while it is pending. `ready`: it waits to be picked up, or is on its
 * way.
 */
export const OrderEdit = z
  .object({ status: Status, ready: z.boolean("Debe ser true o false"), notify: Notify, ...Delivery })
  .partial()
  .extend({ updatedAt: UpdatedAt });
export type OrderEdit = z.infer<typeof OrderEdit>;

/** The page of the provider where the client pays it; the same one while the amount is the same. */
export const OrderPaymentLink = z.object({ url: z.string(), amount: z.number(), expiresAt: DateTime });
export type OrderPaymentLink = z.infer<typeof OrderPaymentLink>;

export const Order = z.object({
  _id: Id,
  businessId: Id,
  clientId: Id,
  clientName: z.string(),
  branchId: Id.nullable(),
  branchName: z.string(),
  status: Status,
  source: Source,
  items: z.array(
    z.object({
      /** Null: the business has no such product (any more). */
      productId: Id.nullable(),
      name: z.string(),
      unit: z.string(),
      quantity: z.int(),
      /** Of one, in units of the currency, at the time of the order; null: there was none. */
      price: z.number().nullable(),
      /** How many were not in stock when it was placed. */
      missing: z.int(),
      /** The address of a picture of the product. */
      image: z.string().nullable(),
    }),
  ),
  /** Of the lines with a price. */
  total: z.number(),
  currency: z.string(),
  deliveryMethod: Method,
  /** When it should be with the client, by the local day and hour; without an hour at the end of the day. */
  dueAt: DateTime.nullable(),
  readyAt: DateTime.nullable(),
  deliveryDate: Day.nullable(),
  deliveryTime: z.string().nullable(),
  deliveryAddress: z.string(),
  details: z.string(),
  /** The conversation in which it was placed. */
  threadId: Id.nullable(),
  createdBy: z.string(),
  updatedBy: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Order = z.infer<typeof Order>;

export const orderJournal = defineJournal({
  name: "order",
  table: "orders",
  moment: "created_at",
  summary: "Pedidos del negocio o de un contacto, los más nuevos primero",
  access: access.view(PAGE.pedidos),
  row: Order,
  of: { row: "contacts", rowIn: "clientId" },
  filters: {
    clientId: Id.optional(),
    status: Status.optional(),
    source: Source.optional(),
    branchId: Id.optional(),
    deliveryDate: Day.optional(),
    /** Pending ones whose moment has passed. */
    late: z.stringbool("Debe ser true o false").optional(),
    /** Those with a line of this name. */
    item: z.string().trim().max(300, "El producto es demasiado largo").optional(),
    /** Only this order. */
    id: Id.optional(),
  },
  columns: {
    ...{ clientId: "contact_id", status: "status", source: "source", id: "id" },
    ...{ branchId: "branch_id", deliveryDate: "delivery_date" },
  },
  whose: ["businessId", "clientId"],
  limit: 100,
  days: true,
});

/** `total`: in pesos, without cancelled orders and lines without a price. `units`: of `item`, else of all products, without cancelled orders. */
export const OrderTotals = z.object({
  ...{ count: z.int(), pending: z.int(), late: z.int(), units: z.int() },
  total: z.number(),
});
export type OrderTotals = z.infer<typeof OrderTotals>;
