// Créditos: how many messages to buy, at the price of their tier.
import { lastingText } from "@mostrador/domain/money/credits/credit-words.ts";
import { LEAST_CREDITS } from "@mostrador/domain/partners/billing/credit-tiers.ts";
import { LEAST_CREDITS_WITH_COUPON } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../../../lib/address/address.ts";
import { TypedField } from "../../../ui/field/typed-field.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { CreditQuantity } from "../../partners/billing/index.ts";
import { useBilling, useCheckout } from "./api.ts";

export function CreditsPurchase() {
  const { params } = useAddress();
  const billing = useBilling();
  const [written, setWritten] = useState("");
  const coupon = written.trim();
  const { begin, isBusy } = useCheckout("Error al procesar el pago");
  const days = billing.data?.daysLeft ?? null;
  return (
    <Page title="Comprar créditos" narrow subtitle={days === null ? undefined : daysText(days)}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        {params.get("compra") === "lista" && (
          <Notice tone="success">Recibimos tu pago. Tus créditos llegan en un momento.</Notice>
        )}
        <CreditQuantity
          title="Cuántos mensajes"
          least={coupon ? LEAST_CREDITS_WITH_COUPON : LEAST_CREDITS}
          isBusy={isBusy}
          onBuy={(choice) => void begin({ prices: [choice], allowQuantityUpdates: true, ...(coupon && { coupon }) })}
        >
          <TypedField label="Cupón (opcional)" value={written} onChange={setWritten} maxLength={40} />
        </CreditQuantity>
        <Button component={Link} to="/creditos/movimientos">
          Ver los movimientos de créditos
        </Button>
      </Box>
    </Page>
  );
}

/** At the pace of the last two weeks. */
export function daysText(days: number): string {
  return `A tu ritmo, ${lastingText(days)}`;
}
