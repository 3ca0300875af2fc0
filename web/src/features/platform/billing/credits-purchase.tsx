// Créditos: how many messages to buy, at the price of their tier.
import {
  CREDIT_TIERS,
  LEAST_CREDITS,
  leastHelp,
  leastText,
  MOST_BOUGHT_CREDITS,
  tierOf,
  USUAL_CREDITS,
} from "@mostrador/domain/partners/billing/credit-tiers.ts";
import { LEAST_CREDITS_WITH_COUPON } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { useBilling, useCheckout } from "./api.ts";

const NUMBER = new Intl.NumberFormat("es-MX");

export function CreditsPurchase() {
  const { params } = useAddress();
  const billing = useBilling();
  const [written, setWritten] = useState(String(USUAL_CREDITS));
  const [coupon, setCoupon] = useState("");
  const { begin, isBusy } = useCheckout("Error al procesar el pago");
  const quantity = Math.min(MOST_BOUGHT_CREDITS, Number(written.replace(/\D/g, "")) || 0);
  const least = coupon.trim() ? LEAST_CREDITS_WITH_COUPON : LEAST_CREDITS;
  const isEnough = quantity >= least;
  const tier = tierOf(quantity);
  const days = billing.data?.daysLeft ?? null;
  const buy = (event: FormEvent) => {
    event.preventDefault();
    if (!isEnough) return;
    const prices = [{ priceId: "credits", quantity, unitAmount: tier.price, minimumQuantity: least }];
    void begin({ prices, allowQuantityUpdates: true, ...(coupon.trim() && { coupon: coupon.trim() }) });
  };
  return (
    <Page title="Comprar créditos" narrow subtitle={days === null ? undefined : daysText(days)}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        {params.get("compra") === "lista" && (
          <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>
        )}
        <Card title="Cuántos mensajes">
          <Box component="form" onSubmit={buy} noValidate sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
            <TextField
              label="Cantidad"
              value={written}
              onChange={({ target }) => setWritten(target.value)}
              slotProps={{ htmlInput: { inputMode: "numeric" } }}
              error={!isEnough}
              helperText={isEnough ? leastHelp(least) : leastText(least)}
            />
            <TextField
              label="Cupón (opcional)"
              value={coupon}
              onChange={({ target }) => setCoupon(target.value)}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <Typography component="p" aria-live="polite" sx={{ fontSize: 24, fontWeight: 600 }}>
              {moneyText((quantity * tier.price) / 100)}
              <Typography component="span" variant="body2" color="textSecondary">
                {` · ${moneyText(tier.price / 100)} por mensaje`}
              </Typography>
            </Typography>
            <Button type="submit" variant="contained" color="primary" disabled={!isEnough || isBusy}>
              {isBusy ? "Abriendo el pago…" : "Continuar al pago"}
            </Button>
          </Box>
        </Card>
        <Card title="Entre más compras, menos cuesta cada uno">
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", display: "grid", gap: 0.5 }}>
            {[...CREDIT_TIERS].reverse().map(({ from, price }) => (
              <li
                key={from}
              >{`Desde ${NUMBER.format(from || LEAST_CREDITS)}: ${moneyText(price / 100)} por mensaje`}</li>
            ))}
          </Box>
        </Card>
        <Button component={Link} to="/creditos/movimientos">
          Ver los movimientos de créditos
        </Button>
      </Box>
    </Page>
  );
}

export function daysText(days: number): string {
  return days === 1
    ? "A tu ritmo, te alcanza para un día"
    : `A tu ritmo, te alcanza para unos ${NUMBER.format(days)} días`;
}
