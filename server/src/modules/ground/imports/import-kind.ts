// What a resource must do itself in an import: write its rows, and delete those that an undo may delete.

import type { ImportDefinition } from "@mostrador/domain/kit/import/import-definition.ts";
import type { Import, Outcome } from "@mostrador/domain/kit/import/import-schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** `filled`: for an existing row, the names of the fields that were filled in, each with a hash of the value. */
export type ImportOutcome = { outcome: Exclude<Outcome, "failed">; id: string; filled?: FilledFields };
/** A hash tells whether the value is unchanged, without revealing it. */
export type FilledFields = { [field: string]: string };
export type ImportKind<Row extends object> = {
  /** The stored name: `contacts`. */
  kind: string;
  definition: ImportDefinition<Row>;
  /** The business's current day (D-3.1). */
  today(ctx: TenantCtx): Promise<string>;
  /** The outcome of each row, in order. Existing rows only get their empty fields filled in. */
  bring(tx: Tx, ctx: TenantCtx, rows: Row[]): Promise<ImportOutcome[]>;
  /** Called when a part is written: one event for all of it. */
  brought(tx: Tx, ctx: TenantCtx, part: { importId: string; batch: number }): Promise<void>;
  /** Deletes those that have not been used since. */
  drop(tx: Tx, ctx: TenantCtx, ids: string[]): Promise<Omit<Import["undone"], "unfilled">>;
  /** Clears the filled fields that still have the same value; returns how many that were. */
  unfill(tx: Tx, ctx: TenantCtx, filled: ReadonlyMap<string, FilledFields>): Promise<number>;
  /** It ended, or was undone: open screens are told once. */
  changed(tx: Tx, ctx: TenantCtx, importId: string): Promise<void>;
  /** 'contactos' */
  many: string;
};
