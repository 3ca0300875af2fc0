// Contact imports, in the form that the import machinery needs.
import { contactImport } from "@mostrador/domain/business/contacts/import/contact-import.ts";
import * as routes from "@mostrador/domain/business/contacts/import/routes.ts";
import { contactsImported } from "@mostrador/domain/business/contacts/live.ts";
import { ContactsImported } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { bind, type Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import {
  beginImport,
  bringRows,
  endImport,
  endText,
  type ImportKind,
  importParts,
  type SentRow,
} from "../../../ground/imports/index.ts";
import { businessToday } from "../../businesses/index.ts";
import { bringContacts } from "./bring-contacts.ts";
import { dropUnused } from "./contacts.store.ts";
import { unfillContacts } from "./unfill-contacts.ts";

const kind: ImportKind<Parameters<typeof bringContacts>[2][number]> = {
  kind: "contacts",
  many: "contactos",
  definition: contactImport,
  today: businessToday,
  bring: bringContacts,
  brought: (tx, ctx, part) => publish(tx, ctx, ContactsImported, part),
  drop: (tx, _ctx, ids) => dropUnused(tx, ids),
  unfill: unfillContacts,
  changed: (tx, ctx, importId) => announce(tx, ctx, contactsImported, { importId }),
};

const around = importParts(kind, routes);

export const contactImports = {
  routes: [bind(routes.bringContacts, bring), ...around.routes],
  subscribers: around.subscribers,
};

async function bring(ctx: TenantCtx, { body }: Pick<Call<typeof routes.bringContacts>, "body">) {
  const { newClients: rows, importId, batch, repair, country, monthFirst } = body;
  const data = await bringRows(kind, ctx, { rows, importId, batch, repair, country, monthFirst });
  return { data, message: endText({ state: "done", stats: data.stats }) };
}

/** Imports a whole sheet at once, as the demo's owner would. */
export async function bringSheet(ctx: TenantCtx, sheet: { fileName: string; fileHash: string; rows: SentRow[] }) {
  const { rows, ...file } = sheet;
  const rules = { country: "", monthFirst: false };
  const given = { businessId: ctx.businessId, ...file, ...rules, rows: rows.length, repair: true, columns: [] };
  const { _id: importId } = await beginImport(kind, ctx, given);
  await bringRows(kind, ctx, { rows, importId, batch: 1, repair: true, ...rules });
  await endImport(kind, ctx, importId, "done");
}
