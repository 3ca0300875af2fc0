// The time of the owner's last warning, and of the next balance check of a business.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

const CLAIM = {
  name: "claim-credit-warning",
  text: `insert into credit_warnings (business_id, warned_at) values ($1, $2)
    on conflict (business_id) do update set warned_at = excluded.warned_at
      where credit_warnings.warned_at <= excluded.warned_at - make_interval(hours => $3)
    returning business_id`,
};

/** True for the one caller that must warn: there was no warning within these hours. */
export async function claimWarning(tx: Tx, businessId: string, at: Date, hours: number): Promise<boolean> {
  return (await tx.run(CLAIM, [businessId, at, hours])).length === 1;
}

/** Some businesses whose check is due; the next one is a day later. */
export async function takeDueChecks(tx: Tx, at: Date, most: number): Promise<string[]> {
  const due = await tx.rows(
    sql
      .selectFrom("credit_checks")
      .select("business_id")
      .where("due_at", "<=", at)
      .orderBy("due_at")
      .limit(most)
      .forUpdate()
      .skipLocked(),
  );
  const ids = due.map(({ business_id }) => business_id);
  if (ids.length === 0) return ids;
  const next = new Date(at.getTime() + 86_400_000);
  await tx.count(sql.updateTable("credit_checks").set({ due_at: next }).where("business_id", "in", ids));
  return ids;
}
