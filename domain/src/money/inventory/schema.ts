// Stock movements: an append-only ledger (contract/money#stock).

import * as z from "zod";
import { MOST_UNITS } from "../../catalog/products/resource.ts";
import { PAGE } from "../../ground/identity/pages.ts";
import { defineJournal } from "../../kit/journal/define-journal.ts";
import { REFERENCE, reference } from "../../kit/reference.ts";
import { access } from "../../kit/route.ts";
import { DateTime, dateTime, Id, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { IdList } from "../finance/schema.ts";
import { STOCK_CAUSES } from "./cause.ts";
import { countError } from "./count-error.ts";

export const NO_PRODUCT = "Producto no encontrado";
const TOO_FEW = "La cantidad debe ser mayor a 0";
const WHOLE = "La cantidad solo lleva dígitos";
const TOO_MANY = "La cantidad es demasiado alta";

const Product = z
  .uuid(NO_PRODUCT)
  .toLowerCase()
  .meta({ [REFERENCE]: "product" });

const Type = z.enum(["in", "out"], "El tipo debe ser entrada o salida");

/** The server writes that of a consumption, and accepts it where a screen sends it. */
const MovementId: z.ZodType<string, string | null | undefined> = z.preprocess(
  (value) => value ?? "",
  z
    .string()
    .trim()
    .max(10, "El identificador debe tener máximo 10 caracteres")
    .regex(/^(SERV-)?[a-zA-Z0-9]*$/, "El identificador solo puede contener letras y números"),
);

export const NewStockMovement = z.object({
  businessId: Id.optional(),
  customId: MovementId.optional(),
  branchId: reference("branch"),
  productId: Product,
  quantity: z.number(countError("La cantidad")).int(WHOLE).min(1, TOO_FEW).max(MOST_UNITS, TOO_MANY),
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
  .refine((body) => (body.stockMovement === undefined) !== (body.stockMovements === undefined), {
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
  filters: {
    ...{ ids: IdList.optional(), branchId: Id.optional(), productId: Id.optional(), type: Type.optional() },
    cause: z.enum(STOCK_CAUSES, "El motivo de la salida no es válido").optional(),
  },
  columns: { branchId: "branch_id", productId: "product_id", type: "type" },
  whose: ["businessId", "ids"],
  limit: 500,
  days: true,
});

/** Units of everything that is found. */
export const StockTotals = z.object({ count: z.int(), in: z.int(), out: z.int() });
export type StockTotals = z.infer<typeof StockTotals>;

/** The same key is the same sheet, for any number of calls. */
const Key = z.string(REQUIRED).regex(/^[\w-]{8,64}$/, "La clave debe tener de 8 a 64 letras o números");

const CountLine = z.object({
  branchId: reference("branch"),
  productId: Product,
  /** What the sheet said that there is: with another stock now, the count is refused. */
  expected: z.number(countError("Lo esperado")).int(WHOLE).min(-2_000_000_000, TOO_MANY).max(2_000_000_000, TOO_MANY),
  counted: z
    .number(countError("Lo contado", "Escribe lo que contaste"))
    .int(WHOLE)
    .min(0, "Lo contado no puede ser negativo")
    .max(MOST_UNITS, TOO_MANY),
});

export const NewStockCount = z.object({
  businessId: Id,
  key: Key,
  reason: text(3, 200, "El motivo"),
  lines: z
    .array(CountLine, REQUIRED)
    .min(1, "Cuenta al menos un producto")
    .max(500, "Son demasiados productos")
    .refine(
      (lines) => new Set(lines.map((line) => `${line.branchId} ${line.productId}`.toLowerCase())).size === lines.length,
      "Cada producto se cuenta una vez",
    ),
});
export type NewStockCount = z.infer<typeof NewStockCount>;

export const NewStockTransfer = z
  .object({
    businessId: Id,
    key: Key,
    fromBranchId: reference("branch"),
    toBranchId: reference("branch"),
    lines: z
      .array(
        z.object({
          productId: Product,
          quantity: z.number(countError("La cantidad")).int(WHOLE).min(1, TOO_FEW).max(MOST_UNITS, TOO_MANY),
        }),
        REQUIRED,
      )
      .min(1, "Elige al menos un producto")
      .max(100, "Son demasiados productos"),
    comments: optionalText(200, "Los comentarios"),
  })
  .refine(({ fromBranchId, toBranchId }) => fromBranchId.toLowerCase() !== toBranchId.toLowerCase(), {
    path: ["toBranchId"],
    error: "Elige otra sucursal de destino",
  });
export type NewStockTransfer = z.infer<typeof NewStockTransfer>;

export const SHEET_KINDS = ["count", "transfer"] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];
export const SHEET_LABELS: Readonly<Record<SheetKind, string>> = { count: "Conteo", transfer: "Traspaso" };
const Kind = z.enum(SHEET_KINDS, "El tipo debe ser conteo o traspaso");

/** A count or a transfer that was written. */
export const StockSheet = z.object({
  _id: Id,
  businessId: Id,
  kind: Kind,
  /** The reason of a count, the comments of a transfer. */
  reason: z.string(),
  /** How many products it named. */
  lines: z.int(),
  /** How many of a count differed; of a transfer those that were moved. */
  differences: z.int(),
  /** The counted branches, or the one that products left. */
  fromBranches: z.array(z.string()),
  /** Where a transfer arrived; '' for a count. */
  toBranch: z.string(),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type StockSheet = z.infer<typeof StockSheet>;

export const StockSheetLine = z.object({
  productId: Id,
  productName: z.string(),
  unit: z.string(),
  branchId: Id,
  branchName: z.string(),
  /** Null: a transfer, or a count of the time before its lines were kept. */
  expected: z.int().nullable(),
  counted: z.int().nullable(),
  /** What was added to the stock of the branch; less than zero was taken. */
  difference: z.int(),
});
export type StockSheetLine = z.infer<typeof StockSheetLine>;

export const stockSheetJournal = defineJournal({
  name: "stockSheet",
  table: "stock_sheets",
  moment: "created_at",
  summary: "Conteos y traspasos de inventario, los más nuevos primero",
  access: access.view(PAGE.inventario),
  row: StockSheet,
  filters: { id: Id.optional(), kind: Kind.optional() },
  columns: { id: "id", kind: "kind" },
  whose: ["businessId"],
  limit: 50,
});
