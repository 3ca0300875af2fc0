// Contacts for a spreadsheet, part by part: the browser writes the file, so that a large one says how far it is and can be
// stopped. That it was begun stands in the history of the business.
import type { exportContacts as route } from "@mostrador/domain/business/contacts/import/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { countExport, readExport } from "./contacts.store.ts";

const PART = 1_000;

export async function exportContacts(ctx: TenantCtx, { body }: Pick<Call<typeof route>, "body">) {
  const { ids = null, type = null, before = null } = body;
  return transact(ctx, async (tx) => {
    const rows = await readExport(tx, { ids, type, before, limit: PART + 1 });
    const total = before === null ? await countExport(tx, { ids, type }) : null;
    if (total !== null) {
      const summary = total === 1 ? "Exportó 1 contacto" : `Exportó ${total} contactos`;
      await writeAudit(tx, ctx, { action: "client.exported", summary });
    }
    const clients = rows.slice(0, PART).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { data: { clients, total, hasMore: rows.length > PART } };
  });
}
