// The brand of a partner: the fonts that are offered, and the values that hold until it chooses others.
import type { Branding, ShownBranding } from "./schema.ts";

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

/** `stored`: what was chosen; empty where nothing was. */
export function shownBranding(stored: Partial<Branding>, partnerName: string): ShownBranding {
  const texts = {
    description: "",
    email: "",
    phone: "",
    facebookUrl: "",
    instagramUrl: "",
    whatsappUrl: "",
    websiteUrl: "",
  };
  return {
    ...DEFAULT_COLORS,
    ...texts,
    logoUrl: "",
    fontFamily: "Heebo",
    themeMode: "light",
    companyName: partnerName,
    ...stored,
  };
}
