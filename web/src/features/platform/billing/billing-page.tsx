// Facturación: the plan of the business, what it allows, and what was bought.
import { creditText } from "@mostrador/domain/money/credits/credit-words.ts";
import { balanceText } from "@mostrador/domain/money/credits/pesos/peso-words.ts";
import type { CreditBalance } from "@mostrador/domain/money/credits/schema.ts";
import { PLANS } from "@mostrador/domain/platform/billing/catalogue.ts";
import type { BillingOverview } from "@mostrador/domain/platform/billing/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { SettledTogether } from "../../../lib/page/settled-together.tsx";
import { dateTimeText } from "../../../ui/data/date-time.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FactsSkeleton } from "../../../ui/state/skeletons.tsx";
import { useCreditBalance } from "../../money/credits/index.ts";
import { PurchaseList } from "../../partners/billing/index.ts";
import { useBilling, usePortal } from "./api.ts";
import { daysText } from "./credits-purchase.tsx";
import { conversionsText } from "./peso-cards.tsx";

const dateText = (value: string) => dateTimeText(value, { time: false });
const NUMBER = new Intl.NumberFormat("es-MX");

export function BillingPage() {
  const billing = useBilling();
  const portal = usePortal();
  const { data } = billing;
  const credits = useCreditBalance();
  const balance = credits.data;
  const pesos = balance?.paymentMode === "conversion" ? balance : null;
  const left = ({ daysLeft }: BillingOverview) => (pesos ? pesosText(pesos) : leftText(daysLeft));
  return (
    <Page title="Facturación" narrow>
      {billing.error && !data ? (
        <ErrorState error={billing.error} onRetry={() => void billing.refetch()} />
      ) : (
        <SettledTogether skeleton={<FactsSkeleton />}>
          <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
            <Card
              title="Tu plan"
              action={
                <Button component={Link} to="/precios">
                  Cambiar de plan
                </Button>
              }
            >
              {data && <PlanFacts data={data} />}
              {data?.subscription && (
                <Button variant="outlined" disabled={portal.isBusy} onClick={() => void portal.open()} sx={{ mt: 2 }}>
                  Tarjeta, facturas y cancelación
                </Button>
              )}
            </Card>
            <Card
              title={pesos ? "Tu saldo" : "Tus créditos"}
              action={
                <Button component={Link} to="/recargar">
                  Recargar
                </Button>
              }
            >
              {balance && !pesos && <CreditFigures {...balance} />}
              <Typography variant="body2" color="textSecondary">
                {data && left(data)}
              </Typography>
            </Card>
            <Card title="Compras">
              {data?.purchases.length === 0 && (
                <Typography variant="body2" color="textSecondary">
                  Aquí verás lo que compres.
                </Typography>
              )}
              <PurchaseList label="Compras" purchases={data?.purchases} />
            </Card>
          </Box>
        </SettledTogether>
      )}
    </Page>
  );
}

function leftText(days: number | null): string {
  return days === null ? "Cuando tu asistente conteste, aquí verás para cuánto te alcanza." : `${daysText(days)}.`;
}

function pesosText({ balanceMXN, pricePerConversion }: { balanceMXN: number; pricePerConversion: number }): string {
  const count = Math.floor(balanceMXN / pricePerConversion);
  if (count === 0) return `${balanceText(balanceMXN)}. No alcanza para la próxima conversión.`;
  return `${balanceText(balanceMXN)}. ${conversionsText(count)}.`;
}

function PlanFacts({ data }: { data: BillingOverview }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
      <Typography sx={{ fontSize: { xs: 16, sm: 18 }, fontWeight: 500 }}>{planText(data)}</Typography>
      <Typography variant="body2" color="textSecondary">
        Puedes tener activos:
      </Typography>
      <Box component="dl" sx={LIMITS}>
        {data.limits.map(({ name, label, most }) => (
          <Box key={name} sx={{ display: "flex", flexDirection: "column-reverse" }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={FIGURE}>
              {NUMBER.format(most)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function CreditFigures({ gptModel, reasoningModel }: Pick<CreditBalance, "gptModel" | "reasoningModel">) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, mb: 1 }}>
      {[
        { label: "GPT", credits: gptModel },
        { label: "Reasoning", credits: reasoningModel },
      ].map(({ label, credits }) => (
        <Typography key={label} component="p" sx={FIGURE}>
          {creditText(credits)}{" "}
          <Typography component="span" variant="body2" color="textSecondary">
            {label}
          </Typography>
        </Typography>
      ))}
    </Box>
  );
}

const FIGURE = { m: 0, fontSize: 20, fontWeight: 500, fontVariantNumeric: "tabular-nums" } as const;
const LIMITS = {
  ...{ m: 0, display: "grid", gap: 2 },
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(4, minmax(0, 1fr))" },
} as const;

function planText({ subscription, isRunning, endSubscription }: BillingOverview): string {
  const until = dateText(subscription?.endsAt ?? endSubscription);
  if (subscription && (subscription.status === "active" || subscription.status === "trialing")) {
    const name = subscription.plan ? `Plan ${PLANS[subscription.plan].label}` : "Tu plan";
    return subscription.isEnding ? `${name}: termina el ${until}.` : `${name}: se renueva el ${until}.`;
  }
  if (subscription) return `Tu plan terminó el ${until}. Lo que tienes sigue aquí.`;
  if (isRunning) return `Estás en tus días gratis, hasta el ${until}.`;
  return `Tus días gratis terminaron el ${until}. Lo que tienes sigue aquí; lo nuevo tiene los límites de Bronce.`;
}
