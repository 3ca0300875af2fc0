// The pages of a partner, with what other capabilities show in them.
import { PartnerDashboard as Dashboard, PartnerPage as Partner } from "../../features/partners/partners/index.ts";
import type { InPartner } from "../../lib/partner/in-partner.ts";

const FOUND = Object.values(
  import.meta.glob<InPartner>("../../features/*/*/in-partner.ts", { eager: true, import: "inPartner" }),
);
const CARDS = FOUND.flatMap(({ Card }) => Card ?? []);
const FIRST = FOUND.flatMap(({ FirstOnDashboard }) => FirstOnDashboard ?? []);
const ON_DASHBOARD = FOUND.flatMap(({ OnDashboard }) => OnDashboard ?? []);

export function PartnerPage() {
  return <Partner cards={CARDS} />;
}

export function PartnerDashboardPage() {
  return <Dashboard first={FIRST} cards={ON_DASHBOARD} />;
}
