import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/integraciones/mercado-pago",
    shape: "cards",
    load: () => import("./seller/mercado-pago-page.tsx"),
    name: "MercadoPagoPage",
  }),
];
