import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/tabletas",
    shape: "list",
    title: "Tabletas de recepción",
    load: () => import("./tablets-page.tsx"),
    name: "TabletsPage",
  }),
];
