// Applies the theme to both products, the full and the light one.

import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import { useBrand } from "../lib/brand/brand.ts";
import { createAppTheme } from "../ui/theme/create-app-theme.ts";
import { useSheetPerDrawing } from "../ui/theme/sheet-per-drawing.ts";
import { MODE_KEY } from "./theme-mode.ts";

export function Themed({ children }: { children: ReactNode }) {
  useSheetPerDrawing();
  const brand = useBrand();
  const theme = useMemo(() => createAppTheme(brand ?? {}), [brand]);
  // A brand has one mode: what a person chose counts without a brand only.
  return (
    <ThemeProvider
      key={brand?.themeMode}
      theme={theme}
      modeStorageKey={MODE_KEY}
      defaultMode={brand?.themeMode ?? "system"}
      {...(brand && { storageManager: null })}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
