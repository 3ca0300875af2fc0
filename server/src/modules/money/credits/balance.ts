// The balance of a business, and the threshold for the owner's warning.
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { creditsOf } from "@mostrador/domain/money/credits/amount.ts";
import { CREDIT_TYPE_OF } from "@mostrador/domain/money/credits/credit-words.ts";
import type {
  getCreditBalance as balanceRoute,
  editCreditSettings as settingsRoute,
} from "@mostrador/domain/money/credits/routes.ts";
import { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import { TOLERANCE } from "@mostrador/domain/money/credits/tolerance.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { creditSettings, setCreditSettings } from "../../business/businesses/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { type ExpiringBlock, readExpiring } from "./blocks/block.store.ts";
import { countersIn, creditDaysLeft, warnedFrom } from "./counters.ts";
import { readBalances } from "./ledger.store.ts";
import { readUsedModels } from "./movement.store.ts";
import { pesoBalance } from "./pesos/peso.store.ts";

export async function getCreditBalance(ctx: TenantCtx, _call: Call<typeof balanceRoute>) {
  const [settings, balances, used, balanceMXN, expiring, daysLeft] = await readTogether(ctx, (tx) =>
    Promise.all([
      creditSettings(tx),
      readBalances(tx),
      readUsedModels(tx),
      pesoBalance(tx),
      readExpiring(tx),
      creditDaysLeft(tx, ctx.now),
    ]),
  );
  const { paymentMode, paymentLevel, pricePerConversion, lowCreditThreshold, creditNotificationInterval } = settings;
  const counters = countersIn(paymentMode, balances);
  const leftOf = { gpt_model: counters.gptModel, reasoning_model: counters.reasoningModel };
  const ofTolerance = {
    gptModel: { max: TOLERANCE.gpt_model, left: counters.gptModel },
    reasoningModel: { max: TOLERANCE.reasoning_model, left: counters.reasoningModel },
  };
  return {
    data: {
      ...counters,
      daysLeft: { gptModel: daysLeft.gpt_model, reasoningModel: daysLeft.reasoning_model },
      paymentMode,
      paymentLevel,
      pricePerConversion,
      balanceMXN,
      tolerance: paymentMode === "conversion" ? ofTolerance : null,
      expiring: expiring.map(presentExpiring),
      lowCreditThreshold,
      creditNotificationInterval,
      low: CreditModel.options.filter((model) => used.includes(model) && leftOf[model] <= warnedFrom(settings, model)),
    },
  };
}

function presentExpiring({ model, kind, credits, expires_at }: ExpiringBlock) {
  const creditType = CREDIT_TYPE_OF[model];
  return { creditType, isGift: kind === "given", credits: creditsOf(credits), expiresAt: expires_at.toISOString() };
}

export async function editCreditSettings(ctx: TenantCtx, { params, body }: Call<typeof settingsRoute>) {
  if (params.id.toLowerCase() !== ctx.businessId) throw notFound("No se encontró el negocio");
  await transact(ctx, async (tx) => {
    await setCreditSettings(tx, ctx, body.counters);
    await writeAudit(tx, ctx, {
      action: "credits.settings",
      summary: "Cambió cuándo se avisa que quedan pocos créditos",
      details: body.counters,
    });
  });
  return { data: body.counters, message: "Configuración de créditos actualizada correctamente" };
}
