import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/precios-partner",
    shape: "cards",
    title: "Precios para partners",
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
