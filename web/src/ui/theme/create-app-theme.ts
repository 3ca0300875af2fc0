// Creates a theme from eight colours, a font and a mode. Both colour schemes are CSS variables, switched by
// `data-mode`.
import { createTheme, type Theme } from "@mui/material/styles";
import { type BrandColors, DEFAULT_FONT, type Mode } from "./brand.ts";
import { actionDefaults } from "./defaults-actions.ts";
import { baselineDefaults } from "./defaults-baseline.ts";
import { inputDefaults } from "./defaults-inputs.ts";
import { surfaceDefaults } from "./defaults-surfaces.ts";
import { createPalette } from "./palette.ts";
import "./palette-types.ts";
import { createTypography } from "./typography.ts";

/** In the words of a brand, so that one can be given as it is. */
export type AppThemeOptions = Partial<BrandColors> & { fontFamily?: string; themeMode?: Mode };

export function createAppTheme(brand: AppThemeOptions = {}): Theme {
  const { fontFamily = DEFAULT_FONT, themeMode = "light" } = brand;
  return createTheme({
    cssVariables: { colorSchemeSelector: "[data-mode='%s']" },
    defaultColorScheme: themeMode,
    colorSchemes: {
      light: { palette: createPalette(brand, "light") },
      dark: { palette: createPalette(brand, "dark") },
    },
    spacing: 8,
    shape: { borderRadius: 10 },
    typography: createTypography(fontFamily),
    components: { ...baselineDefaults, ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
  });
}
