// The fonts that a brand may have, and the colours that hold until it chooses others.
/** The fonts that are offered; the product serves their files itself. */
export const FONTS = [
  "Heebo",
  "Inter",
  "Roboto",
  "Open Sans",
  "Poppins",
  "Montserrat",
  "Lato",
  "Source Sans Pro",
] as const;

export const DEFAULT_COLORS = {
  primaryColor: "#007AFF",
  secondaryColor: "#6200ff",
  backgroundColor: "#f5f5f5",
  textColor: "#000000",
  accentColor: "#15efc1",
  successColor: "#4caf50",
  warningColor: "#ff9800",
  errorColor: "#dd1911",
} as const;
export type BrandColor = keyof typeof DEFAULT_COLORS;
