import { creditsOf, pricePerCredit } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_TYPE_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import type { CreditMovement, CreditPot } from "@mostrador/domain/money/credits/schema.ts";
import type { ShownTransfer } from "./movement.store.ts";

/** The details of a transfer besides its amounts. */
type Details = Partial<Pick<CreditMovement, "renewalDuration" | "resetDate">> & {
  partnerId?: string;
  creditSource?: CreditPot;
  expiresAt?: string;
};

export function presentMovement(row: ShownTransfer): CreditMovement {
  const amount = creditsOf(row.amount);
  const totalPrice = Number(row.total_price);
  const {
    renewalDuration = "none",
    resetDate = false,
    partnerId,
    creditSource,
    expiresAt,
    ...answer
  } = row.details as Details;
  return {
    _id: row.id,
    businessId: row.business_id,
    partnerId: partnerId ?? null,
    type: row.cause,
    model: row.model,
    creditType: CREDIT_TYPE_OF[row.model],
    creditSource: creditSource ?? (row.to_account.startsWith("tolerance") ? "tolerance" : "credits"),
    amount,
    balanceAfterMovement: creditsOf(row.balance_after),
    totalPrice,
    pricePerCredit: pricePerCredit(totalPrice, amount),
    renewalDuration,
    resetDate,
    expiresAt: expiresAt ? new Date(expiresAt).toISOString() : null,
    answer: row.cause === "consume" ? (answer as CreditMovement["answer"]) : null,
    createdBy: row.created_by,
    date: row.at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
