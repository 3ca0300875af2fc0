import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { ariaKeys } from "../../../../ui/key/key-text.ts";
import type { View } from "../grid/columns.ts";

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_, chosen: View | null) => chosen && onChange(chosen)}
      aria-label="Vista"
    >
      <ToggleButton value="day" aria-keyshortcuts={ariaKeys("agenda", "day")}>
        Día
      </ToggleButton>
      <ToggleButton value="week" aria-keyshortcuts={ariaKeys("agenda", "week")}>
        Semana
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
