import { PROMO } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Countdown } from "../../../ui/time/countdown.tsx";
import type { Choice } from "./api.ts";
import { promoEnd } from "./promo-end.ts";

const CHOICE: Choice = { prices: [{ priceId: "promo", quantity: PROMO.credits, unitAmount: PROMO.price }] };

/** Gone once its 72 hours in this browser are over. */
export function PromoCard({ isBusy, onBuy }: { isBusy: boolean; onBuy: (choice: Choice) => void }) {
  const [endsAt] = useState(() => promoEnd(Date.now(), window.localStorage));
  const [isOver, setIsOver] = useState(endsAt <= Date.now());
  if (isOver) return null;
  return (
    <Card title={`${PROMO.credits} créditos por ${moneyText(PROMO.price / 100)}`}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <Countdown endsAt={endsAt} message={`${PROMO.off}% de descuento`} onEnd={() => setIsOver(true)} />
        <Typography variant="body2" color="textSecondary">
          {`Valen ${moneyText(PROMO.valued / 100)}. Si no te sirve, te devolvemos el 100% de tu dinero.`}
        </Typography>
        <Box>
          <Button variant="contained" color="primary" disabled={isBusy} onClick={() => onBuy(CHOICE)}>
            Aprovechar la promoción
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
