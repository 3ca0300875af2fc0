// Keeps uploads for 90 days, with the outcome of each row: so long a person may want to read or undo one.
import { event } from "@mostrador/domain/kit/event.ts";
import { KEPT_DAYS } from "@mostrador/domain/kit/import/import-schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { deleteImport } from "./import.store.ts";

const ImportOver = event<{ importId: string }>("import-over");

const KEPT_MS = KEPT_DAYS * 24 * 3_600_000;

/** In the transaction of the upload itself. */
export function planEnd(tx: Tx, ctx: TenantCtx, importId: string): Promise<void> {
  return publish(tx, ctx, ImportOver, { importId }, { at: ctx.now + KEPT_MS });
}

/** Deletes the parts, too. */
export const onImportOver = on(
  ImportOver,
  { name: "delete-import", title: "Borrar una carga terminada" },
  (ctx, { importId }) => transact(ctx, (tx) => deleteImport(tx, importId)),
);
