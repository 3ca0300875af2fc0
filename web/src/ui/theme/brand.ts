// What a brand can change: eight colours, the font and the mode. Missing or invalid values use these defaults.

export type BrandColors = {
  primary: string;
  secondary: string;
  background: string;
  text: string;
  accent: string;
  success: string;
  warning: string;
  error: string;
};
export type Mode = "light" | "dark";

export const DEFAULT_COLORS: BrandColors = {
  primary: "#007AFF",
  secondary: "#6200FF",
  background: "#F5F5F5",
  text: "#000000",
  accent: "#15EFC1",
  success: "#4CAF50",
  warning: "#FF9800",
  error: "#DD1911",
};
export const DEFAULT_FONT = "Heebo";

/** The CSS family of a font by name: the bundled variable font first, then system fonts. */
export function fontStack(name: string): string {
  return `"${name} Variable", "${name}", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
}
