// Derives the palette of one mode from eight brand colours. Text colours are computed by contrast, so that any choice
// stays readable: `main` is the fill, `contrastText` the text on it, `ink` the colour as text, `soft` its tint.

import {
  ensureContrast,
  type Hex,
  lightness,
  mix,
  parseHex,
  readableFill,
  tune,
} from "@mostrador/domain/kit/color/color.ts";
import type { PaletteOptions } from "@mui/material/styles";
import { type BrandColors, DEFAULT_COLORS, type Mode } from "./brand.ts";

type Surfaces = { sunken: Hex; base: Hex; raised: Hex };

export function createPalette(brand: Partial<BrandColors>, mode: Mode): PaletteOptions {
  const colors = readBrand(brand);
  const surface = mode === "light" ? lightSurfaces(colors) : darkSurfaces(colors);
  const all = [surface.sunken, surface.base, surface.raised];
  const ink = mode === "light" ? colors.textColor : tune(colors.textColor, { lightness: 0.94, maxChroma: 0.01 });
  const text = ensureContrast(ink, all, 10);
  const selected = mix(text, surface.base, mode === "light" ? 0.07 : 0.1);
  const tone = (color: Hex) => createTone(color, { base: surface.base, under: [...all, selected] }, mode);
  return {
    mode,
    primary: tone(colors.primaryColor),
    secondary: tone(colors.secondaryColor),
    accent: tone(colors.accentColor),
    success: tone(colors.successColor),
    warning: tone(colors.warningColor),
    error: tone(colors.errorColor),
    info: tone(colors.primaryColor),
    neutral: tone(mix(text, surface.base, 0.55)),
    background: { default: surface.sunken, paper: surface.base },
    surface,
    text: {
      primary: text,
      secondary: ensureContrast(mix(text, surface.base, mode === "light" ? 0.6 : 0.66), all, 4.6),
      disabled: mix(text, surface.base, 0.4),
    },
    divider: mix(text, surface.base, mode === "light" ? 0.1 : 0.13),
    outline: ensureContrast(mix(text, surface.base, 0.24), [surface.base], mode === "light" ? 1.6 : 1.7),
    action: {
      hover: mix(text, surface.base, mode === "light" ? 0.04 : 0.06),
      selected,
      focus: mix(text, surface.base, 0.1),
      disabled: mix(text, surface.base, 0.4),
      disabledBackground: mix(text, surface.base, 0.1),
      active: ensureContrast(mix(text, surface.base, 0.6), all, 4.5),
    },
  };
}

function readBrand(brand: Partial<BrandColors>): BrandColors {
  const read = ([key, fallback]: [string, string]) => [key, parseHex(brand[key as keyof BrandColors], fallback)];
  return Object.fromEntries(Object.entries(DEFAULT_COLORS).map(read)) as BrandColors;
}

/** The background keeps the brand's hue but stays light enough for white surfaces and dark text. */
function lightSurfaces({ backgroundColor: background }: BrandColors): Surfaces {
  const sunken = lightness(background) < 0.93 ? tune(background, { lightness: 0.95, maxChroma: 0.02 }) : background;
  return { sunken, base: "#ffffff", raised: "#ffffff" };
}

/** Three steps of a near-black with a little of the primary hue: floating surfaces are lighter. */
function darkSurfaces({ primaryColor: primary }: BrandColors): Surfaces {
  const step = (level: number) => tune(primary, { lightness: level, maxChroma: 0.008 });
  return { sunken: step(0.17), base: step(0.212), raised: step(0.255) };
}

/** `under`: the backgrounds of its ink, in addition to its own tint. */
function createTone(color: Hex, { base, under }: { base: Hex; under: Hex[] }, mode: Mode) {
  const calm = mode === "light" ? color : tune(color, { chroma: 0.82 });
  const { fill: main, text: contrastText } = readableFill(ensureContrast(calm, [base], 1.5));
  const soft = mix(calm, base, mode === "light" ? 0.1 : 0.2);
  const toward = contrastText === "#ffffff" ? "#000000" : "#ffffff";
  return {
    main,
    contrastText,
    dark: mix(toward, main, 0.12),
    light: mix(base, main, 0.3),
    soft,
    ink: ensureContrast(calm, [...under, soft]),
  };
}
