// The subscription of a business, as it was last read at Stripe.
import type { Selectable } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { PlatformTables } from "../../../kernel/db/tables/platform.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

export type SubscriptionRow = Selectable<PlatformTables["subscriptions"]>;

export function readSubscription(tx: Tx): Promise<SubscriptionRow | undefined> {
  return tx.first(sql.selectFrom("subscriptions").selectAll());
}

export function lockSubscription(tx: Tx): Promise<SubscriptionRow | undefined> {
  return tx.first(sql.selectFrom("subscriptions").selectAll().forUpdate());
}

/** What was read earlier never replaces what was read later. False: it was. */
export async function writeSubscription(tx: Tx, row: Omit<SubscriptionRow, "prices"> & { prices: object[] }) {
  const values = { ...row, prices: JSON.stringify(row.prices) };
  const { business_id: _, ...rest } = values;
  const written = await tx.count(
    sql
      .insertInto("subscriptions")
      .values(values)
      .onConflict((known) =>
        known.column("business_id").doUpdateSet(rest).where("subscriptions.updated_at", "<=", row.updated_at),
      ),
  );
  return written > 0;
}

export async function isLetterSent(tx: Tx, kind: "before" | "after", endsAt: Date): Promise<boolean> {
  const sent = sql
    .selectFrom("free_days_letters")
    .select("kind")
    .where("kind", "=", kind)
    .where("ends_at", "=", endsAt);
  return (await tx.first(sent)) !== undefined;
}

export async function keepLetter(tx: Tx, businessId: string, kind: "before" | "after", endsAt: Date, at: Date) {
  await tx.count(
    sql
      .insertInto("free_days_letters")
      .values({ business_id: businessId, kind, ends_at: endsAt, sent_at: at })
      .onConflict((known) => known.doNothing()),
  );
}
