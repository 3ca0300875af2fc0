// The packs, in pesos or dollars: paid once.
import { CURRENCIES, type Currency, PACKS } from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Money } from "../../../ui/data/money.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Choice } from "./api.ts";
import { SwitchOf } from "./switch-of.tsx";
import { useTeamLink } from "./team-link.ts";

const NUMBER = new Intl.NumberFormat("es-MX");
const OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

type Props = { isDemo?: boolean; team?: string; isBusy: boolean; onBuy: (choice: Choice) => void };

export function PackCards({ isDemo = false, team = "", isBusy, onBuy }: Props) {
  // without a number the person chooses in WhatsApp to whom it goes
  const demo = useTeamLink(team, demoText);
  const [currency, setCurrency] = useState<Currency>("MXN");
  return (
    <Box
      component="section"
      aria-label="Paquetes de créditos"
      sx={{ display: "flex", flexDirection: "column", gap: 2 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="h3" component="h2">
          Paquetes de créditos
        </Typography>
        <SwitchOf label="Moneda" value={currency} options={OPTIONS} onChange={setCurrency} />
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}>
        {Object.values(PACKS).map((pack) => {
          const shown = isDemo ? pack.demo : pack;
          return (
            <Card key={pack.name} title={pack.label}>
              <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5 }}>
                <Typography component="p" sx={{ fontSize: 24, fontWeight: 600 }}>
                  <Money amount={shown[currency] / 100} currency={currency} />
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {`${NUMBER.format(shown.credits)} créditos, una sola vez`}
                  {shown.savings > 0 && ` · ahorras ${shown.savings}%`}
                </Typography>
                {isDemo ? (
                  <Button
                    variant="outlined"
                    component="a"
                    href={demo ?? `https://wa.me/?text=${encodeURIComponent("Quiero ver la demo")}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    Ver la demo en WhatsApp
                  </Button>
                ) : (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => onBuy(choiceOf(pack.name, currency, shown[currency]))}
                  >
                    {`Comprar ${pack.label}`}
                  </Button>
                )}
              </Box>
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}

const demoText = (product: string) => `Quiero ver la demo de ${product}`;

function choiceOf(name: string, currency: Currency, amount: number): Choice {
  return { prices: [{ priceId: `pack-${name}-${currency}`, quantity: 1, unitAmount: amount }], customAmount: amount };
}
