// An upload of rows as it is kept and told: how far it is, and what became of each row.
import * as z from "zod";
import { DateTime, Id, text } from "../schema.ts";

/** So long an upload is kept, with its report; then it can neither be looked at nor undone. */
export const KEPT_DAYS = 90;
export const MOST_ROWS = 100_000;
export const MOST_BATCH = 500;

export const ImportState = z.enum(["running", "done", "cancelled", "undoing", "undone"]);
export const Outcome = z.enum(["created", "updated", "unchanged", "failed"]);
export type Outcome = z.infer<typeof Outcome>;

const Count = z.int().min(0);

/** What was counted of a part, or of all parts: of rows that are in the database. */
export const ImportStats = z.object({
  created: Count,
  failed: Count,
  /** There before, and completed where something was empty; or with nothing to complete. */
  updated: Count,
  unchanged: Count,
});
export type ImportStats = z.infer<typeof ImportStats>;

export const Import = z.object({
  _id: Id,
  fileName: z.string(),
  /** Of the file's bytes, so that the same file goes on where it stopped. */
  fileHash: z.string(),
  rows: Count,
  repair: z.boolean(),
  state: ImportState,
  stats: ImportStats,
  /** The parts that were received. */
  batches: z.array(z.int()),
  /** Of what an undo took away, and what it left and why; `unfilled`: who lost again what had been filled in. */
  undone: z.object({ removed: Count, edited: Count, named: Count, unfilled: Count }),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type Import = z.infer<typeof Import>;

export const NewImport = z.object({
  businessId: Id,
  fileName: text(1, 255, "El nombre del archivo"),
  fileHash: z.string().regex(/^[0-9a-f]{64}$/, "La suma del archivo no es válida"),
  rows: z
    .int("El número de filas no es válido")
    .min(1, "El archivo no tiene filas")
    .max(MOST_ROWS, `El archivo puede tener hasta ${MOST_ROWS.toLocaleString("es-MX")} filas`),
  repair: z.boolean("La elección no es válida").default(false),
});

/** `row`: as the sheet counts it. */
export const RowOutcome = z.object({ row: z.int(), outcome: Outcome, problem: z.string() });
export type RowOutcome = z.infer<typeof RowOutcome>;

/** A cell as it is sent. Notes may come as the documents send them, a list of texts. */
const SentCell = z.preprocess(
  (value) => (Array.isArray(value) ? value.map((one) => (one as { text?: unknown })?.text ?? "").join("\n") : value),
  z
    .union([z.string().max(5_000, "La celda debe tener máximo 5000 caracteres"), z.number(), z.boolean()], {
      error: "La celda no es un texto, un número ni un sí o no",
    })
    .nullish(),
);

/** The cells of a row by their fields, and the number that the sheet gives it. */
export function sentRows(fields: readonly string[]) {
  const row = z.object({
    row: z
      .int("El número de fila no es válido")
      .min(1, "El número de fila no es válido")
      .max(2_000_000, "El número de fila no es válido")
      .optional(),
    ...Object.fromEntries(fields.map((field) => [field, SentCell])),
  });
  return z
    .array(row, "Faltan las filas")
    .min(1, "Faltan las filas")
    .max(MOST_BATCH, `Cada parte puede tener hasta ${MOST_BATCH} filas`);
}
