// What a brand can change: eight colours, the font and the mode. Missing or invalid values use these defaults.

export type BrandColors = {
  primaryColor: string;
  secondaryColor: string;
  backgroundColor: string;
  textColor: string;
  accentColor: string;
  successColor: string;
  warningColor: string;
  errorColor: string;
};
export type Mode = "light" | "dark";

export const DEFAULT_COLORS: BrandColors = {
  primaryColor: "#007AFF",
  secondaryColor: "#6200FF",
  backgroundColor: "#F5F5F5",
  textColor: "#000000",
  accentColor: "#15EFC1",
  successColor: "#4CAF50",
  warningColor: "#FF9800",
  errorColor: "#DD1911",
};
export const DEFAULT_FONT = "Heebo";

/** The CSS family of a font by name: the bundled variable font first, then system fonts. */
export function fontStack(name: string): string {
  return `"${name} Variable", "${name}", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
}
