// The page of a partner, with what other capabilities show in it.
import { PartnerPage as Partner } from "../../features/partners/partners/index.ts";
import type { InPartner } from "../../lib/partner/in-partner.ts";

const CARDS = Object.values(
  import.meta.glob<InPartner>("../../features/*/*/in-partner.ts", { eager: true, import: "inPartner" }),
).map(({ Card }) => Card);

export function PartnerPage() {
  return <Partner cards={CARDS} />;
}
