import type { Theme } from "@mui/material/styles";

const TONES = ["primary", "secondary", "accent", "success", "warning", "error", "neutral"] as const;

/** `--tone-…`: the colours of an entry by its state. */
export function toneVars(palette: Theme["vars"]["palette"]): Record<string, string> {
  return Object.fromEntries(TONES.map((tone) => [`--tone-${tone}`, palette[tone].main]));
}
