// Deletes files after a day that were uploaded but never saved, or that no row shows any more: until then an open form
// may still use them. Unfinished uploads are deleted too.
import { FileUnused } from "@mostrador/domain/ground/files/schema.ts";
import { type SystemCtx, tenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import type { Sweep } from "../../../kernel/queue/sweeper.ts";
import { dueFiles } from "./file.store.ts";

const HOUR_MS = 60 * 60 * 1000;
const KEPT_MS = 24 * HOUR_MS;
const SWEEPER = { kind: "system", name: "Limpieza de archivos" } as const;

export const unusedFiles: Sweep = {
  name: "unused-files",
  every: HOUR_MS,
  async run(tx: Tx, ctx: SystemCtx) {
    const due = await dueFiles(tx, new Date(ctx.now - KEPT_MS), new Date(ctx.now));
    for (const { businessId, fileId } of due)
      await publish(tx, tenantCtx(ctx, businessId, SWEEPER), FileUnused, { fileId });
    return due.length;
  },
};
