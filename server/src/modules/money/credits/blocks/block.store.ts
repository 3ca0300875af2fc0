// The blocks of credits, which the database draws from with each transfer (docs/decisions/0150). Amounts are thousandths
// of a credit.
import type { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";

const EXPIRE = { name: "expire-credits", text: "select expire_credits($1)::text as expired" };

/** What is past its expiry leaves the balance, unless it is held. Locks the accounts; returns how much it was. */
export async function expireCredits(tx: Tx, at: Date): Promise<number> {
  const [row] = await tx.run<{ expired: string }>(EXPIRE, [at]);
  return Number(row?.expired ?? 0);
}

export type ExpiringBlock = { model: CreditModel; kind: "paid" | "given"; credits: string; expires_at: Date };

const EXPIRING = {
  name: "expiring-credits",
  text: `select model, kind, sum(available + held)::text as credits, expires_at from credit_blocks
    where business_id = current_business() and expires_at is not null and available + held > 0
    group by model, kind, expires_at order by expires_at, model, kind limit 100`,
};

/** What expires first comes first. */
export function readExpiring(tx: Tx): Promise<ExpiringBlock[]> {
  return tx.run<ExpiringBlock>(EXPIRING, []);
}
