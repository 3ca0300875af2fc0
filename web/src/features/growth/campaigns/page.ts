import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/massiveAI",
    shape: "list",
    title: "Campañas",
    load: () => import("./campaigns-page.tsx"),
    name: "CampaignsPage",
    detail: "detail",
  }),
];
