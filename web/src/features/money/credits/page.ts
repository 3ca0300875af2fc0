import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/creditos/movimientos",
    shape: "list",
    title: "Movimientos de créditos",
    load: () => import("./credits-page.tsx"),
    name: "CreditsPage",
  }),
  page({
    path: "/partner/movimientos",
    shape: "list",
    title: "Movimientos de créditos",
    load: () => import("./pots/pot-page.tsx"),
    name: "PotPage",
  }),
];
