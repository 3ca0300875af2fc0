import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({ path: "/admin", shape: "list", load: () => import("./admin-page.tsx"), name: "AdminPage" }),
  page({ path: "/negocios", shape: "list", load: () => import("./portfolio-page.tsx"), name: "PortfolioPage" }),
];
