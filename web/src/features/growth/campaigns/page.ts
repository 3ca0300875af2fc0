import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/massiveAI",
    shape: "list",
    load: () => import("./campaigns-page.tsx"),
    name: "CampaignsPage",
    detail: "detail",
  }),
];
