// What billing needs of a business: its customer at Stripe, and until when it is subscribed.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { lockBusiness, readBusiness, setEndSubscription, writeStripeCustomer } from "./business.store.ts";

export async function billingFacts(tx: Tx) {
  const facts = await findBillingFacts(tx);
  if (!facts) throw notFound("No se encontró el negocio");
  return facts;
}

/** For a job, which may come after the business is gone. */
export async function findBillingFacts(tx: Tx) {
  const row = await readBusiness(tx);
  if (!row) return null;
  return { name: row.name, stripeCustomer: row.stripe_customer_id, endSubscription: row.end_subscription };
}

/** The one that is there stays, unless it is `gone`; the answer is the one that holds. */
export async function keepStripeCustomer(tx: Tx, customer: string, gone: string | null): Promise<string> {
  const row = await lockBusiness(tx);
  if (!row) throw notFound("No se encontró el negocio");
  if (row.stripe_customer_id && row.stripe_customer_id !== gone) return row.stripe_customer_id;
  await writeStripeCustomer(tx, customer, row.updated_at);
  return customer;
}

export function endSubscriptionAt(tx: Tx, at: Date): Promise<void> {
  return setEndSubscription(tx, at);
}
