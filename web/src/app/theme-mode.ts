// Light or dark, kept in the browser; `public/theme-mode.js` reads the same key before the first paint.
import { useColorScheme } from "@mui/material/styles";

export const MODE_KEY = "mostrador.mode";

export function useThemeMode() {
  const { mode, systemMode, setMode } = useColorScheme();
  const current = (mode === "system" ? systemMode : mode) ?? "light";
  return { mode: current, toggle: () => setMode(current === "light" ? "dark" : "light") };
}
