import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/partner/dashboard",
    shape: "cards",
    load: () => import("./dashboard-page.tsx"),
    name: "PartnerDashboardPage",
  }),
];
