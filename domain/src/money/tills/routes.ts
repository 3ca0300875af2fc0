import * as z from "zod";
import { PAGE } from "../../ground/identity/pages.ts";
import { access, route } from "../../kit/route.ts";
import { IdParams, named } from "../../kit/schema.ts";
import { GlobalInvoice, GlobalInvoiceQuery, NewTill, Till, TillClosing, TillReopening, tillJournal } from "./schema.ts";

named({ GlobalInvoice, NewTill, Till, TillClosing });

const path = "/api/till";
const row = { row: "till_shifts", params: IdParams };

export const { list: listTills } = tillJournal;

export const openTill = route({
  name: "till.open",
  method: "POST",
  path,
  summary: "Abre la caja de quien llama en una sucursal, con su fondo",
  access: access.edit(PAGE.finanzas),
  body: z.object({ till: NewTill }),
  data: Till,
  status: 201,
});

export const closeTill = route({
  name: "till.close",
  method: "POST",
  path: `${path}/:id/close`,
  summary: "Hace el corte de una caja: lo contado contra lo esperado",
  access: access.edit(PAGE.finanzas),
  ...row,
  body: z.object({ closing: TillClosing }),
  data: Till,
  status: 201,
});

export const reopenTill = route({
  name: "till.reopen",
  method: "POST",
  path: `${path}/:id/reopen`,
  summary: "Reabre una caja con su corte hecho; queda en su historia",
  access: access.edit(PAGE.finanzas),
  ...row,
  body: z.object({ reopening: TillReopening }),
  data: Till,
  status: 201,
});

export const draftGlobalInvoice = route({
  name: "till.global-invoice",
  method: "GET",
  path: `${path}/globalInvoice`,
  summary: "Los datos para la factura global (CFDI) de un día de una sucursal: una línea por recibo",
  access: access.view(PAGE.finanzas),
  query: GlobalInvoiceQuery,
  data: GlobalInvoice,
});
