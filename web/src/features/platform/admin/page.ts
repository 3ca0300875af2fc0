import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/admin",
    shape: "list",
    title: "Administración",
    load: () => import("./admin-page.tsx"),
    name: "AdminPage",
  }),
  page({
    path: "/negocios",
    shape: "list",
    title: "Negocios",
    load: () => import("./portfolio-page.tsx"),
    name: "PortfolioPage",
  }),
];
