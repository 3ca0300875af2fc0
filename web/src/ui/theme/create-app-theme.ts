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

export type AppThemeOptions = { colors?: Partial<BrandColors>; fontFamily?: string; mode?: Mode };

export function createAppTheme({
  colors = {},
  fontFamily = DEFAULT_FONT,
  mode = "light",
}: AppThemeOptions = {}): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: "[data-mode='%s']" },
    defaultColorScheme: mode,
    colorSchemes: {
      light: { palette: createPalette(colors, "light") },
      dark: { palette: createPalette(colors, "dark") },
    },
    spacing: 8,
    shape: { borderRadius: 10 },
    typography: createTypography(fontFamily),
    components: { ...baselineDefaults, ...actionDefaults, ...inputDefaults, ...surfaceDefaults },
  });
}
