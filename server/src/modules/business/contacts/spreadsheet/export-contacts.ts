// Exports contacts for a spreadsheet in parts: the browser writes the file, so that a large export shows its progress
// and can be stopped. The audit log records that it was started.
import type { exportContacts as route } from "@mostrador/domain/business/contacts/import/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { findIds } from "../directory/list-directory.ts";
import { countExport, readExport } from "./contacts.store.ts";

const PART = 1_000;

type Body = Call<typeof route>["body"];

export function exportContacts(ctx: TenantCtx, { body }: Pick<Call<typeof route>, "body">) {
  return transact(ctx, async (tx) => {
    const { clients: rows, total } = await readPart(tx, ctx, body);
    if (total !== null) {
      const summary = total === 1 ? "Exportó 1 contacto" : `Exportó ${total} contactos`;
      await writeAudit(tx, ctx, { action: "client.exported", summary });
    }
    const clients = rows.slice(0, PART).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { data: { clients, total, hasMore: rows.length > PART } };
  });
}

/** Reads one row more than a part, to see if there is more; the first part has the total. */
async function readPart(tx: Tx, ctx: TenantCtx, body: Body) {
  const { ids = null, type = null, before = null, search, filter } = body;
  if (ids || (search === undefined && filter === undefined)) {
    const clients = await readExport(tx, { ids, type, before, limit: PART + 1 });
    return { clients, total: before === null ? await countExport(tx, { ids, type }) : null };
  }
  const asked = { search, filter: { ...filter, ...(type && { type: [type] }) } };
  const found = await findIds(tx, ctx, asked, { before, limit: PART + 1 });
  const clients = await readExport(tx, { ids: found.ids, type, before: null, limit: PART + 1 });
  return { clients, total: before === null ? found.total : null };
}
