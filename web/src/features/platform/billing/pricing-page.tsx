// Precios: the promotion, the monthly plans, the enterprise card, and the packs in pesos or dollars. `?plan=1..3` begins
// the purchase of that plan; `?demo=1` shows the prices of a demonstration.
import { type Interval, PLANS } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { useAddress } from "../../../lib/address/address.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { CardsSkeleton } from "../../../ui/state/skeletons.tsx";
import { type Choice, useBilling, useCheckout } from "./api.ts";
import { EnterpriseCard } from "./enterprise-card.tsx";
import { PackCards } from "./pack-cards.tsx";
import { PlanCard } from "./plan-card.tsx";
import { planChoice } from "./plan-choice.ts";
import { PromoCard } from "./promo-card.tsx";
import { SwitchOf } from "./switch-of.tsx";

const INTERVALS = [
  { value: "month", label: "Mensual" },
  { value: "year", label: "Anual" },
] as const;
const ALL = Object.values(PLANS);
const NO_OPTIONS = "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.";

export function PricingPage() {
  const { params, change } = useAddress();
  const [interval, setInterval] = useState<Interval>("month");
  const billing = useBilling();
  const { begin, isBusy } = useCheckout("Error al seleccionar el plan");
  const isDemo = params.get("demo") !== null;
  useWantedPlan(params.get("plan"), billing.data !== undefined, (choice) => {
    change({ plan: null });
    void begin(choice);
  });
  const { subscription = null, mayBuyPromo = false, missing = [], teamWhatsapp = "" } = billing.data ?? {};
  const current = subscription?.status === "active" ? subscription.plan : null;
  return (
    <Page
      title="Precios"
      subtitle="Precios con IVA incluido. Cambia o cancela cuando quieras."
      tools={<SwitchOf label="Cada cuándo se paga" value={interval} options={INTERVALS} onChange={setInterval} />}
    >
      {billing.isPending ? (
        // what may be above the plans comes with them, so that nothing moves
        <CardsSkeleton />
      ) : (
        <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
          {billing.error && !billing.data && (
            <ErrorState dense title={NO_OPTIONS} error={billing.error} onRetry={() => void billing.refetch()} />
          )}
          {missing.length > 0 && <Notice tone="warning">{NO_OPTIONS}</Notice>}
          {params.get("compra") === "lista" && (
            <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>
          )}
          {mayBuyPromo && <PromoCard isBusy={isBusy} onBuy={(choice) => void begin(choice, true)} />}
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}>
            {ALL.map((plan) => (
              <PlanCard
                key={plan.name}
                plan={plan}
                interval={interval}
                isCurrent={current === plan.name}
                isBusy={isBusy}
                onChoose={(choice) => void begin(choice)}
              />
            ))}
          </Box>
          <EnterpriseCard team={teamWhatsapp} />
          <PackCards isDemo={isDemo} team={teamWhatsapp} isBusy={isBusy} onBuy={(choice) => void begin(choice)} />
        </Box>
      )}
    </Page>
  );
}

/** Once: a reload after coming back from Stripe begins nothing, since the parameter is gone. */
function useWantedPlan(wanted: string | null, isReady: boolean, begin: (choice: Choice) => void) {
  const hasBegun = useRef(false);
  useEffect(() => {
    const plan = ALL[Number(wanted) - 1];
    if (!plan || !isReady || hasBegun.current) return;
    hasBegun.current = true;
    begin(planChoice(plan, "month", 0, false));
  });
}
