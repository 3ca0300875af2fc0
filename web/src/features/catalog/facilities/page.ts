import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/salas-y-equipos",
    shape: "list",
    load: () => import("./facilities-page.tsx"),
    name: "FacilitiesPage",
    detail: "detail",
  }),
];
