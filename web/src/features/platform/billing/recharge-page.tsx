// Recargar: usual quantities with one click, and the packs. A business that pays by conversion recharges its pesos.
import { balanceText } from "@mostrador/domain/money/credits/pesos/peso-words.ts";
import { tierOf, USUAL_CREDITS } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { useCreditBalance } from "../../money/credits/index.ts";
import { useBilling, useCheckout } from "./api.ts";
import { daysText } from "./credits-purchase.tsx";
import { PackCards } from "./pack-cards.tsx";
import { PesoCards } from "./peso-cards.tsx";

const QUANTITIES = [1000, 2000, USUAL_CREDITS, 10_000, 20_000] as const;
const NUMBER = new Intl.NumberFormat("es-MX");

export function RechargePage() {
  const { params } = useAddress();
  const { begin, isBusy } = useCheckout("Error al procesar el pago");
  const days = useBilling().data?.daysLeft ?? null;
  const balance = useCreditBalance().data;
  if (balance?.paymentMode === "conversion")
    return (
      <Page title="Recargar saldo" subtitle={balanceText(balance.balanceMXN)}>
        <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
          {params.get("compra") === "lista" && (
            <Notice tone="success">Recibimos tu pago. Tu saldo llega en un momento.</Notice>
          )}
          <PesoCards
            pricePerConversion={balance.pricePerConversion}
            isBusy={isBusy}
            onBuy={(choice) => void begin(choice)}
          />
        </Box>
      </Page>
    );
  return (
    <Page title="Recargar créditos" subtitle={days === null ? undefined : daysText(days)}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 3 }}>
        {params.get("compra") === "lista" && (
          <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>
        )}
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(5, 1fr)" } }}>
          {QUANTITIES.map((quantity) => {
            const { price } = tierOf(quantity);
            const prices = [{ priceId: "credits", quantity, unitAmount: price }];
            return (
              <Card key={quantity} title={NUMBER.format(quantity)}>
                <Box sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
                  <Typography component="p" sx={{ fontSize: 20, fontWeight: 600 }}>
                    <Money amount={(quantity * price) / 100} />
                  </Typography>
                  <Typography
                    variant="body2"
                    color="textSecondary"
                  >{`${moneyText(price / 100)} por mensaje`}</Typography>
                  <Button variant="outlined" disabled={isBusy} onClick={() => void begin({ prices })}>
                    {`Recargar ${NUMBER.format(quantity)}`}
                  </Button>
                </Box>
              </Card>
            );
          })}
        </Box>
        <Button component={Link} to="/creditos">
          Elegir otra cantidad
        </Button>
        <PackCards isBusy={isBusy} onBuy={(choice) => void begin(choice)} />
      </Box>
    </Page>
  );
}
