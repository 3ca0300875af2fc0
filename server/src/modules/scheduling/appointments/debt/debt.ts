import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { fromCents } from "@mostrador/domain/catalog/services/offer.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { owedFor, type PastVisit } from "@mostrador/domain/scheduling/appointments/debt/debt.ts";
import type { owedAppointments as route } from "@mostrador/domain/scheduling/appointments/debt/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { knownContacts } from "../../../business/contacts/index.ts";
import { type OwingRow, readAttended } from "./debt.store.ts";

/** What a contact owes for past visits, as far as the prices are known. */
export async function owedAppointments(ctx: TenantCtx, { query: { clientId } }: Call<typeof route>) {
  const rows = await transact(ctx, async (tx) => {
    if ((await knownContacts(tx, [clientId])).length === 0) throw notFound(NO_CONTACT, "clientId");
    return readAttended(tx, clientId);
  });
  const { visits, priced, priceCents, owedCents } = owedFor(rows.map(visitOf));
  return { data: { visits, priced, price: fromCents(priceCents), owed: fromCents(owedCents) } };
}

export function visitOf(row: OwingRow): PastVisit {
  return {
    ...{ starts: row.starts.getTime(), zone: row.zone, link: row.link_price },
    agreedCents: row.agreed_cents === null ? null : Math.round(row.agreed_cents),
    discountCents: Math.round(row.discount_cents),
    paidCents: Math.round(row.paid_cents),
  };
}
