// Stock movements: an append-only ledger (contract/money#stock).

import * as z from "zod";
import { MOST_UNITS } from "../../catalog/products/resource.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { REFERENCE, reference } from "../../kit/reference.ts";
import { access } from "../../kit/route.ts";
import { customId, DateTime, dateTime, Id, optionalText, REQUIRED } from "../../kit/schema.ts";
import { IdList } from "../finance/schema.ts";

export const NO_PRODUCT = "Producto no encontrado";
const TOO_FEW = "La cantidad debe ser mayor a 0";

const Type = z.enum(["in", "out"], "El tipo debe ser entrada o salida");

/** The server writes that of a consumption, and accepts it where a screen sends it. */
const MovementId = z.union([z.string().regex(/^SERV-[0-9a-zA-Z]{5}$/), customId()], {
  error: "El identificador debe tener máximo 10 caracteres, solo letras y números",
});

export const NewStockMovement = z.object({
  businessId: Id.optional(),
  customId: MovementId.optional(),
  branchId: reference("branch"),
  productId: z.uuid(NO_PRODUCT).meta({ [REFERENCE]: "product" }),
  quantity: z
    .number(REQUIRED)
    .int("La cantidad solo lleva dígitos")
    .min(1, TOO_FEW)
    .max(MOST_UNITS, "La cantidad es demasiado alta"),
  type: Type.default("out"),
  /** Left out: now. */
  date: dateTime().optional(),
  comments: optionalText(500, "Los comentarios"),
});
export type NewStockMovement = z.infer<typeof NewStockMovement>;
export type StockMovementInput = z.input<typeof NewStockMovement>;

const ONE_OF = "Envía el movimiento o la lista de movimientos";
export const StockMovementBody = z
  .object({
    businessId: Id.optional(),
    stockMovement: NewStockMovement.optional(),
    stockMovements: z
      .array(NewStockMovement)
      .min(1, "Elige al menos un producto")
      .max(100, "Son demasiados productos")
      .optional(),
    appointmentId: reference("appointment").nullish(),
  })
  .refine((body) => body.stockMovement ?? body.stockMovements, {
    path: ["stockMovements"],
    error: ONE_OF,
  });

export const StockMovement = z.object({
  _id: Id,
  businessId: Id,
  customId: z.string(),
  branchId: Id,
  branchName: z.string(),
  productId: Id,
  productName: z.string(),
  unit: z.string(),
  appointmentId: Id.nullable(),
  /** The order that took it, or gave it back. */
  orderId: Id.nullable(),
  quantity: z.int(),
  type: Type,
  date: DateTime,
  comments: z.string(),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type StockMovement = z.infer<typeof StockMovement>;

/** With the stock afterwards: below zero gives a `warning` to the caller; null where there is enough. */
export const WrittenMovements = z.array(StockMovement.extend({ stockAfter: z.int(), warning: z.string().nullable() }));

export const stockMovementJournal = defineJournal({
  name: "stockMovement",
  table: "stock_movements",
  moment: "date",
  summary: "Movimientos de inventario: unos cuantos por id, o los del negocio; los más nuevos primero",
  access: access.view(PAGE.inventario),
  row: StockMovement,
  filters: { ids: IdList.optional(), branchId: Id.optional(), productId: Id.optional(), type: Type.optional() },
  columns: { branchId: "branch_id", productId: "product_id", type: "type" },
  whose: ["businessId", "ids"],
  limit: 500,
});
