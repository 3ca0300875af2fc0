// The calls around the parts of an upload: begin, end or cancel, look, report.
import { conflict, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Import, MOST_ROWS, type NewImport, type RowOutcome } from "@mostrador/domain/kit/import/import-schema.ts";
import type * as z from "zod";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { auditEnd, NO_IMPORT } from "./bring-rows.ts";
import { rememberColumns } from "./columns.ts";
import {
  type ImportRow,
  insertImport,
  lockImport,
  readImport,
  readImports,
  readOutcomes,
  setState,
  sumBatches,
} from "./import.store.ts";
import type { ImportKind } from "./import-kind.ts";
import { planEnd } from "./old-imports.ts";

const SHOWN = 20;
/** How many parts one answer of the report holds. */
const REPORTED = 4;

export async function beginImport<Row extends object>(
  of: ImportKind<Row>,
  ctx: TenantCtx,
  given: z.output<typeof NewImport>,
): Promise<Import> {
  const { fileName, fileHash, rows, repair, country, monthFirst, columns } = given;
  const { limit } = of.definition;
  if (limit && rows > limit.rows) throw invalid("import.rows", limit.exceeded(rows));
  const file = { file_name: fileName, file_hash: fileHash, row_count: rows, country, month_first: monthFirst };
  const row = { id: newId(), kind: of.kind, repair, ...file };
  const made = await transact(ctx, async (tx) => {
    await rememberColumns(tx, ctx, of, columns);
    await planEnd(tx, ctx, row.id);
    return insertImport(tx, ctx.businessId, { ...row, created_by: ctx.actor.name }, new Date(ctx.now));
  });
  return present(made);
}

export function listImports<Row extends object>(of: ImportKind<Row>, ctx: TenantCtx): Promise<Import[]> {
  return transact(ctx, async (tx) => {
    const rows = await readImports(tx, of.kind, SHOWN);
    const sums = await sumBatches(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => present(row, sums.get(row.id)));
  });
}

export function getImport<Row extends object>(of: ImportKind<Row>, ctx: TenantCtx, id: string): Promise<Import> {
  return transact(ctx, async (tx) => told(tx, await found(readImport(tx, of.kind, id))));
}

/** Missing rows count as failed, so that the counts add up to the whole file. */
export function endImport<Row extends object>(
  of: ImportKind<Row>,
  ctx: TenantCtx,
  id: string,
  state: "done" | "cancelled",
): Promise<Import> {
  return transact(ctx, async (tx) => {
    const row = await found(lockImport(tx, of.kind, id));
    if (row.state === state) return told(tx, row);
    if (row.state !== "running") throw conflict("La carga ya terminó");
    await setState(tx, id, state, new Date(ctx.now));
    const ended = await told(tx, { ...row, state });
    await auditEnd(of, tx, ctx, id, ended.stats);
    await of.changed(tx, ctx, id);
    return ended;
  });
}

export async function readReport<Row extends object>(of: ImportKind<Row>, ctx: TenantCtx, id: string, after: number) {
  const parts = await transact(ctx, async (tx) => {
    await found(readImport(tx, of.kind, id));
    return readOutcomes(tx, id, after, REPORTED);
  });
  const rows = parts.flatMap(({ outcomes }) =>
    outcomes.map(([row, outcome, , problem]): RowOutcome => ({ row, outcome, problem: problem ?? "" })),
  );
  return { rows, next: parts.length === REPORTED ? (parts.at(-1)?.number ?? null) : null };
}

async function found(asked: Promise<ImportRow | undefined>): Promise<ImportRow> {
  const row = await asked;
  if (!row) throw notFound(NO_IMPORT);
  return row;
}

async function told(tx: Tx, row: ImportRow): Promise<Import> {
  return present(row, (await sumBatches(tx, [row.id])).get(row.id));
}

type Sums = Import["stats"] & { numbers: number[] };

function present(row: ImportRow, sums?: Sums): Import {
  const { created = 0, updated = 0, unchanged = 0, failed = 0, numbers = [] } = sums ?? {};
  const missing = Math.max(0, Math.min(row.row_count, MOST_ROWS) - created - updated - unchanged - failed);
  return {
    _id: row.id,
    fileName: row.file_name,
    fileHash: row.file_hash,
    rows: row.row_count,
    repair: row.repair,
    country: row.country,
    monthFirst: row.month_first,
    state: row.state,
    stats: { created, updated, unchanged, failed: row.state === "running" ? failed : failed + missing },
    batches: numbers,
    undone: { removed: row.removed, edited: row.kept_edited, named: row.kept_named, unfilled: row.unfilled },
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
