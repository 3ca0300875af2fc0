// How many credits to buy, at the price of their tier, and the table of the tiers.
import {
  CREDIT_TIERS,
  LEAST_CREDITS,
  leastHelp,
  leastText,
  MOST_BOUGHT_CREDITS,
  tierOf,
  USUAL_CREDITS,
} from "@mostrador/domain/partners/billing/credit-tiers.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type FormEvent, type ReactNode, useState } from "react";
import { moneyText } from "../../../ui/data/money.tsx";
import { TypedField } from "../../../ui/field/typed-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** `unitAmount`: cents for each. */
export type CreditChoice = { priceId: "credits"; quantity: number; unitAmount: number; minimumQuantity: number };
type Props = {
  title: string;
  description?: string;
  least: number;
  isBusy: boolean;
  onBuy: (choice: CreditChoice) => void;
  /** Further fields. */
  children?: ReactNode;
};

const NUMBER = new Intl.NumberFormat("es-MX");

export function CreditQuantity({ title, description, least, isBusy, onBuy, children }: Props) {
  const [written, setWritten] = useState(String(USUAL_CREDITS));
  const quantity = Math.min(MOST_BOUGHT_CREDITS, Number(written.replace(/\D/g, "")) || 0);
  const isEnough = quantity >= least;
  const { price } = tierOf(quantity);
  const buy = (event: FormEvent) => {
    event.preventDefault();
    if (isEnough) onBuy({ priceId: "credits", quantity, unitAmount: price, minimumQuantity: least });
  };
  return (
    <>
      <Card title={title} description={description}>
        <Box component="form" onSubmit={buy} noValidate sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
          <TypedField
            label="Cantidad"
            value={written}
            onChange={setWritten}
            inputMode="numeric"
            error={isEnough ? undefined : leastText(least)}
            help={leastHelp(least)}
          />
          {children}
          <Typography component="p" aria-live="polite" sx={{ fontSize: 24, fontWeight: 600 }}>
            {moneyText((quantity * price) / 100)}
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${moneyText(price / 100)} por mensaje`}
            </Typography>
          </Typography>
          <Button type="submit" variant="contained" color="primary" disabled={!isEnough || isBusy}>
            {isBusy ? "Abriendo el pago…" : "Continuar al pago"}
          </Button>
        </Box>
      </Card>
      <Card title="Entre más compras, menos cuesta cada uno">
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", display: "grid", gap: 0.5 }}>
          {[...CREDIT_TIERS].reverse().map((tier) => (
            <li key={tier.from}>
              {`Desde ${NUMBER.format(tier.from || LEAST_CREDITS)}: ${moneyText(tier.price / 100)} por mensaje`}
            </li>
          ))}
        </Box>
      </Card>
    </>
  );
}
