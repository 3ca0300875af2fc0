// The colour mode: light, dark, or the system's until a person chooses one. `public/theme-mode.js` reads the same key
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
    /** The mode in effect. */
    mode: shown,
    chosen,
    choose: (next: ModeChosen) => setMode(next),
    toggle: () => setMode(shown === "light" ? "dark" : "light"),
  };
}
