// The palette's own names, declared for MUI: `surface` in three steps, `outline` for inputs, `ink` and `soft` of each
// tone.
import type { PaletteColorOptions } from "@mui/material/styles";
import type {} from "@mui/material/themeCssVarsAugmentation";

declare module "@mui/material/styles" {
  interface PaletteColor {
    ink: string;
    soft: string;
  }
  interface SimplePaletteColorOptions {
    ink?: string;
    soft?: string;
  }
  interface Palette {
    accent: PaletteColor;
    neutral: PaletteColor;
    surface: { sunken: string; base: string; raised: string };
    outline: string;
  }
  interface PaletteOptions {
    accent?: PaletteColorOptions;
    neutral?: PaletteColorOptions;
    surface?: { sunken: string; base: string; raised: string };
    outline?: string;
  }
}

/** The tones with a meaning: the same six names for chips, dots, buttons and notices. */
export type Tone = "neutral" | "primary" | "secondary" | "accent" | "success" | "warning" | "error";
