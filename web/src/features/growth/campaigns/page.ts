import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/massiveAI",
    shape: "list",
    load: () => import("./index.ts"),
    name: "CampaignsPage",
    detail: "detail",
  }),
];
