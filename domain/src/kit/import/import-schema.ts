// An upload of rows, as stored and returned: its progress, and the result of each row.
import * as z from "zod";
import { COUNTRY_CODES } from "../phone-countries.ts";
import { DateTime, Id, text } from "../schema.ts";
import type { Cell } from "./import-definition.ts";

/** How long an upload is stored, with its report; then it can neither be opened nor undone. */
export const KEPT_DAYS = 90;
export const MOST_ROWS = 100_000;
export const MOST_BATCH = 500;

export const ImportState = z.enum(["running", "done", "cancelled", "undoing", "undone"]);
export const Outcome = z.enum(["created", "updated", "unchanged", "failed"]);
export type Outcome = z.infer<typeof Outcome>;

const Count = z.int().min(0);

/** The counts of a part, or of all parts: of rows in the database. */
export const ImportStats = z.object({
  created: Count,
  failed: Count,
  /** Rows that existed: with empty fields filled in, or with nothing to fill in. */
  updated: Count,
  unchanged: Count,
});
export type ImportStats = z.infer<typeof ImportStats>;

export const Import = z.object({
  _id: Id,
  fileName: z.string(),
  /** A hash of the file's bytes, so that the same file continues where it stopped. */
  fileHash: z.string(),
  rows: Count,
  repair: z.boolean(),
  country: z.string(),
  monthFirst: z.boolean(),
  state: ImportState,
  stats: ImportStats,
  /** The parts that were received. */
  batches: z.array(z.int()),
  /** What an undo deleted, and what it left and why; `unfilled`: contacts that lost the filled-in values again. */
  undone: z.object({ removed: Count, edited: Count, named: Count, unfilled: Count }),
  createdBy: z.string(),
  createdAt: DateTime,
});
export type Import = z.infer<typeof Import>;

/** Facts about all rows of a file: the country of numbers without one, and its date format. */
export const FileRules = z.object({
  country: z.enum(["", ...COUNTRY_CODES], "El código de país no está en la lista").default(""),
  monthFirst: z.boolean("La elección no es válida").default(false),
});

const MOST_COLUMNS = 60;
const MOST_HEADER = 120;

/** The field of a column, as a person chose; '' where it is not used. */
export const NamedColumn = z.object({
  header: text(1, MOST_HEADER, "El encabezado"),
  field: z.string("El campo no es válido").max(40, "El campo no es válido"),
});
export type NamedColumn = z.infer<typeof NamedColumn>;

export const NewImport = FileRules.extend({
  businessId: Id,
  fileName: text(1, 255, "El nombre del archivo"),
  fileHash: z.string().regex(/^[0-9a-f]{64}$/, "La suma del archivo no es válida"),
  rows: z
    .int("El número de filas no es válido")
    .min(1, "El archivo no tiene filas")
    .max(MOST_ROWS, `El archivo puede tener hasta ${MOST_ROWS.toLocaleString("es-MX")} filas`),
  repair: z.boolean("La elección no es válida").default(false),
  /** A person's choices: stored for the next file of the business. */
  columns: z
    .array(NamedColumn, "Las columnas no son válidas")
    .max(MOST_COLUMNS, `El archivo puede tener hasta ${MOST_COLUMNS} columnas`)
    .default([]),
});

/** `row`: its number in the sheet. */
export const RowOutcome = z.object({ row: z.int(), outcome: Outcome, problem: z.string() });
export type RowOutcome = z.infer<typeof RowOutcome>;

/**
 * A cell as sent. One cell never fails a part: an impossible value becomes a sign that every column refuses, so that
 * only its row fails. Notes may be a list of texts, as the documents send them.
 */
const SentCell = z.unknown().transform(readCell).optional();

function readCell(value: unknown): Cell {
  if (Array.isArray(value)) return cleaned(value.map(noteText).join("\n"));
  if (typeof value === "string") return cleaned(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null || value === undefined)
    return value ?? null;
  return NO_CELL;
}

/** A sign that no text may contain (`HIDDEN_CHARACTERS`). */
const NO_CELL = "\u0001";
/** Longer than any column takes. */
const MOST_CELL = 5_001;

/** A zero character and half a surrogate pair cannot be stored anywhere. */
function cleaned(text: string): string {
  return text.slice(0, MOST_CELL).replace(/[\0\p{Cs}]/gu, NO_CELL);
}

function noteText(note: unknown): string {
  if (typeof note === "string") return note;
  const text = (note as { text?: unknown } | null)?.text;
  return text === undefined || text === null ? "" : typeof text === "string" ? text : NO_CELL;
}

/** The cells of a row by their fields, and its number in the sheet. */
export function sentRows(
  fields: readonly string[],
  most = MOST_BATCH,
  tooMany = (_rows: number) => `Cada parte puede tener hasta ${most} filas`,
) {
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
    .max(most, { error: ({ input }) => tooMany((input as unknown[]).length) });
}

/** The fields of a part besides its rows. `usual`: the documented size of a part. */
export function partFields(usual: number, most = MOST_BATCH) {
  return {
    batchSize: z
      .int("El tamaño de la parte no es válido")
      .min(1, "El tamaño de la parte no es válido")
      .max(most, `Cada parte puede tener hasta ${most} filas`)
      .default(usual),
    /** The upload that it is a part of; without one it is an upload of its own. */
    importId: Id.optional(),
    /** Its index in that upload, from 1: the same part sent twice counts once. */
    batch: z
      .int("La parte no es válida")
      .min(1, "La parte no es válida")
      .max(100_000, "La parte no es válida")
      .default(1),
    /** For an upload of its own: whether errors are repaired. */
    repair: z.boolean("La elección no es válida").default(false),
  };
}
