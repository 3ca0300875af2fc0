// The least time between now and the first hour offered, in hours and steps of five minutes (D-4.5).
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { SwitchLine } from "../../../../ui/field/switch-line.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";

const NAME = "waitTimeToSchedule";
const WHEN_TURNED_ON = 30;
const HOURS = Array.from({ length: 25 }, (_, hours) => hours);
const MINUTES = Array.from({ length: 12 }, (_, step) => step * 5);

export function WaitField() {
  const minutes = useFormValue<number>(NAME);
  const set = useSetFormValue();
  const pick = (label: string, options: number[], value: number, unit: string, taken: (value: number) => number) => (
    <Select
      value={value}
      onChange={(event) => set(NAME, taken(Number(event.target.value)))}
      slotProps={{ input: { "aria-label": label } }}
      sx={{ flex: 1, maxWidth: 140 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option} {unit}
        </MenuItem>
      ))}
    </Select>
  );
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return (
    <div>
      <SwitchLine
        label="Pedir anticipación"
        help={
          minutes > 0
            ? "El primer horario que ofrece queda al menos a esta distancia."
            : "Ofrece horarios desde ahora mismo."
        }
        checked={minutes > 0}
        onChange={(on) => set(NAME, on ? WHEN_TURNED_ON : 0)}
      />
      {minutes > 0 && (
        <Box sx={{ display: "flex", gap: 1, mt: 1 }}>
          {pick("Horas de anticipación", HOURS, hours, "h", (value) => value * 60 + rest || 5)}
          {pick("Minutos de anticipación", MINUTES, rest, "min", (value) => hours * 60 + value || 5)}
        </Box>
      )}
    </div>
  );
}
