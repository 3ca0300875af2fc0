// Imports one part of an upload: checks every row by the same rules as the browser, writes the valid ones together, and
// stores the outcome of each. The same part twice counts once (D-7.2).
import { setImmediate as nextTurn } from "node:timers/promises";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type CheckedRow, checkRow, problemText } from "@mostrador/domain/kit/import/check-row.ts";
import type { Cells } from "@mostrador/domain/kit/import/import-definition.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { writeAudit } from "../identity/index.ts";
import {
  claimBatch,
  fillBatch,
  holdImport,
  type ImportRow,
  insertImport,
  type OutcomeCounts,
  readBatch,
  readImport,
  type StoredOutcome,
  setState,
} from "./import.store.ts";
import type { ImportKind } from "./import-kind.ts";
import { planEnd } from "./old-imports.ts";

export type SentRow = { readonly row?: number | undefined } & { readonly [field: string]: unknown };
type Part = {
  importId?: string | undefined;
  batch: number;
  repair: boolean;
  /** The file's country; a part of an upload uses that of the upload. */
  country: string;
  monthFirst: boolean;
  rows: readonly SentRow[];
};

export const NO_IMPORT = "No se encontró la carga";
/** How many rows are checked before other calls get their turn. */
const AT_A_TIME = 50;

export async function bringRows<Row extends object>(of: ImportKind<Row>, ctx: TenantCtx, part: Part) {
  const { importId, batch } = part;
  const known = importId ? await transact(ctx, (tx) => readImport(tx, of.kind, importId)) : undefined;
  if (importId && !known) throw notFound(NO_IMPORT, "importId");
  const rules = known ? { country: known.country, monthFirst: known.month_first } : part;
  const checked = await checkAll(of, ctx, part.rows, rules);
  const repair = known?.repair ?? part.repair;
  return transact(ctx, async (tx, inside) => {
    const held = importId ? await holdImport(tx, of.kind, importId) : await insertAlone(tx, ctx, of.kind, part);
    if (!held) throw notFound(NO_IMPORT, "importId");
    if (!(await claimBatch(tx, ctx.businessId, held.id, batch))) {
      return { importId: held.id, stats: (await readBatch(tx, held.id, batch)) as OutcomeCounts };
    }
    if (held.state !== "running") throw conflict("La carga ya terminó");
    const { outcomes, counted } = await writeRows(of, tx, inside, { ...part, checked, repair });
    await fillBatch(tx, held.id, batch, counted, outcomes);
    await of.brought(tx, ctx, { importId: held.id, batch });
    if (!importId) await endAlone(of, tx, ctx, held.id, counted);
    return { importId: held.id, stats: counted };
  });
}

/** In slices, so that other calls never wait long. */
async function checkAll<Row extends object>(
  { definition, today }: ImportKind<Row>,
  ctx: TenantCtx,
  rows: readonly SentRow[],
  { country, monthFirst }: Pick<Part, "country" | "monthFirst">,
): Promise<CheckedRow<Row>[]> {
  const context = { today: await today(ctx), country, monthFirst };
  const checked: CheckedRow<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await nextTurn();
    checked.push(checkRow(definition, row as Cells, context));
  }
  return checked;
}

type CheckedPart<Row> = Part & { checked: CheckedRow<Row>[] };

async function writeRows<Row extends object>(of: ImportKind<Row>, tx: Tx, ctx: TenantCtx, part: CheckedPart<Row>) {
  const { checked, repair, rows } = part;
  const isTaken = ({ state }: CheckedRow<Row>) => state === "valid" || (state === "fixable" && repair);
  const taken = checked.filter(isTaken).map(({ row }) => row as Row);
  const brought = taken.length > 0 ? await of.bring(tx, ctx, taken) : [];
  const counted: OutcomeCounts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  let next = 0;
  const outcomes = checked.map((one, index): StoredOutcome => {
    const line = rows[index]?.row ?? index + 2;
    const done = isTaken(one) ? brought[next++] : undefined;
    counted[done?.outcome ?? "failed"] += 1;
    if (!done) return [line, "failed", null, problemText(one.problems)];
    return done.filled ? [line, done.outcome, done.id, null, done.filled] : [line, done.outcome, done.id, null];
  });
  return { outcomes, counted };
}

/** A call outside an opened upload gets an upload of its own, so that it has a report and can be undone. */
async function insertAlone(tx: Tx, ctx: TenantCtx, kind: string, part: Part): Promise<ImportRow> {
  const { rows, repair, country, monthFirst } = part;
  const file = { file_name: "", file_hash: "", row_count: rows.length, country, month_first: monthFirst };
  const row = { id: newId(), kind, repair, ...file };
  await planEnd(tx, ctx, row.id);
  return insertImport(tx, ctx.businessId, { ...row, created_by: ctx.actor.name }, new Date(ctx.now));
}

async function endAlone<Row extends object>(
  of: ImportKind<Row>,
  tx: Tx,
  ctx: TenantCtx,
  id: string,
  counted: OutcomeCounts,
) {
  await setState(tx, id, "done", new Date(ctx.now));
  await auditEnd(of, tx, ctx, id, counted);
  await of.changed(tx, ctx, id);
}

export function auditEnd<Row extends object>(
  { kind, many }: ImportKind<Row>,
  tx: Tx,
  ctx: TenantCtx,
  id: string,
  { created, updated, failed }: OutcomeCounts,
): Promise<void> {
  const summary = `Cargó ${many}: ${created} creados, ${updated} completados, ${failed} fallidos`;
  return writeAudit(tx, ctx, { action: `${kind}.imported`, summary, details: { importId: id }, subjectId: id });
}
