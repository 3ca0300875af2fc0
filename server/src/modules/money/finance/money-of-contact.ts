// The money fields of a contact: its movements, and the income for callers who may see money.
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { maySee } from "../../business/contacts/index.ts";
import { contactRevenue } from "./contact-condition.store.ts";
import { moneyMovementsOfContacts, readRevenueOf } from "./movement.store.ts";

export async function moneyOfContact(tx: Tx, ctx: TenantCtx, contactId: string) {
  const [movements, totalRevenue] = await Promise.all([
    moneyMovementsOfContacts(tx, [contactId]),
    maySee(ctx, contactRevenue.access) ? readRevenueOf(tx, contactId) : null,
  ]);
  return { moneyMovementIds: movements.get(contactId) ?? [], totalRevenue };
}
