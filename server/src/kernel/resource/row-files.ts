// What the usual actions need of the capability that keeps files: the kernel knows none of it.
import type { FileField } from "@mostrador/domain/kit/resource/field-kinds.ts";
import type { TenantCtx } from "../context.ts";
import type { Tx } from "../db/tx.ts";
import type { StoredRow } from "./resource-store.ts";

export type FileFields = Readonly<Record<string, FileField>>;

export type RowFiles = {
  /**
   * The values as they are to be stored. `path` is where they stand in the body: an unknown file is 404 naming its place.
   * `fileIds`: all that the row shows from now on; null where nothing about files was written.
   */
  take(
    tx: Tx,
    ctx: TenantCtx,
    fields: FileFields,
    written: { path: string; values: object; before: StoredRow | undefined },
  ): Promise<{ values: object; fileIds: string[] | null }>;
  /** Keeps these for the row, and lets go of the ones before. */
  keep(tx: Tx, ctx: TenantCtx, rowId: string, fileIds: readonly string[]): Promise<void>;
  /** Their values as they are answered. */
  shown(ctx: TenantCtx, fields: FileFields, values: Readonly<Record<string, unknown>>): object;
};
