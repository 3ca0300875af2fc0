import { page } from "../../../lib/page/page.ts";

export const pages = [
  page({
    path: "/inmuebles",
    shape: "list",
    load: () => import("./index.ts"),
    name: "PropertiesPage",
    detail: "detail",
  }),
];
