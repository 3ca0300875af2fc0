import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/creditos/movimientos",
    shape: "list",
    load: () => import("./credits-page.tsx"),
    name: "CreditsPage",
  }),
];
