// The calls around an upload, the same for every importable resource: begin, end or cancel, status, report, undo. The
// call with the rows belongs to the resource, as the documents write it.
import * as z from "zod";
import { type Access, access, route } from "../route.ts";
import { BusinessQuery, IdParams, Nothing } from "../schema.ts";
import { Import, NamedColumn, NewImport, RowOutcome } from "./import-schema.ts";

type Of = {
  /** The prefix of the calls: `clientImport`. */
  name: string;
  path: string;
  /** Who may import, and who may delete. */
  page: number;
};

export function importRoutes({ name, path, page }: Of) {
  const edits = access.edit(page) satisfies Access;
  const row = "imports";
  return {
    beginImport: route({
      name: `${name}.begin`,
      method: "POST",
      path,
      summary: "Abre una carga masiva",
      access: edits,
      body: z.object({ import: NewImport }),
      data: Import,
      status: 201,
    }),
    listImports: route({
      name: `${name}.list`,
      method: "GET",
      path,
      summary: "Las cargas masivas, las más nuevas primero; 20 a lo más",
      access: edits,
      query: BusinessQuery,
      data: z.array(Import),
    }),
    listColumns: route({
      name: `${name}.columns`,
      method: "GET",
      path: `${path}/columns`,
      summary: "Qué significan las columnas de los archivos, como se dijo en cargas anteriores",
      access: edits,
      query: BusinessQuery,
      data: z.array(NamedColumn),
    }),
    getImport: route({
      name: `${name}.get`,
      method: "GET",
      path: `${path}/:id`,
      summary: "Una carga masiva y lo que llegó de ella",
      access: edits,
      row,
      params: IdParams,
      data: Import,
    }),
    endImport: route({
      name: `${name}.end`,
      method: "PATCH",
      path: `${path}/:id`,
      summary: "Termina o cancela una carga masiva; lo que no llegó cuenta como fallido",
      access: edits,
      row,
      params: IdParams,
      body: z.object({ state: z.enum(["done", "cancelled"], "El estado debe ser done o cancelled") }),
      data: Import,
    }),
    readReport: route({
      name: `${name}.report`,
      method: "GET",
      path: `${path}/:id/report`,
      summary: "Qué fue de cada fila, por partes",
      access: edits,
      row,
      params: IdParams,
      query: z.object({
        after: z.coerce
          .number()
          .int("La parte no es válida")
          .min(0, "La parte no es válida")
          .max(1_000_000, "La parte no es válida")
          .default(0),
      }),
      data: z.object({ rows: z.array(RowOutcome), next: z.int().nullable() }),
    }),
    undoImport: route({
      name: `${name}.undo`,
      method: "POST",
      path: `${path}/:id/undo`,
      summary: "Deshace una carga: quita lo que creó y nadie ha usado desde entonces",
      access: access.remove(page),
      row,
      params: IdParams,
      data: Nothing,
    }),
  };
}
