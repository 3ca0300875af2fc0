// Carries out a cancellation, first by blocking: the contact's data is stored apart, unread, until claims about money
// and appointments have expired, and then deleted by a job. For the rest of the product the contact is deleted at once
// (D-16.5), so that all its checks apply.
import { deleteAfter } from "@mostrador/domain/business/privacy/deadlines.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { readCatalogue } from "../../../../kernel/catalogue/read-catalogue.ts";
import { latestOf } from "../../../../kernel/catalogue/rows-about.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { dropContact, lockDataSubject } from "../../contacts/index.ts";
import { periodsOf, readSettings } from "../privacy-settings.store.ts";
import { gather } from "./gather.ts";
import { insertBlocked } from "./request.store.ts";

export async function blockContact(tx: Tx, ctx: TenantCtx, contactId: string, requestId: string) {
  if (!(await lockDataSubject(tx, contactId))) throw notFound("El contacto ya no está");
  const [held, after] = await Promise.all([gather(tx, contactId), endOf(tx, ctx, contactId)]);
  await insertBlocked(tx, {
    business_id: ctx.businessId,
    contact_id: contactId,
    request_id: requestId,
    data: JSON.stringify(held.tables),
    row_count: held.rows,
    blocked_at: new Date(ctx.now),
    delete_after: after,
  });
  await dropContact(tx, ctx, contactId);
  return { rows: held.rows, deleteAfter: after };
}

/** Counted from the last money or appointment that the catalogue finds. */
async function endOf(tx: Tx, ctx: TenantCtx, contactId: string): Promise<Date> {
  const [catalogue, settings] = await Promise.all([readCatalogue(tx), readSettings(tx)]);
  const money = catalogue.kept.filter((one) => one.class === "money");
  const latest = await Promise.all(
    money.map(({ table, by }) => latestOf(tx, "contacts", contactId, { table, column: by ?? "created_at" }, catalogue)),
  );
  const known = latest.filter((at) => at !== null);
  const last = known.length > 0 ? Math.max(...known) : null;
  return new Date(deleteAfter(ctx.now, last, periodsOf(settings).moneyYears));
}
