import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/salas-y-equipos",
    shape: "list",
    title: "Salas y equipos",
    load: () => import("./facilities-page.tsx"),
    name: "FacilitiesPage",
    detail: "detail",
  }),
];
