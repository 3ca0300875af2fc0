// To whom people write about a price: their partner under its brand, else the team; null where neither has a number.
import { useBrand } from "../../../lib/brand/brand.ts";
import { useProductName } from "../../../lib/brand/brand-sign.tsx";

/** The address that opens WhatsApp with this text; `say` gets the name of the product, `team` are digits or empty. */
export function useTeamLink(team: string, say: (product: string) => string): string | null {
  const brand = useBrand();
  const product = useProductName();
  const text = encodeURIComponent(say(product));
  if (brand) return brand.whatsappUrl ? withText(brand.whatsappUrl, text) : null;
  return team ? `https://wa.me/${team}?text=${text}` : null;
}

/** A link of a group or of a channel takes no text: it is left as it is. */
function withText(url: string, text: string): string {
  return /^https?:\/\/wa\.me\/\d+\/?$/i.test(url) ? `${url.replace(/\/$/, "")}?text=${text}` : url;
}
