import { page } from "../../lib/page/page.ts";

export const pages = [
  page({
    path: "/partner/dashboard",
    shape: "cards",
    title: "Dashboard",
    load: () => import("./partner-page.tsx"),
    name: "PartnerDashboardPage",
  }),
  page({
    path: "/partner",
    shape: "form",
    load: () => import("./partner-page.tsx"),
    name: "PartnerPage",
    detail: "form",
    below: [":id"],
  }),
];
