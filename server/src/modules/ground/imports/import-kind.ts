// What a resource does itself when its rows are brought in: writing them, and taking away what an undo may.

import type { ImportDefinition } from "@mostrador/domain/kit/import/import-definition.ts";
import type { Import, Outcome } from "@mostrador/domain/kit/import/import-schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

/** `filled`: of one that was there, what the row filled in: the names of the fields, each with a mark of the value. */
export type Brought = { outcome: Exclude<Outcome, "failed">; id: string; filled?: Filled };
/** A mark tells whether the value is still that one, and nothing of what it is. */
export type Filled = { [field: string]: string };
export type ImportKind<Row extends object> = {
  /** As it is kept: `contacts`. */
  kind: string;
  definition: ImportDefinition<Row>;
  /** Of the business (D-3.1). */
  today(ctx: TenantCtx): Promise<string>;
  /** In the order of the rows: what became of each. Those already there are completed only where something was empty. */
  bring(tx: Tx, ctx: TenantCtx, rows: Row[]): Promise<Brought[]>;
  /** A part is written: one event for all of it. */
  brought(tx: Tx, ctx: TenantCtx, part: { importId: string; batch: number }): Promise<void>;
  /** Takes away those that nobody has used since. */
  drop(tx: Tx, ctx: TenantCtx, ids: string[]): Promise<Omit<Import["undone"], "unfilled">>;
  /** Empties again what was filled in of those and still is what it was; how many that were. */
  unfill(tx: Tx, ctx: TenantCtx, filled: ReadonlyMap<string, Filled>): Promise<number>;
  /** It ended, or was undone: open screens are told once. */
  changed(tx: Tx, ctx: TenantCtx, importId: string): Promise<void>;
  /** 'contactos' */
  many: string;
};
