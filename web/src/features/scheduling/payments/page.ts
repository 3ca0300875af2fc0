import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/integraciones/mercado-pago",
    shape: "cards",
    load: () => import("./index.ts"),
    name: "MercadoPagoPage",
  }),
];
