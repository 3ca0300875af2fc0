// Usual amounts of balance in pesos, for a business that pays by conversion.
import { PESOS_BOUGHT } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { moneyText } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Choice } from "./api.ts";

type Props = { pricePerConversion: number; isBusy: boolean; onBuy: (choice: Choice) => void };

export function PesoCards({ pricePerConversion, isBusy, onBuy }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(5, 1fr)" } }}>
      {PESOS_BOUGHT.usual.map((quantity) => (
        <Card key={quantity} title={moneyText(quantity)}>
          <Box sx={{ display: "flex", flexDirection: "column", gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {conversionsText(Math.floor(quantity / pricePerConversion))}
            </Typography>
            <Button
              variant="outlined"
              disabled={isBusy}
              onClick={() => onBuy({ prices: [{ priceId: "pesos", quantity, unitAmount: 100 }] })}
            >
              {`Recargar ${moneyText(quantity, null)}`}
            </Button>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

export function conversionsText(count: number): string {
  return count === 1 ? "Alcanza para una conversión" : `Alcanza para ${count.toLocaleString("es-MX")} conversiones`;
}
