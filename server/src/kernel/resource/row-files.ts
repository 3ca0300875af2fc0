// What the usual actions need from the capability that keeps files; the kernel itself knows nothing about files.
import type { FileField } from "@mostrador/domain/kit/resource/field-kinds.ts";
import type { TenantCtx } from "../context.ts";
import type { Tx } from "../db/tx.ts";
import type { StoredRow } from "./resource-store.ts";

export type FileFields = Readonly<Record<string, FileField>>;

export type RowFiles = {
  /**
   * The values to store; `path` is their place in the body, for the 404 of an unknown file. `fileIds`: all files that
   * the row shows from now on; null when no file field was written.
   */
  take(
    tx: Tx,
    ctx: TenantCtx,
    fields: FileFields,
    written: { path: string; values: object; before: StoredRow | undefined },
  ): Promise<{ values: object; fileIds: string[] | null }>;
  /** Keeps these files for the row, and releases the previous ones. */
  keep(tx: Tx, ctx: TenantCtx, rowId: string, fileIds: readonly string[]): Promise<void>;
  /** Their values in the answer. */
  shown(ctx: TenantCtx, fields: FileFields, values: Readonly<Record<string, unknown>>): object;
};
