import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/precios",
    shape: "cards",
    title: "Precios",
    load: () => import("./pricing-page.tsx"),
    name: "PricingPage",
  }),
  page({ path: "/creditos", shape: "form", load: () => import("./credits-purchase.tsx"), name: "CreditsPurchase" }),
  page({
    path: "/recargar",
    shape: "cards",
    title: "Recargar créditos",
    load: () => import("./recharge-page.tsx"),
    name: "RechargePage",
  }),
  page({ path: "/facturacion", shape: "list", load: () => import("./billing-page.tsx"), name: "BillingPage" }),
];
