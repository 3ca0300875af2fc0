import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/negocio",
    shape: "form",
    load: () => import("./index.ts"),
    name: "BusinessPage",
  }),
  page({
    path: "/negocios",
    shape: "list",
    load: () => import("./portfolio/portfolio-page.tsx"),
    name: "PortfolioPage",
  }),
];
