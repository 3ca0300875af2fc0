import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/servicios",
    shape: "list",
    title: "Servicios",
    load: () => import("./services-page.tsx"),
    name: "ServicesPage",
    detail: "detail",
    reads: ["/api/specialist", "/api/branch", "/api/service?archived=false&sort=name&limit=100&totals=true"],
  }),
];
