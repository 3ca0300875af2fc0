import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

/** Whether the business of the transaction asks its team for a second factor. */
export async function readNeedsSecondFactor(tx: Tx): Promise<boolean> {
  const row = await tx.first(
    sql
      .selectFrom("team_rules")
      .select("needs_second_factor")
      .where("business_id", "=", (eb) => eb.fn("current_business", [])),
  );
  return row?.needs_second_factor ?? false;
}

export async function writeNeedsSecondFactor(tx: Tx, businessId: string, needs: boolean): Promise<void> {
  await tx.count(
    sql
      .insertInto("team_rules")
      .values({ business_id: businessId, needs_second_factor: needs })
      .onConflict((own) =>
        own.column("business_id").doUpdateSet({ needs_second_factor: needs, updated_at: new Date() }),
      ),
  );
}
