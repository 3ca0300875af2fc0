import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inmuebles",
    shape: "list",
    title: "Inmuebles",
    load: () => import("./properties-page.tsx"),
    name: "PropertiesPage",
    detail: "detail",
  }),
];
