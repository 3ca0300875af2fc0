import { creditsOf, pricePerCredit } from "@mostrador/domain/money/credits/amount.ts";
import type { PotMovement } from "@mostrador/domain/money/credits/schema.ts";
import type { PotMovementRow } from "./pot.store.ts";

export function presentPotMovement(row: PotMovementRow): PotMovement {
  const amount = creditsOf(row.amount);
  const totalPrice = Number(row.total_price);
  return {
    _id: row.id,
    businessId: row.business_id,
    businessName: row.business_name,
    partnerId: row.partner_id,
    type: row.type,
    creditType: row.credit_type,
    creditSource: row.pot,
    amount,
    balanceAfterMovement: creditsOf(row.balance_after),
    totalPrice,
    pricePerCredit: pricePerCredit(totalPrice, amount),
    renewalDuration: row.renewal_duration,
    resetDate: row.reset_date,
    createdBy: row.created_by,
    date: row.at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
