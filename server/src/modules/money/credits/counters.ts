// The credits of a business: available and reserved for pending answers, as the sum of the movements. In the mode
// `conversion` those of its tolerance (D-9.5). The pace of the last two weeks says how long they last.
import { creditsOf } from "@mostrador/domain/money/credits/amount.ts";
import type { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import { TOLERANCE } from "@mostrador/domain/money/credits/tolerance.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { creditSettings } from "../../business/businesses/index.ts";
import { readBalances } from "./ledger.store.ts";
import { readConsumed } from "./movement.store.ts";
import { pesoBalance } from "./pesos/peso.store.ts";

const PACE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

export type CreditCounters = { gptModel: number; reasoningModel: number };

export async function creditCounters(tx: Tx): Promise<CreditCounters> {
  const [{ paymentMode }, balances] = await Promise.all([creditSettings(tx), readBalances(tx)]);
  return countersIn(paymentMode, balances);
}

/** Whether the business can pay for an answer of each model: by credits, or by its tolerance and balance (D-17.17). */
export async function payableModels(tx: Tx): Promise<Readonly<Record<CreditModel, boolean>>> {
  const [{ paymentMode, pricePerConversion }, balances, pesos] = await Promise.all([
    creditSettings(tx),
    readBalances(tx),
    pesoBalance(tx),
  ]);
  const { gptModel, reasoningModel } = countersIn(paymentMode, balances);
  const paysNext = paymentMode === "credits" || pesos >= pricePerConversion;
  return { gpt_model: paysNext && gptModel > 0, reasoning_model: paysNext && reasoningModel > 0 };
}

/** In whole days, at the pace until now; null without any use, and in the mode `conversion`. */
export async function creditDaysLeft(tx: Tx, now: number): Promise<Record<CreditModel, number | null>> {
  const [{ paymentMode }, balances, used] = await Promise.all([
    creditSettings(tx),
    readBalances(tx),
    readConsumed(tx, new Date(now - PACE_DAYS * DAY_MS)),
  ]);
  const { gptModel, reasoningModel } = countersIn(paymentMode, balances);
  const daysOf = (model: CreditModel, left: number) => {
    const spent = creditsOf(used.get(model) ?? 0);
    return paymentMode === "credits" && spent > 0 ? Math.floor((left * PACE_DAYS) / spent) : null;
  };
  return { gpt_model: daysOf("gpt_model", gptModel), reasoning_model: daysOf("reasoning_model", reasoningModel) };
}

/** From how many credits on the owner is warned. A tolerance is smaller than most thresholds: a tenth of it is few. */
export function warnedFrom(
  {
    paymentMode,
    lowCreditThreshold,
  }: Pick<Awaited<ReturnType<typeof creditSettings>>, "paymentMode" | "lowCreditThreshold">,
  model: CreditModel,
): number {
  return paymentMode === "credits" ? lowCreditThreshold : Math.min(lowCreditThreshold, TOLERANCE[model] / 10);
}

export function countersIn(paymentMode: "credits" | "conversion", balances: Map<string, number>): CreditCounters {
  const sum = (model: CreditModel, accounts: readonly string[]) =>
    accounts.reduce((total, account) => total + (balances.get(`${model} ${account}`) ?? 0), 0);
  const left = (model: CreditModel) => {
    if (paymentMode === "credits") return creditsOf(sum(model, ["available", "held"]));
    // before the first answer the ledger has no entry for it
    return balances.has(`${model} lent`) ? creditsOf(sum(model, ["tolerance", "tolerance_held"])) : TOLERANCE[model];
  };
  return { gptModel: left("gpt_model"), reasoningModel: left("reasoning_model") };
}
