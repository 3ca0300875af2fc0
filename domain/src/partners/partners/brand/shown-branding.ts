// The brand of a partner as it is answered: what it has not chosen yet has its default.
import { DEFAULT_COLORS } from "./brand.ts";
import type { Branding, ShownBranding } from "./schema.ts";

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
