// Light, dark, or as the computer is until somebody chooses: kept in the browser. `public/theme-mode.js` reads the same key
// before the first paint.
import { useColorScheme } from "@mui/material/styles";

export type ModeChosen = "light" | "dark" | "system";

export const MODE_KEY = "mostrador.mode";
export const MODES: readonly { mode: ModeChosen; label: string }[] = [
  { mode: "light", label: "Claro" },
  { mode: "dark", label: "Oscuro" },
  { mode: "system", label: "Sistema" },
];

export function useThemeMode() {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen: ModeChosen = mode ?? "system";
  const shown = (chosen === "system" ? systemMode : chosen) ?? "light";
  return {
    /** What is seen. */
    mode: shown,
    chosen,
    choose: (next: ModeChosen) => setMode(next),
    toggle: () => setMode(shown === "light" ? "dark" : "light"),
  };
}
