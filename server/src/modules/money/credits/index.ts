// Credits of a business: a ledger of what it received and what its assistants' answers cost.
import * as routes from "@mostrador/domain/money/credits/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { businessFigures } from "../../business/businesses/index.ts";
import { editCreditSettings, getCreditBalance } from "./balance.ts";
import { balanceChecks, onBalancesDue } from "./check-balances.ts";
import { creditCounters } from "./counters.ts";
import { createCreditMovement, listCreditMovements } from "./movement.ts";
import { type LetterDeps, onCreditsLow } from "./on-credits-low.ts";

export {
  giveBackCredits,
  type Hold,
  heldSince,
  holdCredits,
  lookAfter,
  noteAnswer,
  spendCredits,
} from "./answer-credits.ts";
export { creditDaysLeft, rechargeBought, takeBackBought } from "./bought-credits.ts";
export { creditCounters } from "./counters.ts";
export { sendCredits } from "./movement.ts";

export function creditsModule(letters: LetterDeps): Module {
  return {
    fills: [businessFigures.fill(async (tx) => ({ credits: await creditCounters(tx) }))],
    routes: [
      bind(routes.listCreditMovements, listCreditMovements),
      bind(routes.createCreditMovement, createCreditMovement),
      bind(routes.getCreditBalance, getCreditBalance),
      bind(routes.editCreditSettings, editCreditSettings),
    ],
    subscribers: [onCreditsLow(letters), onBalancesDue],
    sweeps: [balanceChecks],
  };
}
