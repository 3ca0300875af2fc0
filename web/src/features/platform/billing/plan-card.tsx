// One monthly plan: what it costs, what it gives, and its choices.
import {
  appointmentsFor,
  EXPERT_PRICE,
  extraCreditChoices,
  type Interval,
  type Plan,
  planCredits,
  planPrice,
  pricePerDay,
} from "@mostrador/domain/platform/billing/catalogue.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Money, moneyText } from "../../../ui/data/money.tsx";
import { TypedField } from "../../../ui/field/typed-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Choice } from "./api.ts";
import { planChoice } from "./plan-choice.ts";
import { SwitchOf } from "./switch-of.tsx";

const WHO = [
  { value: "solo", label: "Solo" },
  { value: "expert", label: "With expert" },
] as const;
const NUMBER = new Intl.NumberFormat("es-MX");

type Props = {
  plan: Plan;
  interval: Interval;
  isCurrent: boolean;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
};

export function PlanCard({ plan, interval, isCurrent, isBusy, onChoose }: Props) {
  const [who, setWho] = useState<"solo" | "expert">("solo");
  const [extra, setExtra] = useState(0);
  const months = interval === "year" ? 12 : 1;
  const total = planPrice(plan, interval) + extra * plan.extraPrice * months;
  const credits = planCredits(plan, interval) + extra * months;
  const appointments = appointmentsFor(plan.credits + extra);
  const { funnels, campaigns, upsells } = plan.limits;
  const facts = [
    `${NUMBER.format(credits)} créditos ${interval === "year" ? "de una vez" : "cada mes"}`,
    `Entre ${appointments.from} y ${appointments.to} citas al mes`,
    `${funnels} funnels en tu CRM`,
    campaigns === 1 ? "1 campaña masiva" : `${campaigns} campañas masivas`,
    `${upsells} upsells`,
    `Crédito adicional: ${moneyText(plan.extraPrice / 100)}`,
  ];
  return (
    <Card title={plan.label} action={isCurrent && <Typography variant="body2">Tu plan</Typography>}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2 }}>
        <Box>
          <Typography component="p" sx={{ fontSize: 28, lineHeight: 1.3, fontWeight: 600 }}>
            <Money amount={total / 100} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${interval === "year" ? "al año" : "al mes"}, IVA incluido · ${moneyText(pricePerDay(plan) / 100)} al día`}
          </Typography>
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2", display: "grid", gap: 0.5 }}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Box>
        <TypedField label="Créditos adicionales" value={String(extra)} onChange={(value) => setExtra(Number(value))}>
          {extraCreditChoices(plan.name).map((each) => (
            <MenuItem key={each} value={String(each)}>
              {each === 0 ? "Ninguno" : `+${NUMBER.format(each)} por ${moneyText((each * plan.extraPrice) / 100)}`}
            </MenuItem>
          ))}
        </TypedField>
        <SwitchOf label={`Quién configura ${plan.label}`} value={who} options={WHO} onChange={setWho} />
        {who === "expert" && (
          <Typography variant="body2" color="textSecondary">
            {`Un experto lo configura contigo: ${moneyText(EXPERT_PRICE / 100)} una sola vez.`}
          </Typography>
        )}
        <Button
          variant="contained"
          color="primary"
          disabled={isBusy}
          onClick={() => onChoose(planChoice(plan, interval, extra, who === "expert"))}
        >
          {isBusy ? "Abriendo el pago…" : `Elegir ${plan.label}`}
        </Button>
      </Box>
    </Card>
  );
}
