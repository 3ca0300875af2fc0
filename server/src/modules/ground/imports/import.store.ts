// Stores uploads and their parts. Counts are sums over the parts, and each part counts what the database answered.
import type { Import, Outcome } from "@mostrador/domain/kit/import/import-schema.ts";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { FilledFields } from "./import-kind.ts";

export type ImportRow = {
  id: string;
  kind: string;
  file_name: string;
  file_hash: string;
  row_count: number;
  repair: boolean;
  country: string;
  month_first: boolean;
  state: Import["state"];
  removed: number;
  kept_edited: number;
  kept_named: number;
  unfilled: number;
  created_by: string;
  created_at: Date;
};

/** [row, outcome, id, problem, fields filled in] */
export type StoredOutcome = [number, Outcome, string | null, string | null, FilledFields?];
export type OutcomeCounts = { created: number; updated: number; unchanged: number; failed: number };
type ImportSums = OutcomeCounts & { import_id: string; numbers: number[] };

const COLUMNS = [
  "id",
  "kind",
  "file_name",
  "file_hash",
  "row_count",
  "repair",
  "country",
  "month_first",
  "state",
  "removed",
  "kept_edited",
  "kept_named",
  "unfilled",
  "created_by",
  "created_at",
] as const;

type NewRow = Pick<
  ImportRow,
  "id" | "kind" | "file_name" | "file_hash" | "row_count" | "repair" | "country" | "month_first" | "created_by"
>;

export async function insertImport(tx: Tx, businessId: string, row: NewRow, at: Date): Promise<ImportRow> {
  const whole = { ...row, business_id: businessId, created_at: at, updated_at: at };
  return (await tx.first(sql.insertInto("imports").values(whole).returning(COLUMNS))) as ImportRow;
}

export function readImports(tx: Tx, kind: string, most: number): Promise<ImportRow[]> {
  const query = sql.selectFrom("imports").select(COLUMNS).where("kind", "=", kind);
  return tx.rows(query.orderBy("created_at", "desc").orderBy("id", "desc").limit(most));
}

const ofKind = (kind: string, id: string) =>
  sql.selectFrom("imports").select(COLUMNS).where("id", "=", id).where("kind", "=", kind);

export function readImport(tx: Tx, kind: string, id: string): Promise<ImportRow | undefined> {
  return tx.first(ofKind(kind, id));
}

/** Locks its state until the transaction ends; parts may arrive in parallel. */
export function holdImport(tx: Tx, kind: string, id: string): Promise<ImportRow | undefined> {
  return tx.first(ofKind(kind, id).forShare());
}

export function lockImport(tx: Tx, kind: string, id: string): Promise<ImportRow | undefined> {
  return tx.first(ofKind(kind, id).forUpdate());
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.count(sql.deleteFrom("imports").where("id", "=", id));
}

export async function setState(tx: Tx, id: string, state: Import["state"], at: Date): Promise<void> {
  await tx.count(sql.updateTable("imports").set({ state, updated_at: at }).where("id", "=", id));
}

/** False where the part is already there. A second one with the same number waits until this transaction ends. */
export async function claimBatch(tx: Tx, businessId: string, importId: string, number: number): Promise<boolean> {
  const row = { business_id: businessId, import_id: importId, number };
  const claim = sql.insertInto("import_batches").values(row);
  return (await tx.count(claim.onConflict((duplicate) => duplicate.doNothing()))) === 1;
}

export async function fillBatch(
  tx: Tx,
  importId: string,
  number: number,
  counted: OutcomeCounts,
  outcomes: StoredOutcome[],
) {
  const values = { ...counted, outcomes: JSON.stringify(outcomes) };
  await tx.count(
    sql.updateTable("import_batches").set(values).where("import_id", "=", importId).where("number", "=", number),
  );
}

export function readBatch(tx: Tx, importId: string, number: number): Promise<OutcomeCounts | undefined> {
  return tx.first(
    sql
      .selectFrom("import_batches")
      .select(["created", "updated", "unchanged", "failed"])
      .where("import_id", "=", importId)
      .where("number", "=", number),
  );
}

const SUMS = {
  name: "import-sums",
  text: `select import_id, sum(created)::int as created, sum(updated)::int as updated, sum(unchanged)::int as unchanged,
      sum(failed)::int as failed, array_agg(number order by number) as numbers
    from import_batches where business_id = current_business() and import_id = any($1::uuid[]) group by import_id`,
};

export async function sumBatches(tx: Tx, ids: string[]): Promise<Map<string, ImportSums>> {
  return new Map((await tx.run<ImportSums>(SUMS, [ids])).map((row) => [row.import_id, row]));
}

/** A few parts after that one, in order. */
export function readOutcomes(tx: Tx, importId: string, after: number, most: number) {
  return tx.rows(
    sql
      .selectFrom("import_batches")
      .select(["number", "outcomes"])
      .where("import_id", "=", importId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(most),
  ) as Promise<{ number: number; outcomes: StoredOutcome[] }[]>;
}

/** The next part whose rows still exist and that no other worker has; the last comes first. */
export function lockNextToUndo(tx: Tx, importId: string) {
  return tx.first(
    sql
      .selectFrom("import_batches")
      .select(["number", "outcomes"])
      .where("import_id", "=", importId)
      .where("undone", "=", false)
      .orderBy("number", "desc")
      .limit(1)
      .forUpdate(),
  ) as Promise<{ number: number; outcomes: StoredOutcome[] } | undefined>;
}

export async function noteUndone(
  tx: Tx,
  importId: string,
  number: number,
  { removed, edited, named, unfilled }: Import["undone"],
): Promise<void> {
  await Promise.all([
    tx.count(
      sql
        .updateTable("import_batches")
        .set({ undone: true })
        .where("import_id", "=", importId)
        .where("number", "=", number),
    ),
    tx.count(
      sql
        .updateTable("imports")
        .set((eb) => ({
          removed: eb("removed", "+", removed),
          kept_edited: eb("kept_edited", "+", edited),
          kept_named: eb("kept_named", "+", named),
          unfilled: eb("unfilled", "+", unfilled),
        }))
        .where("id", "=", importId),
    ),
  ]);
}
