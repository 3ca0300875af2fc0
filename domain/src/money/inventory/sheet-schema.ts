// The bodies of a count and of a transfer (contract/money#counts).
import * as z from "zod";
import { MOST_UNITS } from "../../catalog/products/resource.ts";
import { REFERENCE, reference } from "../../kit/reference.ts";
import { Id, optionalText, REQUIRED, text } from "../../kit/schema.ts";
import { NO_PRODUCT } from "./schema.ts";

const WHOLE = "La cantidad solo lleva dígitos";
const TOO_MANY = "La cantidad es demasiado alta";

const Product = z.uuid(NO_PRODUCT).meta({ [REFERENCE]: "product" });

/** The same key is the same sheet, for any number of calls. */
const Key = z.string(REQUIRED).regex(/^[\w-]{8,64}$/, "La clave debe tener de 8 a 64 letras o números");

const CountLine = z.object({
  branchId: reference("branch"),
  productId: Product,
  /** What the sheet said that there is: with another stock now, the count is refused. */
  expected: z.number(REQUIRED).int(WHOLE).min(-2_000_000_000, TOO_MANY).max(2_000_000_000, TOO_MANY),
  counted: z
    .number("Escribe lo que contaste")
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
          quantity: z.number(REQUIRED).int(WHOLE).min(1, "La cantidad debe ser mayor a 0").max(MOST_UNITS, TOO_MANY),
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
