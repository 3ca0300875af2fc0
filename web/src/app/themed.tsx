// Applies the theme to both products, the full and the light one.
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { createAppTheme } from "../ui/theme/create-app-theme.ts";
import { useSheetPerDrawing } from "../ui/theme/sheet-per-drawing.ts";
import { MODE_KEY } from "./theme-mode.ts";

const theme = createAppTheme();

export function Themed({ children }: { children: ReactNode }) {
  useSheetPerDrawing();
  return (
    <ThemeProvider theme={theme} modeStorageKey={MODE_KEY} defaultMode="system" disableTransitionOnChange noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
