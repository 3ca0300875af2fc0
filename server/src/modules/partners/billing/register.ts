// Registers a partner with its trial at Stripe. The trial is made first: without it nothing is written. One whose partner
// was refused afterwards has no card, and ends by itself.
import type { createPartnerWithStripe as registerRoute } from "@mostrador/domain/partners/billing/routes.ts";
import { TRIAL_DAYS } from "@mostrador/domain/partners/partners/subscription.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { checkDraft, createPartner } from "../partners/index.ts";
import { askBilling } from "./ask-billing.ts";
import type { BillingDeps } from "./deps.ts";
import { pricesOf, readItems } from "./prices.ts";

const DAY_MS = 86_400_000;
type Register = Call<typeof registerRoute>;

export function partnerRegistration(deps: BillingDeps) {
  const { billing } = deps;
  return {
    async ask(ctx: PersonCtx, { body }: Register) {
      await checkDraft(ctx, body, { path: "" });
      const id = newId();
      const metadata = { partner: id };
      return askBilling(deps, async () => {
        const { plan, fee } = await pricesOf(billing, "hobby");
        const { email } = ctx.principal;
        const customer = await billing.makeCustomer({ key: `partner-${id}`, name: body.name, email, metadata });
        const trialEnd = ctx.now + TRIAL_DAYS * DAY_MS;
        const trial = await billing.startTrial({ key: id, customer, priceIds: [plan, fee], metadata, trialEnd });
        return { id, draft: body, trial };
      });
    },
    async end(ctx: PersonCtx, { id, draft, trial }: Awaited<ReturnType<typeof this.ask>>) {
      const items = readItems(trial.items);
      const data = await createPartner(ctx, draft, {
        ...{ id, path: "" },
        subscription: {
          ...{ stripe_customer_id: trial.customer, stripe_subscription_id: trial.id, usage_subscription_id: trial.id },
          ...{ stripe_price_id: items?.plan.priceId ?? null, metered_item_id: items?.fee?.id ?? null },
          ...{ subscription_end: new Date(trial.periodEnd), subscription_read_at: new Date(ctx.now) },
        },
      });
      return { data, message: "Partner registrado correctamente" };
    },
  };
}
