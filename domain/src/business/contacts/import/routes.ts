// Many contacts at once: import from a spreadsheet, and export into one.
import * as z from "zod";
import { PAGE } from "../../../ground/identity/pages.ts";
import { importRoutes } from "../../../kit/import/import-routes.ts";
import { FileRules, ImportStats, partFields, sentRows } from "../../../kit/import/import-schema.ts";
import { reference } from "../../../kit/reference.ts";
import { access, route } from "../../../kit/route.ts";
import { Id, named } from "../../../kit/schema.ts";
import { ContactFilter, SearchText } from "../filter/schema.ts";
import { ContactType, ExportedContact } from "../schema.ts";
import { contactImport } from "./contact-import.ts";

named({ ExportedContact });

export const bringContacts = route({
  name: "client.massive",
  method: "POST",
  path: "/api/client/massive",
  summary: "Registra muchos contactos; los que ya estaban solo se completan",
  access: access.edit(PAGE.contactos),
  /** Where this is a part of a file, the rules of the upload apply. */
  body: FileRules.extend({
    /** The spelling of the document. */
    bussinessId: Id,
    newClients: sentRows(Object.keys(contactImport.columns)),
    ...partFields(100),
  }),
  data: z.object({ stats: ImportStats, importId: Id }),
  flat: true,
});

export const { beginImport, listImports, listColumns, getImport, endImport, readReport, undoImport } = importRoutes({
  name: "clientImport",
  path: "/api/client/import",
  page: PAGE.contactos,
});

export const exportContacts = route({
  name: "client.export",
  method: "POST",
  path: "/api/client/export",
  summary: "Contactos para una hoja de cálculo, los más nuevos primero, por partes",
  access: access.view(PAGE.contactos),
  body: z.object({
    businessId: Id,
    /** Only these; left out: all, or those of the type. */
    ids: z
      .array(reference("client"), "Los contactos no son válidos")
      .min(1, "Elige al menos un contacto")
      .max(5_000, "Son demasiados contactos")
      .optional(),
    type: ContactType.optional(),
    /** The search and filter of the directory; ignored where `ids` are given. */
    search: SearchText.optional(),
    filter: ContactFilter.optional(),
    /** The last id of the part before. */
    before: Id.optional(),
  }),
  data: z.object({ clients: z.array(ExportedContact), total: z.int().nullable(), hasMore: z.boolean() }),
});
