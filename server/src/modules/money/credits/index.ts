// Credits of a business: a ledger of what it received and what its assistants' answers cost.

import * as routes from "@mostrador/domain/money/credits/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { businessFigures } from "../../business/businesses/index.ts";
import { auditKinds } from "../../ground/identity/index.ts";
import { partnerCredits } from "../../partners/billing/index.ts";
import { partnerFigures, partnerRanking, partnerStarted } from "../../partners/partners/index.ts";
import { editCreditSettings, getCreditBalance } from "./balance.ts";
import { onCreditsExpiring } from "./blocks/expire-credits.ts";
import { balanceChecks, onBalancesDue, potChecks } from "./check-balances.ts";
import { creditCounters } from "./counters.ts";
import { createCreditMovement, listCreditMovements } from "./movement.ts";
import { type LetterDeps, onCreditsLow } from "./on-credits-low.ts";
import { pesoBalance } from "./pesos/peso.store.ts";
import { createPesoMovement, listPesoMovements } from "./pesos/send-pesos.ts";
import { listPotMovements } from "./pots/list-pot-movements.ts";
import { partnerPurchases } from "./pots/partner-purchases.ts";
import { readRanking } from "./pots/pot.store.ts";
import { potFigures, startPots } from "./pots/pot-figures.ts";

export {
  giveBackCredits,
  type Hold,
  heldSince,
  holdCredits,
  lookAfter,
  noteAnswer,
  spendCredits,
} from "./answer-credits.ts";
export { expireNow } from "./blocks/expire-credits.ts";
export { rechargeBought, takeBackBought } from "./bought-credits.ts";
export { renewChannels } from "./channel-renewal.ts";
export { creditCounters, creditDaysLeft, payableModels } from "./counters.ts";
export { chargeConversion } from "./pesos/charge-conversion.ts";
export { buyPesos, sendPesos, takeBackPesos } from "./pesos/send-pesos.ts";
export { sendFromPot } from "./pots/move-partner-credits.ts";
export { sendCredits } from "./send-credits.ts";

export function creditsModule(letters: LetterDeps): Module {
  return {
    fills: [
      auditKinds.fill({ credits: "money" }),
      businessFigures.fill(async (tx) => ({ credits: await creditCounters(tx) })),
      businessFigures.fill(async (tx) => ({ balanceMXN: await pesoBalance(tx) })),
      partnerFigures.fill(potFigures),
      partnerRanking.fill(readRanking),
      partnerStarted.fill(startPots),
      partnerCredits.fill(partnerPurchases),
    ],
    routes: [
      bind(routes.listCreditMovements, listCreditMovements),
      bind(routes.createCreditMovement, createCreditMovement),
      bind(routes.listPotMovements, listPotMovements),
      bind(routes.listPesoMovements, listPesoMovements),
      bind(routes.createPesoMovement, createPesoMovement),
      bind(routes.getCreditBalance, getCreditBalance),
      bind(routes.editCreditSettings, editCreditSettings),
    ],
    subscribers: [onCreditsLow(letters), onBalancesDue, onCreditsExpiring],
    sweeps: [balanceChecks, potChecks],
  };
}
