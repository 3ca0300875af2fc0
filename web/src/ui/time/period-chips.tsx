// 'Hoy', 'Semana', 'Mes': sets the two days of a list's filters. The chosen one is pressed; pressed again, it goes.
import { USUAL_PERIODS, type UsualPeriod, usualPeriod } from "@mostrador/domain/kit/figures/usual-period.ts";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";

type ChosenDays = { desde: string | null; hasta: string | null };
type Props = {
  kinds: readonly UsualPeriod[];
  values: ChosenDays;
  today: string;
  onChange: (days: ChosenDays) => void;
};

export function PeriodChips({ kinds, values, today, onChange }: Props) {
  return (
    <Box role="group" aria-label="Periodo" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {kinds.map((kind) => {
        const { from, to } = usualPeriod(kind, today);
        const isChosen = values.desde === from && values.hasta === to;
        return (
          <Chip
            key={kind}
            label={USUAL_PERIODS[kind]}
            color={isChosen ? "primary" : "default"}
            variant={isChosen ? "filled" : "outlined"}
            aria-pressed={isChosen}
            sx={{ "@media (pointer: coarse)": { height: 44 } }}
            onClick={() => onChange(isChosen ? { desde: null, hasta: null } : { desde: from, hasta: to })}
          />
        );
      })}
    </Box>
  );
}
