import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useBrand } from "../lib/brand/brand.ts";
import { MODES, useThemeMode } from "./theme-mode.ts";

/** Light, dark, or the system's mode. */
export function ModeChoice() {
  const { chosen, choose } = useThemeMode();
  // a brand has its own
  if (useBrand()) return null;
  return (
    <Box role="group" aria-label="Tema" sx={GROUP}>
      {MODES.map(({ mode, label }) => (
        <ButtonBase key={mode} aria-pressed={chosen === mode} onClick={() => choose(mode)} sx={ONE}>
          {label}
        </ButtonBase>
      ))}
    </Box>
  );
}

const GROUP = {
  display: "inline-flex",
  borderRadius: 1,
  border: "1px solid",
  borderColor: "outline",
  overflow: "hidden",
  bgcolor: "background.paper",
} as const;
const ONE = {
  px: 1.75,
  minHeight: { xs: 44, md: 36 },
  typography: "body2",
  fontWeight: 500,
  color: "text.secondary",
  "&[aria-pressed=true]": { bgcolor: "primary.soft", color: "primary.ink" },
  "& + &": { borderLeft: "1px solid", borderColor: "divider" },
  "&.Mui-focusVisible": { outlineOffset: -3 },
} as const;
