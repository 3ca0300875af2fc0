// Applies the theme to both products, the full and the light one.

import type { ShownBranding } from "@mostrador/domain/partners/partners/brand/schema.ts";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import { useBrand } from "../lib/brand/brand.ts";
import { setProductName } from "../ui/layout/use-title.ts";
import { createAppTheme } from "../ui/theme/create-app-theme.ts";
import { useSheetPerDrawing } from "../ui/theme/sheet-per-drawing.ts";
import { MODE_KEY } from "./theme-mode.ts";

const OWN_THEME = createAppTheme();

export function Themed({ children }: { children: ReactNode }) {
  useSheetPerDrawing();
  const brand = useBrand();
  const theme = useMemo(() => (brand ? themeOf(brand) : OWN_THEME), [brand]);
  setProductName(brand?.companyName);
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

function themeOf(brand: ShownBranding) {
  const { fontFamily, themeMode: mode } = brand;
  // `primaryColor` is `primary` of a theme
  const colors = Object.fromEntries(Object.entries(brand).map(([key, value]) => [key.replace("Color", ""), value]));
  return createAppTheme({ fontFamily, mode, colors });
}
