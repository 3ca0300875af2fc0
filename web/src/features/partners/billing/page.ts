import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/precios-partner",
    shape: "cards",
    load: () => import("./pricing-page.tsx"),
    name: "PartnerPricingPage",
  }),
  page({
    path: "/partner/recargar-creditos",
    shape: "form",
    load: () => import("./recharge-page.tsx"),
    name: "PartnerRechargePage",
  }),
];
