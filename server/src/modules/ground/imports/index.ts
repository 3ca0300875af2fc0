// Imports rows from spreadsheets, for every resource that declares its columns: the upload with its parts, the report,
// the undo. A resource provides its kind and binds its own routes.
import type { importRoutes } from "@mostrador/domain/kit/import/import-routes.ts";
import type { Import } from "@mostrador/domain/kit/import/import-schema.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { listColumns } from "./columns.ts";
import { beginImport, endImport, getImport, listImports, readReport } from "./import.ts";
import type { ImportKind } from "./import-kind.ts";
import { onImportOver } from "./old-imports.ts";
import { askUndo, undoes } from "./undo-import.ts";

export { bringRows, type SentRow } from "./bring-rows.ts";
export { beginImport, endImport } from "./import.ts";
export type { FilledFields, ImportKind, ImportOutcome } from "./import-kind.ts";

type Routes = ReturnType<typeof importRoutes>;

/** The calls around the parts, and the worker of the undo. */
export function importParts<Row extends object>(of: ImportKind<Row>, routes: Routes) {
  return {
    routes: [
      bind(routes.beginImport, async (ctx, { body }) => ({ data: await beginImport(of, ctx, body.import) })),
      bind(routes.listImports, async (ctx) => ({ data: await listImports(of, ctx) })),
      bind(routes.listColumns, async (ctx) => ({ data: await listColumns(of, ctx) })),
      bind(routes.getImport, async (ctx, { params }) => ({ data: await getImport(of, ctx, params.id) })),
      bind(routes.endImport, async (ctx, { params, body }) => {
        const data = await endImport(of, ctx, params.id, body.state);
        return { data, message: endText(data) };
      }),
      bind(routes.readReport, async (ctx, { params, query }) => ({
        data: await readReport(of, ctx, params.id, query.after),
      })),
      bind(routes.undoImport, async (ctx, { params }) => {
        await askUndo(of, ctx, params.id);
        return { data: null, message: "La carga se está deshaciendo" };
      }),
    ],
    subscribers: [undoes(of)],
  } satisfies Module;
}

/** What all kinds share: an upload goes after its time. */
export function importsModule(): Module {
  return { subscribers: [onImportOver] };
}

/** The final text of an upload, from the contract; a stopped upload does not say that it was completed. */
export function endText({ state, stats: { created, failed } }: Pick<Import, "state" | "stats">): string {
  const counts = `${created} creados, ${failed} fallidos`;
  return state === "cancelled" ? `Carga cancelada: ${counts}` : `Carga masiva completada: ${counts}`;
}
